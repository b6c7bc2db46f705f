import type { SavedExperiment } from '@cartwright/core/contract/experiments';
import { EXPERIMENT } from '@cartwright/core/experiments/document/experiment-definition';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { experiments } from '../db/schema';
import type { StoredDocuments } from '../documents/stored-documents';

export const EXPERIMENTS: StoredDocuments<ExperimentDocument, SavedExperiment, typeof experiments> = {
  definition: EXPERIMENT,
  table: experiments,
  columns: ({ name, context }) => ({ name, context }),
  responseOf({ document, revision, row }) {
    if (!row) throw new Error('A test is there once it was created.');
    return {
      experiment: document,
      revision,
      run: row.run,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  },
};
