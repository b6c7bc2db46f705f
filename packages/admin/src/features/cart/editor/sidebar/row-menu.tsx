import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CommandResult } from '@cartwright/core/cart/commands/command';
import { moveComponent, stepComponent } from '@cartwright/core/cart/commands/move-component';
import { removeComponent } from '@cartwright/core/cart/commands/remove-component';
import { anchorsInEditor, placeOf } from '@cartwright/core/cart/components-of';
import { ANCHOR_NAMES } from '@cartwright/core/components/anchor';
import { ActionList, type ActionListItem } from '@cartwright/ui/admin/action-list';
import { Icon } from '@cartwright/ui/admin/icon';
import { DeleteIcon, MenuHorizontalIcon } from '@cartwright/ui/admin/icons';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { useState } from 'react';
import { isMac, shortcutText } from '../../../../editor-kit/shortcuts/shortcut';
import { useDocument } from '../model/editor-context';
import { type ComponentCommands, useComponentCommands } from '../model/use-component-commands';
import './row-menu.css';

/** Actions menu of a component: move without dragging, remove. */
export function RowMenu({ componentId, title }: { componentId: string; title: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <MenuPopover
      active={open}
      onClose={close}
      autofocusTarget="first-node"
      preferredAlignment="right"
      activator={
        <button
          type="button"
          className="cw-tree__toggle"
          data-control="menu"
          aria-label={`Move or remove ${title}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon source={MenuHorizontalIcon} />
        </button>
      }
    >
      {open && <Menu componentId={componentId} onDone={close} />}
    </MenuPopover>
  );
}

function Menu({ componentId, onDone }: { componentId: string; onDone: () => void }) {
  const document = useDocument((present) => present);
  const commands = useComponentCommands();
  const item = (each: ActionListItem): ActionListItem => ({
    ...each,
    onAction() {
      onDone();
      each.onAction?.();
    },
  });
  return (
    <section className="cw-row-menu" aria-label="Move or remove">
      <ActionList
        actionRole="menuitem"
        sections={[
          { items: stepItems(document, componentId, commands).map(item) },
          { title: 'Move to', items: anchorItems(document, componentId, commands).map(item) },
          { items: [item(removeItem(document, componentId, commands))] },
        ]}
      />
    </section>
  );
}

/** Menu item of a command. An unavailable one stays focusable and shows its reason. */
function possible(content: string, result: CommandResult, onAction: () => void): ActionListItem {
  return {
    content,
    onAction,
    ...(!result.ok && { helpText: <span className="cw-row-menu__reason">{result.message}</span> }),
  };
}

const keys = (key: string) => (
  <span className="cw-row-menu__keys" aria-hidden="true">
    {shortcutText({ key, alt: true }, isMac())}
  </span>
);

function stepItems(document: CartDocument, componentId: string, commands: ComponentCommands) {
  const step = (content: string, by: -1 | 1, key: string) => ({
    ...possible(content, stepComponent(document, { componentId, by }), () =>
      commands.step(componentId, by, 'menu'),
    ),
    suffix: keys(key),
  });
  return [step('Move up', -1, 'arrowup'), step('Move down', 1, 'arrowdown')];
}

/** Menu items of the other visible anchors; a move appends to the anchor. */
function anchorItems(document: CartDocument, componentId: string, commands: ComponentCommands) {
  const here = placeOf(document, componentId)?.anchor;
  const others = anchorsInEditor(document).filter((anchor) => anchor !== here);
  return others.map((anchor) => {
    const to = { anchor, index: Number.POSITIVE_INFINITY };
    return possible(ANCHOR_NAMES[anchor], moveComponent(document, { componentId, ...to }), () =>
      commands.move(componentId, to, 'menu'),
    );
  });
}

function removeItem(document: CartDocument, componentId: string, commands: ComponentCommands) {
  return {
    ...possible('Remove…', removeComponent(document, { componentId }), () => commands.remove(componentId)),
    icon: DeleteIcon,
    destructive: true,
  };
}
