import type { KeyPress, Shortcut } from './shortcut';
import { matches } from './shortcut';

/** Action of an editor, used by toolbar, menus, shortcut dialog and key handler. */
export interface EditorAction<State = never, Id extends string = string> {
  readonly id: Id;
  /** Group in the shortcut dialog. */
  readonly group: string;
  readonly label: string;
  /** Label for the current state. */
  readonly labelNow: (state: State) => string;
  /** Alternatives; the first one is displayed. */
  readonly shortcuts: readonly Shortcut[];
  /** Whether it applies in text fields, which have their own undo. */
  readonly inTextFields: boolean;
  /** Whether key repeat triggers it again. */
  readonly repeats: boolean;
  readonly enabled: (state: State) => boolean;
  readonly run: (state: State) => void;
}

/** Actions of an editor, and the state that enables them. */
export interface EditorActions<State, Id extends string = string> {
  readonly all: readonly EditorAction<State, Id>[];
  readonly state: () => State;
}

/** Action with defaults. */
export function editorAction<State, Id extends string>(
  action: Pick<EditorAction<State, Id>, 'id' | 'group' | 'label' | 'shortcuts' | 'enabled' | 'run'> &
    Partial<EditorAction<State, Id>>,
): EditorAction<State, Id> {
  return { labelNow: () => action.label, inTextFields: false, repeats: false, ...action };
}

/** Action of a key press; null if there is none, or if the focused text field handles it. */
export function actionFor<Action extends Pick<EditorAction, 'shortcuts' | 'inTextFields'>>(
  actions: readonly Action[],
  press: KeyPress,
  inTextField: boolean,
): Action | null {
  const found = actions.find(({ shortcuts }) => shortcuts.some((shortcut) => matches(shortcut, press)));
  return found && (found.inTextFields || !inTextField) ? found : null;
}
