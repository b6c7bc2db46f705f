import type { Change } from '../editing/command';
import type { Widget } from './widget';

/** What a merchant changes of a widget; what it is called by and where it is shown stay. */
export type WidgetChanges = Partial<
  Pick<Widget, 'name' | 'title' | 'dataSource' | 'products' | 'limit' | 'outOfStock' | 'language'>
>;

/** Changes a widget. `field` names the field that is typed in; typing in it again joins the same step. */
export function changeWidget(
  widget: Widget,
  { changes, field }: { readonly changes: WidgetChanges; readonly field: string },
): Change<Widget> {
  return {
    ok: true,
    document: { ...widget, ...changes },
    label: `Change widget "${widgetName(widget)}"`,
    history: 'merge',
    mergeKey: field,
  };
}

/** The name of a widget, also of one whose name was emptied. */
export function widgetName({ name }: Pick<Widget, 'name'>): string {
  return name.trim() || 'Unnamed widget';
}
