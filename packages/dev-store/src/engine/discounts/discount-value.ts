import { smallestUnit } from '@cartwright/core/money/currency';
import { majorToSubunits, parseDecimal, percentageOf } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { DecimalInput } from './operation';

/**
 * A percentage (0–100) of an amount, half up to the currency's smallest unit, at least 0 and at most the amount.
 * What is not a decimal number gives nothing.
 */
export function percentOf(amount: number, percent: DecimalInput, currency: string): number {
  const parsed = parseDecimal(percent);
  if (!parsed) return 0;
  if (Number(percent) >= 100) return amount;
  return between(percentageOf(subunits(amount), parsed, smallestUnit(currency)), amount);
}

/** An amount of the cart's currency in subunits, half up to the smallest unit, between 0 and `max`. */
export function fixedAmount(amount: DecimalInput, max: number, currency: string): number {
  // Far above what there is to take, and perhaps above what an integer can hold.
  if (Number(amount) > max) return max;
  return between(majorToSubunits(amount, smallestUnit(currency)) ?? 0, max);
}

function between(amount: number, max: number): number {
  return Math.max(0, Math.min(amount, max));
}
