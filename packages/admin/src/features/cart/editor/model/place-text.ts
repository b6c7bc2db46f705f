import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { placeOf } from '@cartwright/core/cart/components-of';
import { ANCHOR_NAMES } from '@cartwright/core/components/anchor';

/** Position of a component as text: "Footer, position 2 of 3". */
export function placeText(document: CartDocument, componentId: string): string {
  const place = placeOf(document, componentId);
  if (!place) return 'nowhere';
  const { length } = document.dragDropState[place.anchor];
  return `${ANCHOR_NAMES[place.anchor]}, position ${place.index + 1} of ${length}`;
}
