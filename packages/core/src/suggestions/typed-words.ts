import { normalized } from '../search/engine/analysis/normalized';
import { wordsOf } from '../search/engine/analysis/words';

/** Limits of what is read of the typed text. */
const MAX_CHARACTERS = 256;
const MAX_WORDS = 16;

/** The words of a name, in lower case without accents. */
export function foldedWords(name: string): string[] {
  return wordsOf(name.slice(0, MAX_CHARACTERS)).map(({ text }) => normalized(text));
}

/** The words of what was typed, in lower case. The last one may still become a longer one. */
export function typedWords(text: string): string[] {
  return wordsOf(text.slice(0, MAX_CHARACTERS))
    .map((word) => word.text)
    .slice(0, MAX_WORDS);
}
