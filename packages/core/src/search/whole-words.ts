import { normalized } from './engine/analysis/normalized';
import { type Word, wordsOf } from './engine/analysis/words';

/** The words of a text, as they are written and as a search compares them, in any script. */
export interface TextWords {
  readonly words: readonly Word[];
  readonly keys: readonly string[];
}

export function textWords(text: string): TextWords {
  const words = wordsOf(text);
  return { words, keys: words.map((word) => normalized(word.text)) };
}

/** Whether a term's words (keys of `textWords`) stand at a place of a text, and are no part of a hyphenated word: "shirt" isn't in "t-shirt". */
export function standsAt({ words, keys }: TextWords, term: readonly string[], at: number): boolean {
  if (!term.every((word, place) => keys[at + place] === word)) return false;
  return !isTied(words[at - 1]) && !isTied(words[at + term.length - 1]);
}

const isTied = (word: Word | undefined) => word?.tie === 'hyphen';
