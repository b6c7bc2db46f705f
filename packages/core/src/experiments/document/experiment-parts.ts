import type { Parts } from '../../editing/parts';
import { partsOf } from '../../editing/parts-of';
import type { ExperimentDocument } from './experiment-document';

/** Sections of a test. */
export const experimentParts: Parts<ExperimentDocument> = partsOf<ExperimentDocument>([
  { id: 'name', title: 'Name', fields: ['name', 'id', 'schemaVersion'], described: { name: 'Name' } },
  { id: 'tested', title: 'What is tested', fields: ['context', 'variants'] },
  {
    id: 'goal',
    title: 'Goal',
    fields: ['goalId', 'guardrails', 'smallestGain'],
    described: { smallestGain: 'Smallest gain worth finding' },
  },
  {
    id: 'rule',
    title: 'Checks',
    fields: ['falseWinners', 'checks', 'autoOptimize'],
    described: { autoOptimize: 'Optimize automatically' },
  },
]);
