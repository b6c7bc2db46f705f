/** Contexts that can be tested: documents of one kind, of which one takes the place of another. */
export const EXPERIMENT_CONTEXTS = ['widget', 'smart_cart', 'collection', 'search'] as const;
export type ExperimentContext = (typeof EXPERIMENT_CONTEXTS)[number];
