import { keywordGroupsParts } from '@cartwright/core/smart-search/groups-parts';
import {
  KEYWORD_GROUPS_VERSION,
  type KeywordGroups,
  readKeywordGroups,
} from '@cartwright/core/smart-search/keyword-groups';
import { EditorDraft } from '../../editor-kit/drafts/editor-draft';
import { useGroupsEditor } from './groups-editor';

/** The drafts of the keyword groups. */
export function GroupsDraft() {
  return (
    <EditorDraft
      model={useGroupsEditor()}
      kind="keyword-groups"
      id={ONLY}
      schemaVersion={KEYWORD_GROUPS_VERSION}
      read={draftedGroups}
      idOf={onlyOne}
      parts={keywordGroupsParts}
    />
  );
}

/** A shop has one document of them. */
const ONLY = 'default';
const onlyOne = () => ONLY;

function draftedGroups(stored: unknown): KeywordGroups | null {
  const read = readKeywordGroups(stored);
  return read.ok ? read.value : null;
}
