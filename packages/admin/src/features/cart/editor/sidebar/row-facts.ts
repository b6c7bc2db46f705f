import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { type CartEdit, widgetIssues } from '@cartwright/core/cart/cart-edit';
import { findComponent } from '@cartwright/core/cart/components-of';
import { cartLengthIssues } from '@cartwright/core/cart/validate-lengths';
import type { Issue } from '@cartwright/core/editing/issue';
import {
  type UnreadableField,
  type UnreadableFields,
  withUnreadable,
} from '../../../../editor-kit/model/unreadable';
import { issuesOf } from '../model/issues';
import { componentHasField } from '../model/unreadable';

const NONE: readonly Issue[] = [];

/** Selectors of a row's values, one each: typing in a panel changes only the last. */
export const visibilityOf = (document: CartDocument, componentId: string) =>
  findComponent(document, componentId)?.visibilityStatus;

/** Issues of a component and its widget. Cached for unchanged components. */
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

/** Issues of app inputs, which are stored in the cart but shown at the app's component. */
function appIssues(document: CartDocument, componentId: string): readonly Issue[] {
  return cartLengthIssues(document).filter((found) => found.scope === componentId);
}
