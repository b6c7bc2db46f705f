import { majorToSubunits } from '@cartwright/core/money/decimal';

/** Subunits of a decimal string in major units. Throws if invalid. */
export function subunitsOf(amount: string): number {
  const value = majorToSubunits(amount);
  if (value === null) throw new Error(`${amount} is not an amount.`);
  return value;
}
