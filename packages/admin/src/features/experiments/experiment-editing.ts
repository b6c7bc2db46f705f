import {
  type EXPERIMENTS_PER_PAGE,
  type ListedExperiment,
  listExperiments,
  readExperiment,
  type SavedExperiment,
  savedExperiment,
  saveExperiment,
} from '@cartwright/core/contract/experiments';
import { type Command, merged, recorded } from '@cartwright/core/editing/set-field';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import { EXPERIMENT } from '@cartwright/core/experiments/document/experiment-definition';
import {
  type ExperimentDocument,
  type ExperimentVariant,
  equalTraffic,
} from '@cartwright/core/experiments/document/experiment-document';
import type { GoalId } from '@cartwright/core/experiments/document/goals';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { type DocumentCalls, dataOf } from '../../document-editor/document-model';
import type { FoundList } from '../../editor-kit/list/found-list';
import type { ListRequest } from '../../editor-kit/list/use-list-place';
import { api } from '../../shared/api/api';
import { type ApiClient, responseOf } from '../../shared/api/api-client';

/** Query key prefix, invalidated when a test is created or deleted. */
export const EXPERIMENTS = ['experiments'];

/** Page of the list of tests. */
export function experimentsQuery({
  page,
  limit,
  search,
  filter,
}: ListRequest<ExperimentContext, 'newest', typeof EXPERIMENTS_PER_PAGE>) {
  const context = filter ?? 'all';
  const query = { page, limit, search };
  return queryOptions({
    queryKey: [...EXPERIMENTS, 'list', context, query],
    queryFn: ({ signal }) =>
      responseOf(api.call(listExperiments, { params: { context }, query, body: undefined, signal })),
    select: ({ experiments, pagination }): FoundList<ListedExperiment> => ({ rows: experiments, pagination }),
    placeholderData: keepPreviousData,
  });
}

/** Refetched whenever its page opens: a save names the revision. */
export function experimentQuery(id: string) {
  return queryOptions({
    queryKey: [...EXPERIMENTS, 'experiment', id],
    queryFn: ({ signal }) =>
      responseOf(api.call(readExperiment, { params: { id }, query: {}, body: undefined, signal })),
    refetchOnMount: 'always',
  });
}

/** Calls that read and save a test. */
const calls = (client: ApiClient): DocumentCalls<ExperimentDocument, SavedExperiment> => ({
  saved: savedExperiment,
  documentOf: ({ experiment }) => experiment,
  read: ({ id }) => dataOf(client.call(readExperiment, { params: { id }, query: {}, body: undefined })),
  save: (setting, revision) =>
    dataOf(
      client.call(saveExperiment, { params: { id: setting.id }, query: {}, body: { setting, revision } }),
    ),
  failed: ({ code, message }) => (code === 'not_found' ? message : 'Something went wrong'),
  savingText: 'Saving...',
});

/** Editor hooks of a test's page. */
export const {
  Editor: ExperimentEditing,
  useEditor: useExperimentEditor,
  useDocument: useExperiment,
  useRun: useRunExperiment,
  useDocumentState: useExperimentState,
  Drafts: ExperimentDrafts,
  Conflict: ExperimentConflict,
  Versions: ExperimentVersions,
} = createDocumentEditor(EXPERIMENT, calls);

/** Sets the main goal, and removes it from the guardrails. */
export function setGoal(goalId: GoalId): Command<ExperimentDocument> {
  return (document) =>
    recorded('Choose main goal', {
      ...document,
      goalId,
      guardrails: document.guardrails.filter((each) => each !== goalId),
    });
}

/** Adds or removes a variant; resets to equal shares. */
export function setVariants(
  variants: readonly ExperimentVariant[],
  label: string,
): Command<ExperimentDocument> {
  const traffic = equalTraffic(variants.length);
  return (document) =>
    recorded(label, {
      ...document,
      variants: variants.map((each, at) => ({ ...each, traffic: traffic[at] ?? null })),
    });
}

/** Changes a variant. Consecutive edits of a field are one undo step. */
export function setVariant(
  id: string,
  changes: Partial<ExperimentVariant>,
  label: string,
): Command<ExperimentDocument> {
  return (document) =>
    merged(`${id}.${Object.keys(changes).join()}`, label, {
      ...document,
      variants: document.variants.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    });
}
