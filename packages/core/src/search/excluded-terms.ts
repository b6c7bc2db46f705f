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
 * Rest of a text to search: without terms in it the text itself, else its other words; empty if there are none.
 * Only whole words match: not the second half of "t-shirt". Allowed terms are kept.
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
