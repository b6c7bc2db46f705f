import type { LineState } from '../model/cart-state';
import { unitsInStock, type Variant } from '../model/catalogue';

/** Most units of one variant in one cart, also when stock is not tracked: prices stay exact integers. */
export const MAX_UNITS = 1_000_000;

/** Units of a variant that this cart may still take: its lines share one stock. May be negative when the stock fell. */
export function stockLeft(lines: readonly LineState[], variant: Variant): number {
  const inCart = lines
    .filter((line) => line.variantId === variant.id)
    .reduce((units, line) => units + line.quantity, 0);
  return Math.min(MAX_UNITS, unitsInStock(variant)) - inCart;
}
