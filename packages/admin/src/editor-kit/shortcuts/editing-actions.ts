import { type History, isUnsaved, stepBack, stepForth } from '@cartwright/core/editing/history';
import { type EditorAction, editorAction } from './action';

/** State that every editor's actions depend on. */
export interface EditingState {
  readonly history: History<unknown>;
  readonly saving: boolean;
  readonly locked: boolean;
  /** Dragging disables other changes. */
  readonly dragging: boolean;
}

export type EditingId = 'undo' | 'redo' | 'save';

/** Whether the document can be changed now. */
export const isFree = ({ locked, dragging }: EditingState) => !locked && !dragging;

/** Undo, redo and save, shared by all editors. */
export function editingActions<State extends EditingState>(
  run: Record<EditingId, (state: State) => void>,
): readonly EditorAction<State, EditingId>[] {
  const group = 'Editing';
  return [
    editorAction<State, EditingId>({
      id: 'undo',
      group,
      label: 'Undo',
      shortcuts: [{ key: 'z', mod: true, shift: false }],
      repeats: true,
      enabled: (state) => isFree(state) && stepBack(state.history) !== undefined,
      labelNow: ({ history }) => naming('Undo', stepBack(history)),
      run: run.undo,
    }),
    editorAction<State, EditingId>({
      id: 'redo',
      group,
      label: 'Redo',
      shortcuts: [
        { key: 'z', mod: true, shift: true },
        { key: 'y', mod: true, shift: false },
      ],
      repeats: true,
      enabled: (state) => isFree(state) && stepForth(state.history) !== undefined,
      labelNow: ({ history }) => naming('Redo', stepForth(history)),
      run: run.redo,
    }),
    editorAction<State, EditingId>({
      id: 'save',
      group,
      label: 'Save',
      shortcuts: [{ key: 's', mod: true, shift: false }],
      inTextFields: true,
      enabled: (state) => isFree(state) && !state.saving && isUnsaved(state.history),
      run: run.save,
    }),
  ];
}

function naming(verb: string, step: { readonly label: string } | undefined): string {
  return step ? `${verb} ${step.label}` : verb;
}
