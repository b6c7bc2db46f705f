import { type History, isUnsaved, stepBack, stepForth } from '@cartwright/core/smart-cart/history';

/** A key with its modifiers as the event had them; `mod` is Ctrl, on a Mac Cmd. */
export interface KeyPress {
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export interface ActionState {
  readonly history: History;
  readonly saving: boolean;
  readonly locked: boolean;
}

/** One thing that the editor can do, read by the toolbar and by the key matcher. */
export interface EditorAction {
  readonly id: 'undo' | 'redo' | 'save';
  readonly label: string;
  readonly shortcuts: readonly Pick<KeyPress, 'key' | 'shift'>[];
  /** Text fields undo themselves; a save is meant wherever the focus is. */
  readonly inTextFields: boolean;
  readonly enabled: (state: ActionState) => boolean;
  readonly run: () => void;
}

export function editorActions(run: Record<EditorAction['id'], () => void>): readonly EditorAction[] {
  return [
    {
      id: 'undo',
      label: 'Undo',
      shortcuts: [{ key: 'z', shift: false }],
      inTextFields: false,
      enabled: ({ history, locked }) => !locked && stepBack(history) !== undefined,
      run: run.undo,
    },
    {
      id: 'redo',
      label: 'Redo',
      shortcuts: [
        { key: 'z', shift: true },
        { key: 'y', shift: false },
      ],
      inTextFields: false,
      enabled: ({ history, locked }) => !locked && stepForth(history) !== undefined,
      run: run.redo,
    },
    {
      id: 'save',
      label: 'Save',
      shortcuts: [{ key: 's', shift: false }],
      inTextFields: true,
      enabled: ({ history, locked, saving }) => !locked && !saving && isUnsaved(history),
      run: run.save,
    },
  ];
}

/** The action that a key press is for; null when it is for none, or belongs to the text field that has the focus. */
export function actionFor(
  actions: readonly EditorAction[],
  press: KeyPress,
  inTextField: boolean,
): EditorAction | null {
  if (!press.mod || press.alt) return null;
  const found = actions.find(({ shortcuts }) =>
    shortcuts.some(({ key, shift }) => key === press.key.toLowerCase() && shift === press.shift),
  );
  return found && (found.inTextFields || !inTextField) ? found : null;
}
