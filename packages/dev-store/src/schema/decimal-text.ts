import { subunitsToMajor } from '@cartwright/core/money/decimal';

/** Formats subunits as Shopify's `Decimal`: major units with at least one decimal, 600 is "6.0". */
export function decimalText(amount: number): string {
  return subunitsToMajor(amount).replace(/0$/, '');
}
