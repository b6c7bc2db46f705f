import { normalized } from './engine/analysis/normalized';
import { type Word, wordsOf } from './engine/analysis/words';

/** Words of a text, as written and in the form that searches compare, in any script. */
export interface TextWords {
  readonly words: readonly Word[];
  readonly keys: readonly string[];
}

export function textWords(text: string): TextWords {
  const words = wordsOf(text);
  return { words, keys: words.map((word) => normalized(word.text)) };
}

/**
 * Whether a term's words (keys of `textWords`) are at a position of a text, and not part of a hyphenated word:
 * "shirt" isn't in "t-shirt".
 */
export function standsAt({ words, keys }: TextWords, term: readonly string[], at: number): boolean {
  if (!term.every((word, place) => keys[at + place] === word)) return false;
  return !isTied(words[at - 1]) && !isTied(words[at + term.length - 1]);
}

const isTied = (word: Word | undefined) => word?.tie === 'hyphen';
