import { keywordGroupsParts } from '@cartwright/core/smart-search/groups-parts';
import { conflictOf } from '../../editor-kit/conflict/conflict-of';
import { useGroupsEditor } from './groups-editor';

export const GroupsConflict = conflictOf(useGroupsEditor, keywordGroupsParts, 'these keyword groups');
