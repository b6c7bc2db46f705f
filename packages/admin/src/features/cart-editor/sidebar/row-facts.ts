import type { Issue } from '@cartwright/core/editing/issue';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { type CartEdit, widgetIssues } from '@cartwright/core/smart-cart/cart-edit';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
import { cartLengthIssues } from '@cartwright/core/smart-cart/validate-lengths';
import {
  type UnreadableField,
  type UnreadableFields,
  withUnreadable,
} from '../../../editor-kit/model/unreadable';
import { issuesOf } from '../model/issues';
import { componentHasField } from '../model/unreadable';

const NONE: readonly Issue[] = [];

/** Facts that a row shows of its component, each a value of its own: typing in a panel changes none of them but the last. */
export const visibilityOf = (document: CartDocument, componentId: string) =>
  findComponent(document, componentId)?.visibilityStatus;

/** Issues of a component, and of the widget that it shows. A component that did not change is not checked again. */
export function rowIssues(
  { cart, widgets }: CartEdit,
  componentId: string,
  unreadable: UnreadableFields,
): readonly Issue[] {
  const component = findComponent(cart, componentId);
  if (!component) return NONE;
  const asks = (field: UnreadableField) => componentHasField(component, field);
  const own = withUnreadable(issuesOf(component), unreadable, asks);
  if (component.type === 'smart_cart_app') return [...own, ...appIssues(cart, componentId)];
  const widget =
    component.type === 'cross_sell_widget' && component.settings.widgetId !== null
      ? widgets[component.settings.widgetId]
      : undefined;
  return widget ? [...own, ...widgetIssues(widget)] : own;
}

/** What was typed for an app stands in the cart, and is told at the component that shows the app. */
function appIssues(document: CartDocument, componentId: string): readonly Issue[] {
  return cartLengthIssues(document).filter((found) => found.scope === componentId);
}
