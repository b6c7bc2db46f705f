import type { CommandResult } from '../../editing/command';
import { widgetName } from '../../widgets/change-widget';
import type { Widget } from '../../widgets/widget';
import type { CartEdit } from '../cart-edit';
import { setComponentSettings } from './set-component-settings';

/** Adds a new widget to a component. It is created when it is saved with the cart. */
export function addCartWidget(
  edit: CartEdit,
  { widget, componentId }: { readonly widget: Widget; readonly componentId: string },
): CommandResult<CartEdit> {
  const settings = { widgetId: widget.id };
  const chosen = setComponentSettings(edit.cart, { componentId, settings, field: 'widgetId' });
  if (!chosen.ok) return chosen;
  return {
    ok: true,
    document: { cart: chosen.document, widgets: { ...edit.widgets, [widget.id]: widget } },
    label: `Create widget "${widgetName(widget)}"`,
    history: 'record',
    scope: componentId,
  };
}
