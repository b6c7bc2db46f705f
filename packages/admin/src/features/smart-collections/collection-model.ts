import {
  type CollectionSettings,
  storedCollectionSettings,
  validateCollectionSettings,
} from '@cartwright/core/collections/collection-settings';
import {
  collectionSettingsConflict,
  readCollectionSettings,
  type SavedCollectionSettings,
  saveCollectionSettings,
} from '@cartwright/core/contract/collection-settings';
import { sameValue } from '@cartwright/core/editing/same-value';
import { createRevisedModel, type RevisedModel } from '../../editor-kit/model/revised-model';
import type { ApiClient } from '../../shared/api-client';

export type CollectionModel = RevisedModel<CollectionSettings, SavedCollectionSettings>;

/** The editor of a collection's own settings, without its screen. `now` is in milliseconds. */
export function createCollectionModel(
  opened: SavedCollectionSettings,
  api: ApiClient,
  now: () => number,
): CollectionModel {
  return createRevisedModel<CollectionSettings, SavedCollectionSettings>(opened, {
    now,
    validate: validateCollectionSettings,
    async save(setting, revision) {
      const params = { id: setting.collectionId };
      const body = { setting, revision };
      const result = await api.call(saveCollectionSettings, { params, query: {}, body });
      return result.ok ? result.answer.data : result;
    },
    conflictIn: (details) => collectionSettingsConflict.safeParse(details).data?.saved,
    async read({ collectionId: id }) {
      const found = await api.call(readCollectionSettings, { params: { id }, query: {}, body: undefined });
      return found.ok ? found.answer.data : null;
    },
    // The time is told of a conflict only, and that is with something that was saved.
    savedOf: ({ settings, revision, updatedAt }) => ({
      document: settings,
      revision,
      savedAt: updatedAt ?? '',
    }),
    isSent: ({ settings }, sent) => sameValue(settings, storedCollectionSettings(sent)),
    failed: ({ code, message }) =>
      code === 'not_found' ? message : 'Failed to update Collection Settings. Please try again.',
  });
}
