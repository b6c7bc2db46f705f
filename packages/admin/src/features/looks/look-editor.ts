import type { Look } from '@cartwright/core/looks/look';
import { LOOK } from '@cartwright/core/looks/look-definition';
import { readableLook } from '@cartwright/core/looks/one-form';
import { useMemo, useRef } from 'react';
import { createDocumentEditor } from '../../document-editor/document-editor';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { lookCalls } from './look-calls';

/** Editor hooks of the looks. */
export const {
  Editor: LookEditor,
  useEditor: useLookEditor,
  useDocument: useLookDocument,
  useRun: useRunLook,
  Drafts: LookDrafts,
  Conflict: LookConflict,
  Versions: LookVersions,
} = createDocumentEditor(LOOK, lookCalls);

export type RunLook = ReturnType<typeof useRunLook>;

/** Edited look. */
export const useLook = (): Look => useLookDocument().document;

/** Scope of the fields of the look. */
export const useLookScope = (): FieldScope => useLookDocument().scope;

/** Applied look: a colour keeps its last valid value while it is being typed. */
export function useAppliedLook(): Look {
  const look = useLook();
  const last = useRef(look);
  const applied = useMemo(() => readableLook(look, last.current), [look]);
  last.current = applied;
  return applied;
}
