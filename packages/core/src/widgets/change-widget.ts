import type { Change } from '../editing/command';
import type { Widget } from './widget';
import type { WidgetSettings } from './widget-settings';

/** Changes that a merchant makes to a widget; where it is shown stays. */
export type WidgetChanges = Partial<
  Omit<Widget, 'schemaVersion' | 'id' | 'classification' | 'type' | 'settings'>
> & { readonly settings?: Partial<WidgetSettings> };

/** Changes a widget. `field` names the field that is typed in; typing in it again joins the same step. */
export function changeWidget(
  widget: Widget,
  { changes, field }: { readonly changes: WidgetChanges; readonly field: string },
): Change<Widget> {
  return {
    ok: true,
    document: withChanges(widget, changes),
    label: `Change widget "${widgetName(widget)}"`,
    history: 'merge',
    mergeKey: field,
  };
}

/** A widget with changes, those of its settings one by one. */
export function withChanges(widget: Widget, { settings, ...changes }: WidgetChanges): Widget {
  return { ...widget, ...changes, settings: { ...widget.settings, ...settings } };
}

/** The name of a widget, also of one whose name was emptied. */
export function widgetName({ name }: Pick<Widget, 'name'>): string {
  return name.trim() || 'Unnamed widget';
}
