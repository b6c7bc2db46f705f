import { type History, isUnsaved, stepBack, stepForth } from '@cartwright/core/smart-cart/history';
import type { KeyPress, Shortcut } from './shortcut';
import { matches } from './shortcut';

/** What actions decide by. */
export interface ActionState {
  readonly history: History;
  /** Whether a widget was changed and is not saved: it is saved with the cart. */
  readonly widgetsUnsaved: boolean;
  readonly saving: boolean;
  readonly locked: boolean;
  /** While a component is in the air nothing else happens to the document. */
  readonly dragging: boolean;
  /** The component whose row in the tree has the focus. */
  readonly row: string | null;
  /** Whether sidebar and preview take turns. */
  readonly narrow: boolean;
}

export type ActionId =
  | 'undo'
  | 'redo'
  | 'save'
  | 'add'
  | 'moveUp'
  | 'moveDown'
  | 'remove'
  | 'phone'
  | 'tablet'
  | 'desktop'
  | 'pane'
  | 'wide'
  | 'help';

/** One thing that the editor can do, read by the toolbar, the menus, the list of shortcuts and the key matcher. */
export interface EditorAction {
  readonly id: ActionId;
  readonly group: 'Editing' | 'Components' | 'View';
  readonly label: string;
  /** What it would do now, where that can be said. */
  readonly labelNow: (state: ActionState) => string;
  /** Any of them; the first is the one that is shown. */
  readonly shortcuts: readonly Shortcut[];
  /** Text fields undo themselves; a save is meant wherever the focus is. */
  readonly inTextFields: boolean;
  /** Whether a key that is held down does it again and again. */
  readonly repeats: boolean;
  readonly enabled: (state: ActionState) => boolean;
  readonly run: (state: ActionState) => void;
}

const free = ({ locked, dragging }: ActionState) => !locked && !dragging;
const onRow = (state: ActionState) => free(state) && state.row !== null;
const always = () => true;

/** Every action, each with what it runs. */
export function editorActions(run: Record<ActionId, (state: ActionState) => void>): readonly EditorAction[] {
  const action = (
    id: ActionId,
    group: EditorAction['group'],
    label: string,
    more: Pick<EditorAction, 'shortcuts' | 'enabled'> & Partial<EditorAction>,
  ): EditorAction => ({
    id,
    group,
    label,
    labelNow: () => label,
    inTextFields: false,
    repeats: false,
    run: run[id],
    ...more,
  });
  return [
    action('undo', 'Editing', 'Undo', {
      shortcuts: [{ key: 'z', mod: true, shift: false }],
      repeats: true,
      enabled: (state) => free(state) && stepBack(state.history) !== undefined,
      labelNow: ({ history }) => naming('Undo', stepBack(history)),
    }),
    action('redo', 'Editing', 'Redo', {
      shortcuts: [
        { key: 'z', mod: true, shift: true },
        { key: 'y', mod: true, shift: false },
      ],
      repeats: true,
      enabled: (state) => free(state) && stepForth(state.history) !== undefined,
      labelNow: ({ history }) => naming('Redo', stepForth(history)),
    }),
    action('save', 'Editing', 'Save', {
      shortcuts: [{ key: 's', mod: true, shift: false }],
      inTextFields: true,
      enabled: (state) => free(state) && !state.saving && (isUnsaved(state.history) || state.widgetsUnsaved),
    }),
    action('add', 'Components', 'Add a component', {
      shortcuts: [{ code: 'KeyA', alt: true, shift: false }],
      enabled: free,
    }),
    action('moveUp', 'Components', 'Move the component up', {
      shortcuts: [{ key: 'arrowup', alt: true, shift: false }],
      repeats: true,
      enabled: onRow,
    }),
    action('moveDown', 'Components', 'Move the component down', {
      shortcuts: [{ key: 'arrowdown', alt: true, shift: false }],
      repeats: true,
      enabled: onRow,
    }),
    action('remove', 'Components', 'Remove the component', {
      shortcuts: [
        { key: 'delete', shift: false },
        { key: 'backspace', shift: false },
      ],
      enabled: onRow,
    }),
    action('phone', 'View', 'Preview on a phone', {
      shortcuts: [{ code: 'Digit1', alt: true, shift: false }],
      enabled: always,
    }),
    action('tablet', 'View', 'Preview on a tablet', {
      shortcuts: [{ code: 'Digit2', alt: true, shift: false }],
      enabled: always,
    }),
    action('desktop', 'View', 'Preview on a desktop', {
      shortcuts: [{ code: 'Digit3', alt: true, shift: false }],
      enabled: always,
    }),
    action('wide', 'View', 'Wide sidebar', {
      shortcuts: [{ code: 'KeyW', alt: true, shift: false }],
      enabled: ({ narrow }) => !narrow,
    }),
    action('pane', 'View', 'Preview or settings, on a narrow screen', {
      shortcuts: [{ code: 'KeyP', alt: true, shift: false }],
      enabled: ({ narrow }) => narrow,
    }),
    action('help', 'View', 'Keyboard shortcuts', {
      shortcuts: [{ key: '?' }, { key: '/', mod: true, shift: false }],
      enabled: ({ dragging }) => !dragging,
    }),
  ];
}

function naming(verb: string, step: { readonly label: string } | undefined): string {
  return step ? `${verb} ${step.label}` : verb;
}

/** The action that a key press is for; null when it is for none, or belongs to the text field that has the focus. */
export function actionFor(
  actions: readonly EditorAction[],
  press: KeyPress,
  inTextField: boolean,
): EditorAction | null {
  const found = actions.find(({ shortcuts }) => shortcuts.some((shortcut) => matches(shortcut, press)));
  return found && (found.inTextFields || !inTextField) ? found : null;
}
