import { fold } from './fold';
import { wordsOf } from './words';

/** The words of a text as whole words are compared: in lower case, without accents. Endings count. */
export function wordKeys(text: string): string[] {
  return wordsOf(text).map((word) => fold(word.text));
}
