import type { ComponentProps } from 'react';
import { MESSAGE_KEYS, ShortcutHelp } from '../../../../editor-kit/shortcuts/shortcut-help';

/** Keyboard shortcuts of the tree. */
const IN_THE_TREE = [
  { label: 'Go to the previous or next component', keys: ['↑', '↓'] },
  { label: 'On a handle: pick up or drop the component', keys: ['Space'] },
  { label: 'While picked up: move it, or cancel', keys: ['↑', '↓', 'Esc'] },
].map((each) => ({ ...each, group: 'Components' }));

/** Shortcut dialog of the cart editor. */
export function CartShortcutHelp(props: Omit<ComponentProps<typeof ShortcutHelp>, 'own'>) {
  return <ShortcutHelp {...props} own={[...IN_THE_TREE, MESSAGE_KEYS]} />;
}
