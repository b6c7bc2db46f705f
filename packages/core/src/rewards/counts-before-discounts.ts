import type { BarReward } from './rewards';

/**
 * Whether a bar counts amounts before discounts, which have reduced the subtotal: the missing amount then differs
 * from the subtotal's, and the bar mentions that. `discounts` are those of bought lines and of the order, in
 * subunits.
 */
export function countsBeforeDiscounts(
  { basis, afterDiscounts }: Pick<BarReward, 'basis' | 'afterDiscounts'>,
  discounts: number,
): boolean {
  return basis === 'amount' && !afterDiscounts && discounts > 0;
}
