import { smallestUnit } from '@cartwright/core/money/currency';
import { majorToSubunits, parseDecimal, percentageOf } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { DecimalInput } from './operation';

/**
 * Percentage (0–100) of an amount, rounded half up to the currency's smallest unit and clamped to the amount. Invalid
 * decimals give 0.
 */
export function percentOf(amount: number, percent: DecimalInput, currency: string): number {
  const parsed = parseDecimal(percent);
  if (!parsed) return 0;
  if (Number(percent) >= 100) return amount;
  return between(percentageOf(subunits(amount), parsed, smallestUnit(currency)), amount);
}

/** Amount in subunits of the cart's currency, rounded half up to the smallest unit and clamped to `max`. */
export function fixedAmount(amount: DecimalInput, max: number, currency: string): number {
  // Larger amounts may exceed the range of exact integers.
  if (Number(amount) > max) return max;
  return between(majorToSubunits(amount, smallestUnit(currency)) ?? 0, max);
}

function between(amount: number, max: number): number {
  return Math.max(0, Math.min(amount, max));
}
