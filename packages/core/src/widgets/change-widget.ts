import type { Change } from '../editing/command';
import type { Widget } from './widget';
import type { WidgetSettings } from './widget-settings';

/** Merchant's changes to a widget, whose classification is fixed. */
export type WidgetChanges = Partial<
  Omit<Widget, 'schemaVersion' | 'id' | 'classification' | 'type' | 'settings'>
> & { readonly settings?: Partial<WidgetSettings> };

/** Changes a widget. `field` names the edited field; further typing in it joins the same undo step. */
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

/** Widget with changes merged in, its settings one by one. */
export function withChanges(widget: Widget, { settings, ...changes }: WidgetChanges): Widget {
  return { ...widget, ...changes, settings: { ...widget.settings, ...settings } };
}

/** Name of a widget, with a fallback for an empty one. */
export function widgetName({ name }: Pick<Widget, 'name'>): string {
  return name.trim() || 'Unnamed widget';
}
