import type { LineState } from '../model/cart-state';
import { unitsInStock, type Variant } from '../model/catalogue';

/** Maximum units of a variant in a cart, even if untracked: keeps prices exact integers. */
export const MAX_UNITS = 1_000_000;

/**
 * Units of a variant that can still be added to this cart, whose lines share its stock. Negative if the stock was
 * reduced.
 */
export function stockLeft(lines: readonly LineState[], variant: Variant): number {
  const inCart = lines
    .filter((line) => line.variantId === variant.id)
    .reduce((units, line) => units + line.quantity, 0);
  return Math.min(MAX_UNITS, unitsInStock(variant)) - inCart;
}
