import { searchLanguage } from '../analysis/search-language';
import { termsOf } from '../analysis/term-forms';
import { NAMING_FIELDS } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import { knownNumber } from '../index/vocabulary';

/** Whether some product's title, kind or vendor has a word, in lower case, in any inflection. */
export function isNamedWith(index: LexicalIndex, word: string): boolean {
  return termsOf(word, searchLanguage(index.language)).some((term) => frequency(index, term).naming > 0);
}

/** Number of products with a term, and of those named with it. */
export function frequency(
  { postings, vocabulary }: LexicalIndex,
  term: string | null,
): { naming: number; all: number } {
  const number = term === null ? undefined : knownNumber(vocabulary, term);
  if (number === undefined) return { naming: 0, all: 0 };
  const start = postings.starts[number] ?? 0;
  const all = postings.counts[number] ?? 0;
  let naming = 0;
  for (const packed of postings.fields.subarray(start, start + all))
    if ((packed & NAMING_FIELDS) !== 0) naming += 1;
  return { naming, all };
}
