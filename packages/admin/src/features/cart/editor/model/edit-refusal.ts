import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { lockOf } from '@cartwright/core/cart/commands/command';
import type { User } from '@cartwright/core/contract/user';
import type { Refusal } from '@cartwright/core/editing/command';

/** Reason why a user may not edit a cart; null if they may. Staff may edit locked carts. */
export function editRefusal(
  document: CartDocument,
  { rebuyAdmin }: Pick<User, 'rebuyAdmin'>,
  lockReason: string | null = null,
): Refusal | null {
  return rebuyAdmin ? null : lockOf(document, lockReason);
}
