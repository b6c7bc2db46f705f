import { fold } from './fold';
import { wordsOf } from './words';

/** Words of a text for comparison as whole words: in lower case, without accents, not stemmed. */
export function wordKeys(text: string): string[] {
  return wordsOf(text).map((word) => fold(word.text));
}
