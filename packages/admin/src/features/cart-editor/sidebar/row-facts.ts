import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
import type { Issue } from '@cartwright/core/smart-cart/issue';
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
  return component ? withUnreadable(component, issuesOf(component), unreadable) : NONE;
}
