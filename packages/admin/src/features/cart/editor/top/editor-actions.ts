import { type EditorAction, editorAction } from '../../../../editor-kit/shortcuts/action';
import {
  type EditingId,
  type EditingState,
  editingActions,
  isFree,
} from '../../../../editor-kit/shortcuts/editing-actions';

/** State that decides which actions are enabled. */
export interface ActionState extends EditingState {
  /** Component whose row in the tree has the focus. */
  readonly row: string | null;
  /** Whether only one of sidebar and preview fits. */
  readonly narrow: boolean;
}

export type ActionId =
  | EditingId
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

const onRow = (state: ActionState) => isFree(state) && state.row !== null;
const always = () => true;

/** All actions with their handlers. */
export function editorActions(
  run: Record<ActionId, (state: ActionState) => void>,
): readonly EditorAction<ActionState, ActionId>[] {
  const action = (
    id: ActionId,
    group: 'Components' | 'View',
    label: string,
    more: Pick<EditorAction<ActionState>, 'shortcuts' | 'enabled'> & { readonly repeats?: boolean },
  ) => editorAction<ActionState, ActionId>({ id, group, label, run: run[id], ...more });
  return [
    ...editingActions<ActionState>(run),
    action('add', 'Components', 'Add a component', {
      shortcuts: [{ code: 'KeyA', alt: true, shift: false }],
      enabled: isFree,
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
    action('pane', 'View', 'Switch between preview and settings on a small screen', {
      shortcuts: [{ code: 'KeyP', alt: true, shift: false }],
      enabled: ({ narrow }) => narrow,
    }),
    action('help', 'View', 'Keyboard shortcuts', {
      shortcuts: [{ key: '?' }, { key: '/', mod: true, shift: false }],
      enabled: ({ dragging }) => !dragging,
    }),
  ];
}
