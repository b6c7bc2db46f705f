import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Text } from '@cartwright/ui/admin/text';
import type { EditorAction } from './action';
import { isMac, shortcutText } from './shortcut';
import './shortcut-help.css';

/** Shortcuts that part of an editor handles itself. */
export interface OwnKeys {
  readonly group: string;
  readonly label: string;
  readonly keys: readonly string[];
}

/** Shortcut dialog, from the same table as the key handler, plus `own`. */
export function ShortcutHelp({
  open,
  actions,
  own = [],
  onClose,
}: {
  open: boolean;
  actions: readonly Pick<EditorAction, 'id' | 'group' | 'label' | 'shortcuts'>[];
  own?: readonly OwnKeys[];
  onClose: () => void;
}) {
  if (!open) return null;
  const mac = isMac();
  const groups = [...new Set([...actions, ...own].map(({ group }) => group))];
  return (
    <OpenModal title="Keyboard shortcuts" onClose={onClose}>
      <ModalSection>
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
                {own
                  .filter((each) => each.group === group)
                  .map(({ label, keys }) => (
                    <Row key={label} label={label} keys={keys} />
                  ))}
              </dl>
            </section>
          ))}
        </section>
      </ModalSection>
    </OpenModal>
  );
}

/** Shortcuts of every page. */
export const MESSAGE_KEYS: OwnKeys = { group: 'View', label: 'Dismiss the newest message', keys: ['Esc'] };

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
