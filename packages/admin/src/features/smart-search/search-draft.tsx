import {
  readSearchSettings,
  SEARCH_SETTINGS_VERSION,
  type SearchSettings,
} from '@cartwright/core/smart-search/search-settings';
import { searchSettingsParts } from '@cartwright/core/smart-search/settings-parts';
import { EditorDraft } from '../../editor-kit/drafts/editor-draft';
import { useSearchEditor } from './search-editor';

/** The drafts of the settings of search. */
export function SearchDraft() {
  return (
    <EditorDraft
      model={useSearchEditor()}
      kind="search-settings"
      id={ONLY}
      schemaVersion={SEARCH_SETTINGS_VERSION}
      read={draftedSettings}
      idOf={onlyOne}
      parts={searchSettingsParts}
    />
  );
}

/** A shop has one. */
const ONLY = 'default';
const onlyOne = () => ONLY;

function draftedSettings(stored: unknown): SearchSettings | null {
  const read = readSearchSettings(stored);
  return read.ok ? read.value : null;
}
