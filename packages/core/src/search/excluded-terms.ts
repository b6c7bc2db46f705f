import { standsAt, textWords } from './whole-words';

/** Excluded words and phrases, as lists of words by the first one. */
export type ExcludedTerms = ReadonlyMap<string, readonly (readonly string[])[]>;

export function excludedTerms(terms: Iterable<string>): ExcludedTerms {
  const found = new Map<string, (readonly string[])[]>();
  for (const term of terms) {
    const words = textWords(term).keys;
    const [first] = words;
    if (first === undefined) continue;
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}

/**
 * Rest of a text to search: the text itself where it has none of the terms, else its other words; empty where it is
 * made of them. Only whole words count: of "t-shirt" the second half is none. Terms that are allowed stay.
 */
export function withoutTerms(
  text: string,
  terms: ExcludedTerms,
  isAllowed: (term: readonly string[]) => boolean = () => false,
): string {
  if (terms.size === 0) return text;
  const found = textWords(text);
  const { words, keys } = found;
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = (terms.get(keys[at] ?? '') ?? [])
      .filter((term) => standsAt(found, term, at) && !isAllowed(term))
      .map((term) => term.length);
    if (lengths.length === 0) left.push(words[at]?.text ?? '');
    at += Math.max(1, ...lengths);
  }
  return left.length === words.length ? text : left.join(' ');
}
