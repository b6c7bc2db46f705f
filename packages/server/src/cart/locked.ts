import { lockOf } from '@cartwright/core/cart/commands/command';
import type { SavedCart } from '@cartwright/core/contract/carts';
import { type ApiFailure, failure } from '../http/api-failure';

/** Failure of calls that legacy carts don't support. */
export function isLegacy(): ApiFailure {
  return failure('forbidden', 'This is a legacy cart. Upgrade it, then edit the new cart.');
}

/**
 * Failure if this user may not change a cart; else null. Staff may change locked carts; nobody may change legacy ones.
 */
export function lockedFailure(
  { cart, lockReason, legacy }: Pick<SavedCart, 'cart' | 'lockReason' | 'legacy'>,
  rebuyAdmin: boolean,
): ApiFailure | null {
  if (legacy) return isLegacy();
  const lock = rebuyAdmin ? null : lockOf(cart, lockReason);
  return lock && failure('forbidden', lock.message);
}
