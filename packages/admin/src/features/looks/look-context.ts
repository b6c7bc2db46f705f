import type { Look } from '@cartwright/core/looks/look';
import { readableLook } from '@cartwright/core/looks/one-form';
import { validateLook } from '@cartwright/core/looks/validate-look';
import { useMemo, useRef } from 'react';
import { type FieldScope, useFieldScope } from '../../editor-kit/fields/field-scope';
import { editorHooks } from '../../editor-kit/model/editor-context';
import type { LookTold } from './look-model';

const hooks = editorHooks<Look, number, LookTold>();

/** What the looks' own components use their editor by. */
export const { EditorProvider: LookEditorProvider, useEditor: useLookEditor, useRun: useRunLook } = hooks;

export type RunLook = ReturnType<typeof useRunLook>;

/** The look as it is edited. */
export function useLook(): Look {
  return hooks.useDocumentState(({ history }) => history.present);
}

/** The look as it can be shown: a colour that is being typed stays as it was until it can be read. */
export function useWornLook(): Look {
  const look = useLook();
  const last = useRef(look);
  const worn = useMemo(() => readableLook(look, last.current), [look]);
  last.current = worn;
  return worn;
}

/** How the fields of the look show their issues. */
export function useLookScope(): FieldScope {
  const look = useLook();
  const issues = useMemo(() => validateLook(look), [look]);
  return useFieldScope(null, issues);
}
