import type { SavedKeywordGroups } from '@cartwright/core/contract/smart-search';
import { type Command, merged, recorded } from '@cartwright/core/editing/set-field';
import {
  type KeywordGroup,
  type KeywordGroups,
  validateKeywordGroups,
} from '@cartwright/core/smart-search/keyword-groups';
import { useMemo } from 'react';
import { type FieldScope, useFieldScope } from '../../editor-kit/fields/field-scope';
import { editorHooks } from '../../editor-kit/model/editor-context';

const { EditorProvider, useEditor, useDocumentState, useRun } = editorHooks<
  KeywordGroups,
  number,
  SavedKeywordGroups
>();

/** What the page of keyword groups uses its editor by. */
export const GroupsEditorProvider = EditorProvider;
export const useGroupsEditor = useEditor;

export interface EditedGroups {
  readonly document: KeywordGroups;
  readonly groups: readonly KeywordGroup[];
  /** How their fields show what is wrong. */
  readonly scope: FieldScope;
  readonly run: (command: Command<KeywordGroups>) => unknown;
}

/** The groups as they are edited. */
export function useGroups(): EditedGroups {
  const document = useDocumentState(({ history }) => history.present);
  const issues = useMemo(() => validateKeywordGroups(document), [document]);
  return { document, groups: document.groups, scope: useFieldScope(null, issues), run: useRun() };
}

/** Adds, removes or moves groups. */
export function setGroups(groups: readonly KeywordGroup[], label: string): Command<KeywordGroups> {
  return (document) => recorded(label, { ...document, groups: [...groups] });
}

/** Changes a group. A burst in one field is one step. */
export function setGroup(id: string, changes: Partial<KeywordGroup>): Command<KeywordGroups> {
  return (document) =>
    merged(`${id}.${Object.keys(changes)}`, 'Change keyword group', {
      ...document,
      groups: document.groups.map((group) => (group.id === id ? { ...group, ...changes } : group)),
    });
}
