import {
  keywordGroupsConflict,
  readKeywordGroups,
  type SavedKeywordGroups,
  saveKeywordGroups,
} from '@cartwright/core/contract/smart-search';
import { sameValue } from '@cartwright/core/editing/same-value';
import {
  type KeywordGroups,
  storedKeywordGroups,
  validateKeywordGroups,
} from '@cartwright/core/smart-search/keyword-groups';
import { createRevisedModel, type RevisedModel } from '../../editor-kit/model/revised-model';
import type { ApiClient } from '../../shared/api-client';

export type GroupsModel = RevisedModel<KeywordGroups, SavedKeywordGroups>;

/** The editor of the keyword groups, without its screen. `now` is in milliseconds. */
export function createGroupsModel(
  opened: SavedKeywordGroups,
  api: ApiClient,
  now: () => number,
): GroupsModel {
  return createRevisedModel<KeywordGroups, SavedKeywordGroups>(opened, {
    now,
    validate: validateKeywordGroups,
    async save(setting, revision) {
      const body = { setting, revision };
      const result = await api.call(saveKeywordGroups, { params: {}, query: {}, body });
      return result.ok ? result.answer.data : result;
    },
    conflictIn: (details) => keywordGroupsConflict.safeParse(details).data?.saved,
    async read() {
      const found = await api.call(readKeywordGroups, { params: {}, query: {}, body: undefined });
      return found.ok ? found.answer : null;
    },
    // The time is told of a conflict only, and that is with something that was saved.
    savedOf: ({ document, revision, updatedAt }) => ({ document, revision, savedAt: updatedAt ?? '' }),
    isSent: ({ document }, sent) => sameValue(document, storedKeywordGroups(sent)),
    failed: () => 'Something went wrong',
  });
}
