import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
import { issuesOf } from '../model/issues';
import { type UnreadableFields, withUnreadable } from '../model/unreadable';

/** What a row shows of its component, each a value of its own: typing in a panel changes none of them but the last. */
export const titleOf = (document: CartDocument, componentId: string) =>
  findComponent(document, componentId)?.title ?? '';

export const visibilityOf = (document: CartDocument, componentId: string) =>
  findComponent(document, componentId)?.visibilityStatus;

/** How many problems a component has. A component that did not change is not checked again. */
export function problemsOf(
  document: CartDocument,
  componentId: string,
  unreadable: UnreadableFields,
): number {
  const component = findComponent(document, componentId);
  return component ? withUnreadable(component, issuesOf(component), unreadable).length : 0;
}
