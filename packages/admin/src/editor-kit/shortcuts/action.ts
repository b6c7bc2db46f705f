import type { KeyPress, Shortcut } from './shortcut';
import { matches } from './shortcut';

/** One thing that an editor can do, read by the toolbar, the menus, the list of shortcuts and the key matcher. */
export interface EditorAction<State = never, Id extends string = string> {
  readonly id: Id;
  /** What it stands under in the list of shortcuts. */
  readonly group: string;
  readonly label: string;
  /** What it would do now, where that can be said. */
  readonly labelNow: (state: State) => string;
  /** Any of them; the first is the one that is shown. */
  readonly shortcuts: readonly Shortcut[];
  /** Text fields undo themselves; a save is meant wherever the focus is. */
  readonly inTextFields: boolean;
  /** Whether a key that is held down does it again and again. */
  readonly repeats: boolean;
  readonly enabled: (state: State) => boolean;
  readonly run: (state: State) => void;
}

/** Actions of an editor, and the state by which they are decided. */
export interface EditorActions<State, Id extends string = string> {
  readonly all: readonly EditorAction<State, Id>[];
  readonly state: () => State;
}

/** An action with what most of them have. */
export function editorAction<State, Id extends string>(
  action: Pick<EditorAction<State, Id>, 'id' | 'group' | 'label' | 'shortcuts' | 'enabled' | 'run'> &
    Partial<EditorAction<State, Id>>,
): EditorAction<State, Id> {
  return { labelNow: () => action.label, inTextFields: false, repeats: false, ...action };
}

/** The action that a key press is for; null when it is for none, or belongs to the text field that has the focus. */
export function actionFor<Action extends Pick<EditorAction, 'shortcuts' | 'inTextFields'>>(
  actions: readonly Action[],
  press: KeyPress,
  inTextField: boolean,
): Action | null {
  const found = actions.find(({ shortcuts }) => shortcuts.some((shortcut) => matches(shortcut, press)));
  return found && (found.inTextFields || !inTextField) ? found : null;
}
