import { readSearchSettings, SEARCH_SETTINGS_VERSION } from '@cartwright/core/smart-search/search-settings';
import { searchSettingsParts } from '@cartwright/core/smart-search/settings-parts';
import { draftOf } from '../../editor-kit/drafts/draft-of';
import { useSearchEditor } from './search-editor';

export const SearchDraft = draftOf(useSearchEditor, {
  kind: 'search-settings',
  schemaVersion: SEARCH_SETTINGS_VERSION,
  read: readSearchSettings,
  parts: searchSettingsParts,
});
