import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { editLink } from '@cartwright/core/widgets/edit-link';
import { ActionList } from '@cartwright/ui/admin/action-list';
import { Button } from '@cartwright/ui/admin/button';
import {
  DeleteIcon,
  DuplicateIcon,
  EditIcon,
  LayoutColumns2Icon,
  MenuHorizontalIcon,
} from '@cartwright/ui/admin/icons';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DeleteWidgetModal } from '../../widget-settings/delete-widget';
import { useDuplicateWidget } from './use-duplicate-widget';
import { useTestCopy } from './use-test-copy';

/** Menu of a widget in the list. */
export function WidgetMenu({ widget }: { readonly widget: ListedWidget }) {
  const { id, name, revision, classification, runningTest } = widget;
  const isTestable = classification === null && runningTest === null;
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const duplicate = useDuplicateWidget(id);
  const testCopy = useTestCopy(id);
  const item = (content: string, icon: typeof DeleteIcon, act: () => void, destructive = false) => ({
    content,
    icon,
    destructive,
    onAction() {
      setOpen(false);
      act();
    },
  });
  return (
    <>
      <MenuPopover
        active={open}
        onClose={() => setOpen(false)}
        autofocusTarget="first-node"
        preferredAlignment="right"
        activator={
          <Button
            icon={MenuHorizontalIcon}
            variant="tertiary"
            accessibilityLabel={`More Options for ${name}`}
            ariaExpanded={open}
            loading={duplicate.isPending || testCopy.isPending}
            onClick={() => setOpen(!open)}
          />
        }
      >
        <ActionList
          actionRole="menuitem"
          items={[
            item('Edit', EditIcon, () => void navigate({ to: editLink(widget, { relative: true }) })),
            item('Duplicate', DuplicateIcon, () => duplicate.mutate()),
            ...(isTestable ? [item('Test against a copy', LayoutColumns2Icon, () => testCopy.mutate())] : []),
            item('Delete', DeleteIcon, () => setDeleting(true), true),
          ]}
        />
      </MenuPopover>
      {deleting && (
        <DeleteWidgetModal
          id={id}
          name={name}
          revision={revision}
          cartId={null}
          onDeleted={() => {}}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
