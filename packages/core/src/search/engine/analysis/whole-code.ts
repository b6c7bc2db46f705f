import { fold } from './fold';
import { wordsOf } from './words';

/** UPC of 12 digits, EAN of 13 or GTIN of 14: the same code but for leading zeros. */
const TRADE_NUMBER = /^\d{12,14}$/;
const SEPARATORS = /[^\p{L}\p{N}]+/u;
/** Part of a code that may be searched by itself. */
const PART = /^(?=.*\d).{4,}$/;
const MAX_PARTS = 6;

/**
 * Code without spaces and signs: a SKU, a barcode, or a text that may be one. Empty if it has neither letters nor
 * digits.
 */
export function wholeCode(code: string): string {
  const whole = wordsOf(code)
    .map(({ text }) => fold(text))
    .join('');
  return TRADE_NUMBER.test(whole) ? whole.replace(/^0+/, '') : whole;
}

/** Parts of a code that also find it, adjacent ones joined too: "m5799dw" of "WF-M5799-DW". */
export function partsOfCode(code: string): string[] {
  const parts = code
    .split(SEPARATORS)
    .filter((part) => part !== '')
    .slice(0, MAX_PARTS);
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((_, length) => wholeCode(parts.slice(from, from + length + 1).join('-'))),
  );
  const whole = wholeCode(code);
  return [...new Set(runs)].filter((run) => run !== whole && isPartOfCode(run));
}

/** Whether a text, as `wholeCode` returns it, may be searched within codes: long enough, and with a digit. */
export const isPartOfCode = (text: string): boolean => PART.test(text);
