import { keywordGroupsParts } from '@cartwright/core/smart-search/groups-parts';
import { KEYWORD_GROUPS_VERSION, readKeywordGroups } from '@cartwright/core/smart-search/keyword-groups';
import { draftOf } from '../../editor-kit/drafts/draft-of';
import { useGroupsEditor } from './groups-editor';

export const GroupsDraft = draftOf(useGroupsEditor, {
  kind: 'keyword-groups',
  schemaVersion: KEYWORD_GROUPS_VERSION,
  read: readKeywordGroups,
  parts: keywordGroupsParts,
});
