import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { StoreCart } from '../../state/ports/store-cart';
import { discountRows } from './discount-rows';

/** Total of discounts on bought lines and on the order, in subunits. */
export function discountsOnBought({
  lines,
  orderDiscounts,
}: Pick<StoreCart, 'lines' | 'orderDiscounts'>): number {
  const rows = discountRows({ lines: lines.filter((line) => !isGiftLine(line)), orderDiscounts });
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
