import { normalized } from '../search/engine/analysis/normalized';
import { wordsOf } from '../search/engine/analysis/words';

/** Limits of the typed text that is read: characters and words. */
const MAX_CHARACTERS = 256;
const MAX_WORDS = 16;

/** Words of a name, in lower case without accents. */
export function foldedWords(name: string): string[] {
  return wordsOf(name.slice(0, MAX_CHARACTERS)).map(({ text }) => normalized(text));
}

/** Words of the typed text, in lower case. The last one may be a prefix. */
export function typedWords(text: string): string[] {
  return wordsOf(text.slice(0, MAX_CHARACTERS))
    .map((word) => word.text)
    .slice(0, MAX_WORDS);
}
