import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Issue } from '@cartwright/core/editing/issue';
import type { Widget } from '@cartwright/core/widgets/widget';

/** Checks run before a shop is locked to write a cart. */
export interface CartChecks {
  /** Issues that keep a cart from being saved. */
  validate(cart: CartDocument): Promise<readonly Issue[]>;
  /** Issues of a live cart's published size, with `widgets` in place of the saved ones. */
  size(cart: CartDocument, widgets?: readonly Widget[]): Promise<readonly Issue[]>;
}

/** Issues that prevent saving a cart; for a live cart also those that prevent publishing. */
export async function issuesWhenSaved(
  checks: CartChecks,
  cart: CartDocument,
  widgets: readonly Widget[] = [],
): Promise<readonly Issue[]> {
  const issues = await checks.validate(cart);
  if (issues.length > 0 || (!cart.enabled && !cart.isFallback)) return issues;
  return checks.size(cart, widgets);
}
