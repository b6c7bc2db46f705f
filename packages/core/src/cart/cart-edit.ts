import { type CommandResult, refuse } from '../editing/command';
import type { Issue } from '../editing/issue';
import { sameValue } from '../editing/same-value';
import { changeWidget, type WidgetChanges, widgetName } from '../widgets/change-widget';
import { validateWidget } from '../widgets/validate-widget';
import { showsNothing, type Widget } from '../widgets/widget';
import type { CartDocument } from './cart-document';
import { isVisible, widgetIdsIn } from './components-of';
import { validateCart } from './validate-cart';

/** Cart editor's document: the cart, and the widgets loaded with it, by id. */
export interface CartEdit {
  readonly cart: CartDocument;
  readonly widgets: Readonly<Record<number, Widget>>;
}

/** Turns a command of the cart into one of the whole document. */
export function onCart(
  command: (cart: CartDocument) => CommandResult<CartDocument>,
): (edit: CartEdit) => CommandResult<CartEdit> {
  return (edit) => {
    const result = command(edit.cart);
    return result.ok ? { ...result, document: { ...edit, cart: result.document } } : result;
  };
}

/** Changes a widget. `field` names the edited field; further typing in it joins the same undo step. */
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

/** Scope of a widget in issues and undo steps. */
export function widgetScope(id: number): string {
  return `${SCOPE}${id}`;
}

/** Widget id of a scope; null for other scopes. */
export function widgetIdOf(scope: string | null | undefined): number | null {
  return scope?.startsWith(SCOPE) ? Number(scope.slice(SCOPE.length)) : null;
}

/** Id of the cart's component with a widget, hidden ones included. */
export function componentWithWidget({ components }: CartDocument, id: number): string | undefined {
  return components.find(
    (component) => component.type === 'cross_sell_widget' && component.settings.widgetId === id,
  )?.componentId;
}

/** Validation issues of a widget, as issues of the cart it is edited in. */
export function widgetIssues(widget: Widget): readonly Issue[] {
  const found = known.get(widget) ?? placedIssues(widget);
  known.set(widget, found);
  return found;
}

/** Cache by identity: a change to the cart doesn't change its widgets, which aren't checked again. */
const known = new WeakMap<Widget, readonly Issue[]>();

function placedIssues(widget: Widget): readonly Issue[] {
  return validateWidget(widget).map((found) => ({
    ...found,
    title: `Widget "${widgetName(widget)}"`,
    scope: widgetScope(widget.id),
  }));
}

/** Validation issues of a cart and its widgets, without widgets that no component has any more. */
export function validateCartEdit({ cart, widgets }: CartEdit): Issue[] {
  const shown = [...new Set(widgetIdsIn(cart))].flatMap((id) => widgets[id] ?? []);
  return [...validateCart(cart), ...shown.flatMap(widgetIssues)];
}

/** Loaded widgets without products that a visible component has: shoppers see nothing in their place. */
export function emptyWidgets({ cart, widgets }: CartEdit): readonly Widget[] {
  const visible = { ...cart, components: cart.components.filter(isVisible) };
  return [...new Set(widgetIdsIn(visible))].flatMap((id) => widgets[id] ?? []).filter(showsNothing);
}

/** Widgets that differ from the saved ones. */
export function changedWidgets(edit: CartEdit, saved: CartEdit): readonly Widget[] {
  return Object.values(edit.widgets).filter((widget) => !sameValue(widget, saved.widgets[widget.id]));
}

/** Document with a widget that was loaded; an existing one is unchanged. */
export function adoptWidget(edit: CartEdit, widget: Widget): CartEdit {
  if (edit.widgets[widget.id]) return edit;
  return { ...edit, widgets: { ...edit.widgets, [widget.id]: widget } };
}

/** Document without a deleted widget. */
export function purgeWidget(edit: CartEdit, id: number): CartEdit {
  const { [id]: gone, ...widgets } = edit.widgets;
  return gone ? { ...edit, widgets } : edit;
}
