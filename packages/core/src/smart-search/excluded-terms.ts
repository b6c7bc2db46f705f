import { fold } from '../search/analysis/fold';
import { wordKeys } from '../search/analysis/word-keys';
import { type Word, wordsOf } from '../search/analysis/words';

/** Words, or several in sequence, that nothing is searched by: their words, by the first one. */
export type ExcludedTerms = ReadonlyMap<string, readonly (readonly string[])[]>;

export function excludedTerms(terms: Iterable<string>): ExcludedTerms {
  const found = new Map<string, string[][]>();
  for (const term of terms) {
    const words = wordKeys(term);
    const [first] = words;
    if (first === undefined) continue;
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}

/**
 * What is left of a text to search: the text itself where it has none of the terms, else its other words; empty where it is
 * made of them. Only whole words count: of "t-shirt" the second half is none. Terms that are allowed stay.
 */
export function withoutTerms(
  text: string,
  terms: ExcludedTerms,
  isAllowed: (term: readonly string[]) => boolean = () => false,
): string {
  if (terms.size === 0) return text;
  const words = wordsOf(text);
  const keys = words.map((word) => fold(word.text));
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = at > 0 && isTied(words[at - 1]) ? 0 : termAt(words, keys, at, terms, isAllowed);
    if (length === 0) left.push(words[at]?.text ?? '');
    at += Math.max(1, length);
  }
  return left.length === words.length ? text : left.join(' ');
}

/** How many words the longest term has that begins at a word and ends with one. */
function termAt(
  words: readonly Word[],
  keys: readonly string[],
  at: number,
  terms: ExcludedTerms,
  isAllowed: (term: readonly string[]) => boolean,
): number {
  const lengths = (terms.get(keys[at] ?? '') ?? [])
    .filter((term) => term.every((word, place) => keys[at + place] === word))
    .filter((term) => !isAllowed(term))
    .map((term) => term.length)
    .filter((length) => !isTied(words[at + length - 1]));
  return Math.max(0, ...lengths);
}

const isTied = (word: Word | undefined) => word?.tie === 'hyphen';
