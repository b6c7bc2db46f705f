import type { SavedCart } from '@cartwright/core/contract/carts';
import { lockOf } from '@cartwright/core/smart-cart/commands/command';
import { type ApiFailure, failure } from '../http/api-failure';

/** Why a cart may not be changed by this user; null when it may. Staff may. */
export function lockedFailure(
  { cart, lockReason }: Pick<SavedCart, 'cart' | 'lockReason'>,
  rebuyAdmin: boolean,
): ApiFailure | null {
  const lock = rebuyAdmin ? null : lockOf(cart, lockReason);
  return lock && failure('forbidden', lock.message);
}
