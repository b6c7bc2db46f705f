import { lockOf } from '@cartwright/core/cart/commands/command';
import type { SavedCart } from '@cartwright/core/contract/carts';
import { type ApiFailure, failure } from '../http/api-failure';

/** The failure of a call that would change a legacy cart, or make something of it that is for carts of today. */
export function isLegacy(): ApiFailure {
  return failure('forbidden', 'This is a legacy cart. Upgrade it, then edit the new cart.');
}

/** Why a cart may not be changed by this user; null when it may. Staff may change what is locked, and nobody a legacy cart. */
export function lockedFailure(
  { cart, lockReason, legacy }: Pick<SavedCart, 'cart' | 'lockReason' | 'legacy'>,
  rebuyAdmin: boolean,
): ApiFailure | null {
  if (legacy) return isLegacy();
  const lock = rebuyAdmin ? null : lockOf(cart, lockReason);
  return lock && failure('forbidden', lock.message);
}
