import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Issue } from '@cartwright/core/editing/issue';
import type { Widget } from '@cartwright/core/widgets/widget';

/** Checks that are made before a shop is locked to write one of its carts. */
export interface CartChecks {
  /** What keeps a cart from being saved. */
  validate(cart: CartDocument): Promise<readonly Issue[]>;
  /** Why a cart could not be published for its size while it is on, with `widgets` in place of what is saved of them. */
  size(cart: CartDocument, widgets?: readonly Widget[]): Promise<readonly Issue[]>;
}

/** Issues that keep a cart from being saved as it is: of one that shoppers may see, also that it could not be published. */
export async function issuesWhenSaved(
  checks: CartChecks,
  cart: CartDocument,
  widgets: readonly Widget[] = [],
): Promise<readonly Issue[]> {
  const issues = await checks.validate(cart);
  if (issues.length > 0 || (!cart.enabled && !cart.isFallback)) return issues;
  return checks.size(cart, widgets);
}
