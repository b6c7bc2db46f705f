import { ActionList } from '@cartwright/ui/admin/action-list';
import { Button } from '@cartwright/ui/admin/button';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { useState } from 'react';
import { useSections } from './sections';

/** From so many cards on, looking for one is longer than choosing it. */
const MANY = 5;

/** Goes to one of the cards of a long editor. */
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
              // Once the menu has given the focus back to its button.
              requestAnimationFrame(() => requestAnimationFrame(() => goTo(element)));
            },
          }))}
        />
      </MenuPopover>
    </div>
  );
}

function goTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}
