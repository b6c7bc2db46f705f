import { searchSettingsParts } from '@cartwright/core/smart-search/settings-parts';
import { conflictOf } from '../../editor-kit/conflict/conflict-of';
import { useSearchEditor } from './search-editor';

export const SearchConflict = conflictOf(useSearchEditor, searchSettingsParts, 'these settings');
