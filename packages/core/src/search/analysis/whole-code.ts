import { fold } from './fold';
import { wordsOf } from './words';

/** A code without spaces and signs: a SKU, a barcode, or a text that may be one. Empty where it has neither letters nor digits. */
export function wholeCode(code: string): string {
  return wordsOf(code)
    .map(({ text }) => fold(text))
    .join('');
}
