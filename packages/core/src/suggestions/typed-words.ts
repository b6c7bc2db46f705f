import { fold } from '../search/analysis/fold';
import { wordsOf } from '../search/analysis/words';

/** What is read of what was typed: characters, and words. */
const MOST_CHARACTERS = 256;
const MOST_WORDS = 16;

/** The words of a name, in lower case without accents. */
export function foldedWords(name: string): string[] {
  return wordsOf(name.slice(0, MOST_CHARACTERS)).map(({ text }) => fold(text));
}

/** The same of what was typed, of which the last word may still become a longer one. */
export function typedWords(text: string): string[] {
  return foldedWords(text).slice(0, MOST_WORDS);
}
