import { createWidget } from '@cartwright/core/contract/widgets';
import { editLink } from '@cartwright/core/widgets/edit-link';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { toast } from '../../shared/toasts';
import { CreateWidgetModal } from '../../widget-settings/create-widget-modal';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';

/** Creates a cross-sell widget of the name that is submitted, and opens its editor. */
export function CreateWidget({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (!open) return null;

  async function create(name: string) {
    const classification = 'cart_page' as const;
    try {
      const body = { widget: { name, classification } };
      const { widget_id: id } = await answerOf(api.call(createWidget, { params: {}, query: {}, body }));
      toast(`Created widget "${name}"`);
      onClose();
      const widget = { id, classification, settingsType: null };
      await navigate({ to: editLink(widget, { relative: true }) });
    } finally {
      // Also when it failed: an answer that was lost may have been a widget.
      void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
    }
  }

  return <CreateWidgetModal create={create} onClose={onClose} />;
}
