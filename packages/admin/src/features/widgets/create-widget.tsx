import { createWidget } from '@cartwright/core/contract/widgets';
import { classificationName } from '@cartwright/core/widgets/classification';
import { editLink } from '@cartwright/core/widgets/edit-link';
import { WIDGET_TEMPLATES, type WidgetTemplate } from '@cartwright/core/widgets/widget-templates';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { toast } from '../../shared/state/toasts';
import { CreateWidgetModal } from '../../widget-settings/create-widget-modal';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';

/** Surfaces for a widget that is created here. */
type Place = 'cart_page' | 'bundle_builder' | 'none';

const classificationAt = (place: Place) => (place === 'none' ? null : place);
const PLACES = (['none', 'cart_page', 'bundle_builder'] as const).map((value) => ({
  value,
  label: classificationName(classificationAt(value)),
}));

const templatesAt = (place: Place): readonly WidgetTemplate[] =>
  WIDGET_TEMPLATES.filter(({ classification }) => classification === classificationAt(place));

/** Creates a widget of the name that is submitted, and opens its editor. `first` is the place that is chosen at first. */
export function CreateWidget({ first, onClose }: { readonly first: Place; readonly onClose: () => void }) {
  const [place, setPlace] = useState(first);
  const [key, setKey] = useState('');
  const templates = templatesAt(place);
  const template = templates.find((each) => each.key === key) ?? templates[0];
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function create(name: string) {
    const classification = classificationAt(place);
    try {
      const body = { widget: { ...template?.widget, name, classification } };
      const { widget_id: id } = await responseOf(api.call(createWidget, { params: {}, query: {}, body }));
      toast(`Created widget "${name}"`);
      onClose();
      const widget = { id, classification, settingsType: null };
      await navigate({ to: editLink(widget, { relative: true }) });
    } finally {
      // Also when it failed: an answer that was lost may have been a widget.
      void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
    }
  }

  return (
    <CreateWidgetModal
      title="Create widget"
      suggested={template && template !== templates[0] ? template.name : ''}
      create={create}
      onClose={onClose}
    >
      <SelectSetting label="Shown in" value={place} options={PLACES} onChange={setPlace} />
      <SelectSetting
        label="Start from"
        value={template?.key ?? ''}
        options={templates.map(({ key, name }) => ({ value: key, label: name }))}
        {...(template && { help: template.about })}
        onChange={setKey}
      />
    </CreateWidgetModal>
  );
}
