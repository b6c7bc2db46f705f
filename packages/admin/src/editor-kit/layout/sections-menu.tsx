import { ActionList } from '@cartwright/ui/admin/action-list';
import { Button } from '@cartwright/ui/admin/button';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { useState } from 'react';
import { useSections } from './sections';

/** Number of cards from which on the menu shows. */
const MANY = 5;

/** Menu that scrolls to a card of a long editor. */
export function SectionsMenu() {
  const sections = useSections();
  const [open, setOpen] = useState(false);
  if (sections.length < MANY) return null;
  return (
    <div className="cw-sections">
      <MenuPopover
        active={open}
        onClose={() => setOpen(false)}
        autofocusTarget="first-node"
        preferredAlignment="right"
        activator={
          <Button
            variant="tertiary"
            disclosure={open ? 'up' : 'down'}
            ariaExpanded={open}
            onClick={() => setOpen(!open)}
          >
            Go to
          </Button>
        }
      >
        <ActionList
          actionRole="menuitem"
          items={sections.map(({ title, element }) => ({
            content: title,
            onAction() {
              setOpen(false);
              // After the closing menu has restored the focus.
              requestAnimationFrame(() => requestAnimationFrame(() => goTo(element)));
            },
          }))}
        />
      </MenuPopover>
    </div>
  );
}

/** Focusable only temporarily: otherwise clicks inside the card would focus it. */
function goTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start' });
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
