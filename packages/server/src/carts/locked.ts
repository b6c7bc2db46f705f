import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { lockOf } from '@cartwright/core/smart-cart/commands/command';
import { type ApiFailure, failure } from '../http/api-failure';

/** Why a cart may not be changed by this user; null when it may. Staff may. */
export function lockedFailure(cart: CartDocument, rebuyAdmin: boolean): ApiFailure | null {
  const lock = rebuyAdmin ? null : lockOf(cart);
  return lock && failure('forbidden', lock.message);
}
