import { fold } from './fold';
import { wordsOf } from './words';

/** A UPC has 12 digits, an EAN one zero more in front, a GTIN two: they are one code. */
const TRADE_NUMBER = /^\d{12,14}$/;
const SEPARATORS = /[^\p{L}\p{N}]+/u;
/** A part of a code that may be meant by itself. */
const PART = /^(?=.*\d).{4,}$/;
const MAX_PARTS = 6;

/** A code without spaces and signs: a SKU, a barcode, or a text that may be one. Empty where it has neither letters nor digits. */
export function wholeCode(code: string): string {
  const whole = wordsOf(code)
    .map(({ text }) => fold(text))
    .join('');
  return TRADE_NUMBER.test(whole) ? whole.replace(/^0+/, '') : whole;
}

/** Parts by which a code is found besides itself, and neighbours of them together. Of "WF-M5799-DW" among others "m5799dw". */
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

/** Whether a text, as `wholeCode` has it, is long enough to be sought within codes, and no word. */
export const isPartOfCode = (text: string): boolean => PART.test(text);
