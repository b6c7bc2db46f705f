import {
  readResultsPage,
  resultsPageConflict,
  type SavedResultsPage,
  saveResultsPage,
} from '@cartwright/core/contract/results-page';
import { sameValue } from '@cartwright/core/editing/same-value';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import type { EditedResultsPage } from '@cartwright/core/smart-search/change-results-page';
import {
  changedResultsPage,
  RESULTS_PAGE_ID,
  resultsPageOf,
  validateResultsPage,
} from '@cartwright/core/smart-search/results-page';
import { createRevisedModel, type RevisedModel } from '../../../editor-kit/model/revised-model';
import type { ApiClient } from '../../../shared/api-client';

export type ResultsModel = RevisedModel<EditedResultsPage, SavedResultsPage>;

/** The editor of the results page, without its screen. `now` is in milliseconds. */
export function createResultsModel(
  opened: SavedResultsPage,
  api: ApiClient,
  now: () => number,
): ResultsModel {
  return createRevisedModel<EditedResultsPage, SavedResultsPage>(opened, {
    now,
    validate: validateResultsPage,
    async save(page, revision, base) {
      const body = { id: RESULTS_PAGE_ID, ...changedParts(page, base), revision };
      const params = { settingsId: RESULTS_PAGE_ID };
      const result = await api.call(saveResultsPage, { params, query: {}, body });
      return result.ok ? result.answer.data : result;
    },
    conflictIn: (details) => resultsPageConflict.safeParse(details).data?.saved,
    async read() {
      const found = await api.call(readResultsPage, { params: {}, query: {}, body: undefined });
      return found.ok ? found.answer : null;
    },
    // The time is told of a conflict only, and that is with something that was saved.
    savedOf: ({ setting, revision, updatedAt }) => ({
      document: editedOf(setting),
      revision,
      savedAt: updatedAt ?? '',
    }),
    isSent: ({ setting }, sent) => sameValue(stored(editedOf(setting)), stored(sent)),
    failed: () => 'Something went wrong',
  });
}

/** What was never saved keeps following its source: the parts that nobody has changed are not sent. */
function changedParts(page: EditedResultsPage, base: EditedResultsPage): Partial<EditedResultsPage> {
  const isChanged = (part: string) =>
    !sameValue(page[part as keyof EditedResultsPage], base[part as keyof EditedResultsPage]);
  return Object.fromEntries(Object.entries(page).filter(([part]) => isChanged(part)));
}

function editedOf({ enabled: _, ...page }: SavedResultsPage['setting']): EditedResultsPage {
  return page;
}

const stored = (page: EditedResultsPage) => resultsPageOf(changedResultsPage(null, page), BUILT_IN_SETTINGS);
