import { majorToSubunits } from '@cartwright/core/money/decimal';

/** An amount as Shopify writes it, decimal text of major units, in subunits. Throws when it is none. */
export function subunitsOf(amount: string): number {
  const value = majorToSubunits(amount);
  if (value === null) throw new Error(`${amount} is not an amount.`);
  return value;
}
