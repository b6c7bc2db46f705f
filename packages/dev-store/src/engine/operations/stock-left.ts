import type { CartState } from '../cart-state';
import { unitsInStock, type Variant } from '../catalogue';

/** Units of a variant that this cart may still take: its lines share one stock. May be negative when the stock fell. */
export function stockLeft(state: CartState, variant: Variant): number {
  const inCart = state.lines
    .filter((line) => line.variantId === variant.id)
    .reduce((units, line) => units + line.quantity, 0);
  return unitsInStock(variant) - inCart;
}
