import type { User } from '@cartwright/core/contract/user';
import type { Refusal } from '@cartwright/core/editing/command';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { lockOf } from '@cartwright/core/smart-cart/commands/command';

/** Whether a user may edit a cart: null, or the reason why not. Staff may edit locked carts. */
export function mayEdit(
  document: CartDocument,
  { rebuyAdmin }: Pick<User, 'rebuyAdmin'>,
  lockReason: string | null = null,
): Refusal | null {
  return rebuyAdmin ? null : lockOf(document, lockReason);
}
