import {
  readKeywordGroups,
  type SavedKeywordGroups,
  savedKeywordGroups,
  saveKeywordGroups,
} from '@cartwright/core/contract/search';
import { type Command, merged, recorded } from '@cartwright/core/editing/set-field';
import type { KeywordGroup, KeywordGroups } from '@cartwright/core/search/keyword-groups';
import { KEYWORD_GROUPS } from '@cartwright/core/search/search-definitions';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { type DocumentCalls, dataOf } from '../../document-editor/document-model';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import type { ApiClient } from '../../shared/api/api-client';

/** Calls that read and save the keyword groups. */
export const groupsCalls = (api: ApiClient): DocumentCalls<KeywordGroups, SavedKeywordGroups> => ({
  saved: savedKeywordGroups,
  documentOf: ({ document }) => document,
  read: () => api.call(readKeywordGroups, { params: {}, query: {}, body: undefined }),
  save: (setting, revision) =>
    dataOf(api.call(saveKeywordGroups, { params: {}, query: {}, body: { setting, revision } })),
  failed: () => 'Something went wrong',
  savingText: 'Saving...',
});

/** Editor hooks of keyword groups. */
export const {
  Editor: GroupsEditor,
  useEditor: useGroupsEditor,
  useDocument,
  useRun,
  Drafts: GroupsDrafts,
  Conflict: GroupsConflict,
  Versions: GroupsVersions,
} = createDocumentEditor(KEYWORD_GROUPS, groupsCalls);

export interface EditedGroups {
  readonly document: KeywordGroups;
  readonly groups: readonly KeywordGroup[];
  /** Reports the issues of their fields. */
  readonly scope: FieldScope;
  readonly run: (command: Command<KeywordGroups>) => unknown;
}

/** Edited groups. */
export function useGroups(): EditedGroups {
  const { document, scope } = useDocument();
  return { document, groups: document.groups, scope, run: useRun() };
}

/** Adds, removes or moves groups. */
export function setGroups(groups: readonly KeywordGroup[], label: string): Command<KeywordGroups> {
  return (document) => recorded(label, { ...document, groups: [...groups] });
}

/** Changes a group. Consecutive edits of a field are one undo step. */
export function setGroup(id: string, changes: Partial<KeywordGroup>): Command<KeywordGroups> {
  return (document) =>
    merged(`${id}.${Object.keys(changes)}`, 'Change keyword group', {
      ...document,
      groups: document.groups.map((group) => (group.id === id ? { ...group, ...changes } : group)),
    });
}
