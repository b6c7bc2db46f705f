import { latinDigits } from '@cartwright/core/money/typed-number';

/** What a merchant typed as a number: nothing, a number, or something that is none. */
export type AmountText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'invalid'; readonly message: string };

const NUMBER = /^-?\d*(?:\.\d*)?$/;
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const GROUPED_BY_POINTS = /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;

/**
 * Reads a number with a comma or a point as decimal separator: "49,99" is "49.99". Groups of three are understood where
 * they cannot be decimals: "1,250.50", "1.250,50", "1,000". At most `decimals` decimals, of which a third can only be 0:
 * Shopify counts such currencies in hundredths too. Digits are those of any script. The number is read from its digits and
 * never computed with, so 0.1 stays 0.1.
 */
export function parseAmount(typed: string, decimals: number): AmountText {
  const text = latinDigits(typed)
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u066c\uff0c]/g, ',')
    .replace(/[−－]/g, '-')
    .replace(/[\s\u00a0\u202f'’]/g, '');
  if (text === '') return { kind: 'empty' };
  const plain = withPoint(text, decimals);
  if (plain === null || !/\d/.test(plain)) {
    return { kind: 'invalid', message: 'Enter a number, for example 49.99.' };
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

function tooFine(decimals: number): string {
  if (decimals === 0) return 'Enter a whole number.';
  return decimals === 2
    ? 'Enter at most 2 decimals.'
    : 'Shopify doesn’t charge smaller steps than 0.010. Enter an amount like 49.990.';
}

function withPoint(text: string, decimals: number): string | null {
  const commas = text.split(',').length - 1;
  const points = text.split('.').length - 1;
  // One comma before three digits: thousands, unless that many decimals are asked for.
  if (GROUPED.test(text) && (points > 0 || commas > 1 || decimals < 3)) return text.replaceAll(',', '');
  if (GROUPED_BY_POINTS.test(text) && (commas > 0 || points > 1)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  const pointed = commas === 1 && points === 0 ? text.replace(',', '.') : text;
  return NUMBER.test(pointed) ? pointed : null;
}
