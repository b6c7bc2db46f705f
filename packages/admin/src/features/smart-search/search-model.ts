import {
  readSearchSettings,
  type SavedSearchSettings,
  saveSearchSettings,
  searchSettingsConflict,
} from '@cartwright/core/contract/smart-search';
import { sameValue } from '@cartwright/core/editing/same-value';
import {
  type SearchSettings,
  storedSearchSettings,
  validateSearchSettings,
} from '@cartwright/core/smart-search/search-settings';
import { createRevisedModel, type RevisedModel } from '../../editor-kit/model/revised-model';
import type { ApiClient } from '../../shared/api-client';

export type SearchModel = RevisedModel<SearchSettings, SavedSearchSettings>;

/** The editor of the settings of search, without its screen. `now` is in milliseconds. */
export function createSearchModel(
  opened: SavedSearchSettings,
  api: ApiClient,
  now: () => number,
): SearchModel {
  return createRevisedModel<SearchSettings, SavedSearchSettings>(opened, {
    now,
    validate: validateSearchSettings,
    async save(setting, revision) {
      const body = { setting, revision };
      const result = await api.call(saveSearchSettings, { params: {}, query: {}, body });
      return result.ok ? result.answer.data : result;
    },
    conflictIn: (details) => searchSettingsConflict.safeParse(details).data?.saved,
    async read() {
      const found = await api.call(readSearchSettings, { params: {}, query: {}, body: undefined });
      return found.ok ? found.answer : null;
    },
    // The time is told of a conflict only, and that is with something that was saved.
    savedOf: ({ settings, revision, updatedAt }) => ({
      document: settings,
      revision,
      savedAt: updatedAt ?? '',
    }),
    isSent: ({ settings }, sent) => sameValue(settings, storedSearchSettings(sent)),
    failed: () => 'Something went wrong',
  });
}
