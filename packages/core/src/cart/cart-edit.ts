import { type CommandResult, refuse } from '../editing/command';
import type { Issue } from '../editing/issue';
import { sameValue } from '../editing/same-value';
import { changeWidget, type WidgetChanges, widgetName } from '../widgets/change-widget';
import { validateWidget } from '../widgets/validate-widget';
import { showsNothing, type Widget } from '../widgets/widget';
import type { CartDocument } from './cart-document';
import { isVisible, widgetIdsIn } from './components-of';
import { validateCart } from './validate-cart';

/** Edit of the cart editor as one document: the cart, and by their ids the widgets that were loaded with it. */
export interface CartEdit {
  readonly cart: CartDocument;
  readonly widgets: Readonly<Record<number, Widget>>;
}

/** A command of the cart as one of the whole document. */
export function onCart(
  command: (cart: CartDocument) => CommandResult<CartDocument>,
): (edit: CartEdit) => CommandResult<CartEdit> {
  return (edit) => {
    const result = command(edit.cart);
    return result.ok ? { ...result, document: { ...edit, cart: result.document } } : result;
  };
}

/** Changes a widget. `field` names the field that is typed in; typing in it again joins the same step. */
export function changeCartWidget(
  edit: CartEdit,
  { id, changes, field }: { readonly id: number; readonly changes: WidgetChanges; readonly field: string },
): CommandResult<CartEdit> {
  const widget = edit.widgets[id];
  if (!widget) return refuse('widget_missing', 'This widget no longer exists.', ['widgets', id]);
  const changed = changeWidget(widget, { changes, field });
  const scope = widgetScope(id);
  return {
    ...changed,
    document: { ...edit, widgets: { ...edit.widgets, [id]: changed.document } },
    mergeKey: `${scope} ${field}`,
    scope,
  };
}

const SCOPE = 'widget/';

/** Scope of a widget in issues and steps. */
export function widgetScope(id: number): string {
  return `${SCOPE}${id}`;
}

/** The id of the widget that a scope names; null for any other. */
export function widgetIdOf(scope: string | null | undefined): number | null {
  return scope?.startsWith(SCOPE) ? Number(scope.slice(SCOPE.length)) : null;
}

/** The component of a cart that has a widget, hidden ones too. */
export function componentWithWidget({ components }: CartDocument, id: number): string | undefined {
  return components.find(
    (component) => component.type === 'cross_sell_widget' && component.settings.widgetId === id,
  )?.componentId;
}

/** Issues that keep a widget from being saved, as issues of the cart it is edited in. */
export function widgetIssues(widget: Widget): readonly Issue[] {
  const found = known.get(widget) ?? placedIssues(widget);
  known.set(widget, found);
  return found;
}

/** A key in the cart leaves its widgets as they are: they are not checked again. */
const known = new WeakMap<Widget, readonly Issue[]>();

function placedIssues(widget: Widget): readonly Issue[] {
  return validateWidget(widget).map((found) => ({
    ...found,
    title: `Widget "${widgetName(widget)}"`,
    scope: widgetScope(widget.id),
  }));
}

/** Issues that keep a cart and its widgets from being saved. A widget that no component has any more keeps nobody from saving. */
export function validateCartEdit({ cart, widgets }: CartEdit): Issue[] {
  const shown = [...new Set(widgetIdsIn(cart))].flatMap((id) => widgets[id] ?? []);
  return [...validateCart(cart), ...shown.flatMap(widgetIssues)];
}

/** The widgets that were loaded and have no products, while a component shows them: shoppers see nothing in their place. */
export function emptyWidgets({ cart, widgets }: CartEdit): readonly Widget[] {
  const visible = { ...cart, components: cart.components.filter(isVisible) };
  return [...new Set(widgetIdsIn(visible))].flatMap((id) => widgets[id] ?? []).filter(showsNothing);
}

/** The widgets that differ from what is saved. */
export function changedWidgets(edit: CartEdit, saved: CartEdit): readonly Widget[] {
  return Object.values(edit.widgets).filter((widget) => !sameValue(widget, saved.widgets[widget.id]));
}

/** The document with a widget that was loaded; one that is there already stays as it is. */
export function adoptWidget(edit: CartEdit, widget: Widget): CartEdit {
  if (edit.widgets[widget.id]) return edit;
  return { ...edit, widgets: { ...edit.widgets, [widget.id]: widget } };
}

/** The document without a widget that was deleted. */
export function purgeWidget(edit: CartEdit, id: number): CartEdit {
  const { [id]: gone, ...widgets } = edit.widgets;
  return gone ? { ...edit, widgets } : edit;
}
