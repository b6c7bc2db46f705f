/** Contexts that can be tested: kinds of documents, of which one can replace another. */
export const EXPERIMENT_CONTEXTS = ['widget', 'smart_cart', 'collection', 'search'] as const;
export type ExperimentContext = (typeof EXPERIMENT_CONTEXTS)[number];
