import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { type ApiFailure, failure } from '../http/api-failure';

/** Why a cart may not be changed by this user; null when it may. Staff may (design/meanings, `locked`). */
export function lockedFailure(
  cart: Pick<CartDocument, 'locked' | 'abTestLocked'>,
  rebuyAdmin: boolean,
): ApiFailure | null {
  if (rebuyAdmin) return null;
  if (cart.abTestLocked) {
    return failure(
      'forbidden',
      'This cart is part of a running experiment. End the experiment to change it.',
    );
  }
  if (cart.locked) return failure('forbidden', 'This cart is locked. Ask support to unlock it.');
  return null;
}
