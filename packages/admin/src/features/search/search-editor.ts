import {
  readSearchSettings,
  type SavedSearchSettings,
  savedSearchSettings,
  saveSearchSettings,
} from '@cartwright/core/contract/search';
import { type Command, setField } from '@cartwright/core/editing/set-field';
import { SEARCH_SETTINGS } from '@cartwright/core/search/search-definitions';
import type { SearchSettings } from '@cartwright/core/search/search-settings';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { type DocumentCalls, dataOf } from '../../document-editor/document-model';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import type { ApiClient } from '../../shared/api/api-client';

/** Calls that read and save the settings of search. */
export const searchCalls = (api: ApiClient): DocumentCalls<SearchSettings, SavedSearchSettings> => ({
  saved: savedSearchSettings,
  documentOf: ({ settings }) => settings,
  read: () => api.call(readSearchSettings, { params: {}, query: {}, body: undefined }),
  save: (setting, revision) =>
    dataOf(api.call(saveSearchSettings, { params: {}, query: {}, body: { setting, revision } })),
  failed: () => 'Something went wrong',
  savingText: 'Saving...',
});

/** Editor hooks of the search settings. */
export const {
  Editor: SearchEditor,
  useEditor: useSearchEditor,
  useDocument,
  useRun,
  Drafts: SearchDrafts,
  Conflict: SearchConflict,
  Versions: SearchVersions,
} = createDocumentEditor(SEARCH_SETTINGS, searchCalls);

export interface EditedSearch {
  readonly settings: SearchSettings;
  /** Reports the issues of its fields. */
  readonly scope: FieldScope;
  /** Sets a field; `label` names the undo step. */
  readonly set: <Name extends keyof SearchSettings & string>(
    name: Name,
    value: SearchSettings[Name],
    label: string,
  ) => void;
  readonly run: (command: Command<SearchSettings>) => unknown;
}

/** Edited search settings. */
export function useSearch(): EditedSearch {
  const { document: settings, scope } = useDocument();
  const run = useRun();
  return {
    settings,
    scope,
    set: (name, value, label) => run(setField<SearchSettings, typeof name>(name, value, label)),
    run,
  };
}
