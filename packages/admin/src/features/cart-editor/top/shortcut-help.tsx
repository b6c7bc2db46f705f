import { Modal, Text } from '@shopify/polaris';
import type { EditorAction } from '../model/editor-actions';
import { isMac, shortcutText } from '../model/shortcut';
import './shortcut-help.css';

/** Keys that the tree understands by itself. */
const IN_THE_TREE = [
  { label: 'Go from component to component', keys: ['↑', '↓'] },
  { label: 'On a handle: pick the component up, put it down', keys: ['Space'] },
  { label: 'While it is picked up: move it, or leave it where it was', keys: ['↑', '↓', 'Esc'] },
];

/** Every shortcut, from the same table that the keys are matched by. */
export function ShortcutHelp({
  open,
  actions,
  onClose,
}: {
  open: boolean;
  actions: readonly EditorAction[];
  onClose: () => void;
}) {
  const mac = isMac();
  const groups = ['Editing', 'Components', 'View'] as const;
  return (
    <Modal open={open} title="Keyboard shortcuts" onClose={onClose}>
      <Modal.Section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where the list is longer than the screen, keys scroll it from here */}
        <section className="cw-shortcuts" aria-label="Shortcuts" tabIndex={0}>
          {groups.map((group) => (
            <section key={group}>
              <Text as="h3" variant="headingSm">
                {group}
              </Text>
              <dl className="cw-shortcuts__list">
                {actions
                  .filter((action) => action.group === group)
                  .map(({ id, label, shortcuts }) => (
                    <Row
                      key={id}
                      label={label}
                      keys={shortcuts.map((shortcut) => shortcutText(shortcut, mac))}
                      between="or"
                    />
                  ))}
                {group === 'View' && <Row label="Dismiss the newest message" keys={['Esc']} />}
                {group === 'Components' &&
                  IN_THE_TREE.map(({ label, keys }) => <Row key={label} label={label} keys={keys} />)}
              </dl>
            </section>
          ))}
        </section>
      </Modal.Section>
    </Modal>
  );
}

function Row({ label, keys, between }: { label: string; keys: readonly string[]; between?: string }) {
  return (
    <div className="cw-shortcuts__row">
      <dt>{label}</dt>
      <dd>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && between} <kbd>{key}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
