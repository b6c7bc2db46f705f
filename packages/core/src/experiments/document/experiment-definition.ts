import type { DocumentDefinition } from '../../documents/document-definition';
import { EXPERIMENT_VERSION, type ExperimentDocument, readExperiment } from './experiment-document';
import { experimentParts } from './experiment-parts';
import { storedExperiment, validateExperiment } from './validate-experiment';

export const EXPERIMENT: DocumentDefinition<ExperimentDocument> = {
  kind: 'experiment',
  noun: 'this test',
  version: EXPERIMENT_VERSION,
  read: readExperiment,
  validate: validateExperiment,
  normalize: storedExperiment,
  idOf: ({ id }) => id,
  parts: experimentParts,
};
