import { createExperiment, readExperiment, saveExperiment } from '@cartwright/core/contract/experiments';
import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
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
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { toastError } from '../../shared/state/toasts';
import { DeleteWidgetModal } from '../../widget-settings/delete-widget';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';
import { duplicateWidget, useDuplicateWidget } from './use-duplicate-widget';

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

/** Prepares a test of a widget against a copy of it, which is then changed, and opens the test. Nothing is started. */
function useTestCopy(id: number) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    async mutationFn() {
      const { name: widgetName, copyId } = await duplicateWidget(id);
      const name = `${widgetName}: control or copy`.slice(0, TEXT_LIMITS.experimentName);
      const made = api.call(createExperiment, { params: {}, query: {}, body: { name, context: 'widget' } });
      const params = { id: (await responseOf(made)).data.id };
      const read = api.call(readExperiment, { params, query: {}, body: undefined });
      const { experiment, revision } = (await responseOf(read)).data;
      const shown = [String(id), String(copyId)];
      const variants = experiment.variants.map((each, at) => ({ ...each, documentId: shown[at] ?? null }));
      const setting = { ...experiment, variants };
      await responseOf(api.call(saveExperiment, { params, query: {}, body: { setting, revision } }));
      return params;
    },
    onSuccess: (params) => navigate({ to: '/experiments/edit/$id/', params }),
    onError: (problem) => toastError(problem.message, 'The test wasn’t prepared'),
    // Also when it failed: nobody may know yet.
    onSettled: () => queries.invalidateQueries({ queryKey: WIDGET_LISTS }),
  });
}
