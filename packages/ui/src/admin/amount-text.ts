import { plainNumber, readingsOf } from '@cartwright/core/money/typed-number';

/** Parsed number input: empty, a number, or invalid. */
export type AmountText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'invalid'; readonly message: string };

const WHOLE = 'Enter a whole number.';

/**
 * Reads a number with a comma or a point as decimal separator: "49,99" is "49.99". Groups of three are understood where
 * they cannot be decimals: "1,250.50", "1.250,50", "1,000", "1,00,000". At most `decimals` decimals, of which a third can only be 0:
 * Shopify counts such currencies in hundredths too. Digits are those of any script. The number is read from its digits and
 * never computed with, so 0.1 stays 0.1.
 */
export function parseAmount(typed: string, decimals: number): AmountText {
  const text = plainNumber(typed);
  if (text === '') return { kind: 'empty' };
  const plain = plainDecimal(text, decimals);
  if (plain === null) {
    return { kind: 'invalid', message: unreadable(decimals) };
  }
  const fraction = plain.split('.')[1] ?? '';
  // Three decimals after a single point may be a thousands separator, so "1.000" is ambiguous, too.
  if (fraction.length > Math.max(2, decimals) || /[1-9]/.test(fraction.slice(Math.min(decimals, 2)))) {
    return { kind: 'invalid', message: tooFine(decimals) };
  }
  const amount = Number(plain);
  if (!Number.isFinite(amount) || Math.abs(amount) > 1e9) {
    return { kind: 'invalid', message: 'Enter a smaller number.' };
  }
  return { kind: 'amount', amount };
}

/** Text of a number in a field; empty for null. */
export function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount);
}

/** Error message with a valid example. */
function unreadable(decimals: number): string {
  if (decimals === 0) return WHOLE;
  return `Enter a number, for example ${decimals === 2 ? '49.99' : '49.990'}.`;
}

function tooFine(decimals: number): string {
  if (decimals === 0) return WHOLE;
  return decimals === 2
    ? 'Enter at most 2 decimals.'
    : 'Shopify doesn’t charge smaller steps than 0.010. Enter an amount like 49.990.';
}

function plainDecimal(text: string, decimals: number): string | null {
  const [, sign, number = ''] = /^(-?) ?([\d., ]*)$/.exec(text) ?? [];
  const { grouped, decimal } = readingsOf(number);
  // A comma before three digits is a thousands separator, unless that many decimals are allowed. A
  // point is ambiguous.
  const isGrouped = decimal === null || (number.includes(',') && decimals < 3);
  const read = isGrouped ? (grouped ?? decimal) : decimal;
  return read && `${sign}${read}`;
}
