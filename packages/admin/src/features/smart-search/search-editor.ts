import type { SavedSearchSettings } from '@cartwright/core/contract/smart-search';
import { type Command, setField } from '@cartwright/core/editing/set-field';
import { type SearchSettings, validateSearchSettings } from '@cartwright/core/smart-search/search-settings';
import { useMemo } from 'react';
import { type FieldScope, useFieldScope } from '../../editor-kit/fields/field-scope';
import { editorHooks } from '../../editor-kit/model/editor-context';

const { EditorProvider, useEditor, useDocumentState, useRun } = editorHooks<
  SearchSettings,
  number,
  SavedSearchSettings
>();

/** What the cards of the settings of search use their editor by. */
export const SearchEditorProvider = EditorProvider;
export const useSearchEditor = useEditor;

export interface EditedSearch {
  readonly settings: SearchSettings;
  /** How its fields show what is wrong. */
  readonly scope: FieldScope;
  /** Sets a field; `label` is what undoing it is called by. */
  readonly set: <Name extends keyof SearchSettings & string>(
    name: Name,
    value: SearchSettings[Name],
    label: string,
  ) => void;
  readonly run: (command: Command<SearchSettings>) => unknown;
}

/** The settings as they are edited. */
export function useSearch(): EditedSearch {
  const settings = useDocumentState(({ history }) => history.present);
  const run = useRun();
  const issues = useMemo(() => validateSearchSettings(settings), [settings]);
  return {
    settings,
    scope: useFieldScope(null, issues),
    set: (name, value, label) => run(setField<SearchSettings, typeof name>(name, value, label)),
    run,
  };
}
