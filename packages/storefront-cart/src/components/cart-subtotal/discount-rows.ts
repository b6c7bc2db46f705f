import { sum } from '@cartwright/core/money/subunits';
import type { Discount, StoreCart } from '../../state/ports/store-cart';

/** Line and order discounts of a cart, summed by title. */
export function discountRows(cart: Pick<StoreCart, 'lines' | 'orderDiscounts'>): Discount[] {
  const rows = new Map<string, Discount>();
  for (const discount of [...cart.lines.flatMap((line) => line.discounts), ...cart.orderDiscounts]) {
    const known = rows.get(discount.title);
    const amount = sum([known?.amount ?? 0, discount.amount]);
    if (amount > 0) rows.set(discount.title, { title: discount.title, amount });
  }
  return [...rows.values()];
}
