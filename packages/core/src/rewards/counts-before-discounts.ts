import type { BarReward } from './rewards';

/**
 * Whether a bar counts amounts that discounts have lowered meanwhile: then what it says is missing is not what the subtotal
 * lacks, and it says so. `discounts` is what they take off what was bought and off the order, in subunits.
 */
export function countsBeforeDiscounts(
  { basis, afterDiscounts }: Pick<BarReward, 'basis' | 'afterDiscounts'>,
  discounts: number,
): boolean {
  return basis === 'amount' && !afterDiscounts && discounts > 0;
}
