import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { cartLengthIssues } from '@cartwright/core/smart-cart/validate-lengths';
import { issuesOf } from '../model/issues';
import { type UnreadableFields, withUnreadable } from '../model/unreadable';

const NONE: readonly Issue[] = [];

/** What a row shows of its component, each a value of its own: typing in a panel changes none of them but the last. */
export const titleOf = (document: CartDocument, componentId: string) =>
  findComponent(document, componentId)?.title ?? '';

export const visibilityOf = (document: CartDocument, componentId: string) =>
  findComponent(document, componentId)?.visibilityStatus;

/** What is wrong with a component. A component that did not change is not checked again. */
export function rowIssues(
  document: CartDocument,
  componentId: string,
  unreadable: UnreadableFields,
): readonly Issue[] {
  const component = findComponent(document, componentId);
  if (!component) return NONE;
  const own = withUnreadable(component, issuesOf(component), unreadable);
  return component.type === 'smart_cart_app' ? [...own, ...appIssues(document, componentId)] : own;
}

/** What was typed for an app stands in the cart, and is told at the component that shows the app. */
function appIssues(document: CartDocument, componentId: string): readonly Issue[] {
  return cartLengthIssues(document).filter((found) => found.componentId === componentId);
}
