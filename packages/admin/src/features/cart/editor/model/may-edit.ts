import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { lockOf } from '@cartwright/core/cart/commands/command';
import type { User } from '@cartwright/core/contract/user';
import type { Refusal } from '@cartwright/core/editing/command';

/** Whether a user may edit a cart: null, or the reason why not. Staff may edit locked carts. */
export function mayEdit(
  document: CartDocument,
  { rebuyAdmin }: Pick<User, 'rebuyAdmin'>,
  lockReason: string | null = null,
): Refusal | null {
  return rebuyAdmin ? null : lockOf(document, lockReason);
}
