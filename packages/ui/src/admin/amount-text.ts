import { plainNumber, readingsOf } from '@cartwright/core/money/typed-number';

/** Text that a merchant typed as a number: nothing, a number, or something that is none. */
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
  // Three digits after a lone point may be thousands in disguise, so that "1.000" is asked again, too.
  if (fraction.length > Math.max(2, decimals) || /[1-9]/.test(fraction.slice(Math.min(decimals, 2)))) {
    return { kind: 'invalid', message: tooFine(decimals) };
  }
  const amount = Number(plain);
  if (!Number.isFinite(amount) || Math.abs(amount) > 1e9) {
    return { kind: 'invalid', message: 'Enter a smaller number.' };
  }
  return { kind: 'amount', amount };
}

/** The text of a number as the field shows it; empty for none. */
export function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount);
}

/** With an example that would be taken. */
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
  // A comma before three digits: thousands, unless that many decimals are asked for. A point is asked about.
  const isGrouped = decimal === null || (number.includes(',') && decimals < 3);
  const read = isGrouped ? (grouped ?? decimal) : decimal;
  return read && `${sign}${read}`;
}
