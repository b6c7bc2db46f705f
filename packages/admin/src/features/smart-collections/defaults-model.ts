import {
  defaultsConflict,
  readDefaults,
  type SavedDefaults,
  saveDefaults,
} from '@cartwright/core/contract/smart-collections';
import { sameValue } from '@cartwright/core/editing/same-value';
import {
  type DefaultSettings,
  storedDefaultSettings,
  validateDefaultSettings,
} from '@cartwright/core/listing/settings/default-settings';
import { createRevisedModel, type RevisedModel } from '../../editor-kit/model/revised-model';
import type { ApiClient } from '../../shared/api-client';

export type DefaultsModel = RevisedModel<DefaultSettings, SavedDefaults>;

/** The editor of the default settings, without its screen. `now` is in milliseconds. */
export function createDefaultsModel(opened: SavedDefaults, api: ApiClient, now: () => number): DefaultsModel {
  return createRevisedModel<DefaultSettings, SavedDefaults>(opened, {
    now,
    validate: validateDefaultSettings,
    async save(setting, revision) {
      const result = await api.call(saveDefaults, { params: {}, query: {}, body: { setting, revision } });
      return result.ok ? result.answer.data : result;
    },
    conflictIn: (details) => defaultsConflict.safeParse(details).data?.saved,
    async read() {
      const found = await api.call(readDefaults, { params: {}, query: {}, body: undefined });
      return found.ok ? found.answer : null;
    },
    // The time is told of a conflict only, and that is with something that was saved.
    savedOf: ({ settings, revision, updatedAt }) => ({
      document: settings,
      revision,
      savedAt: updatedAt ?? '',
    }),
    isSent: ({ settings }, sent) => sameValue(settings, storedDefaultSettings(sent)),
    failed: () => 'Failed to update Default Settings. Please try again.',
  });
}
