import type { AnalysedQuery } from '../analysis/analyse-query';
import type { SearchLanguage } from '../analysis/search-language';
import { beginningsOf, termsOf } from '../analysis/term-forms';
import type { LexicalIndex } from '../index/lexical-index';
import { knownNumber, termsFrom } from '../index/vocabulary';
import type { Alternative } from './alternative';
import { compoundsFrom, compoundsTo } from './compounds';
import { standSideBySideAnywhere } from './title-order';

/** Maximum number of completions of a prefix, the most frequent ones, and of terms considered. */
const MAX_COMPLETIONS = 50;
const MAX_CANDIDATES = 5_000;
const MIN_PREFIX_LENGTH = 2;
/** Score factor of a completion, below that of an exact word. */
const CONTINUED_FACTOR = 0.8;
const MIN_SPLIT_LENGTH = 4;
const MAX_SPLITS = 3;

/** Alternatives for each word of a query. */
export function alternatives(
  index: LexicalIndex,
  query: AnalysedQuery,
  isUnfinished: boolean,
  language: SearchLanguage,
): Alternative[][] {
  const all = query.words.map(({ text, terms }, at): Alternative[] => [
    ...asWritten(index, terms),
    ...(isUnfinished && at === query.words.length - 1 ? continued(index, text, language) : []),
    ...compoundsTo(index, text, terms, isUnfinished, language),
    ...(isUnfinished ? compoundsFrom(index, terms, language) : []),
    ...splits(index, text, language),
  ]);
  for (const { first, last, terms } of query.joined) {
    for (const number of numbersOf(index, terms)) {
      for (const ofWord of all.slice(first, last + 1))
        ofWord.push({ how: 'joined', terms: [number], factor: 1 / (last - first + 1) });
    }
  }
  return all;
}

/** Exact word. All of its terms count as rare as the most frequent one. */
export function asWritten(index: LexicalIndex, terms: readonly string[]): Alternative[] {
  const numbers = numbersOf(index, terms);
  const df = Math.max(0, ...numbers.map((number) => index.postings.counts[number] ?? 0));
  return numbers.map((number) => ({ how: 'word', terms: [number], factor: 1, df }));
}

/** Numbers of those terms that some product has. */
function numbersOf({ vocabulary }: LexicalIndex, terms: readonly string[]): number[] {
  return terms.map((term) => knownNumber(vocabulary, term)).filter((number) => number !== undefined);
}

/** Completions of an unfinished word. They share one frequency, otherwise the rarest would rank first. */
function continued(index: LexicalIndex, text: string, language: SearchLanguage): Alternative[] {
  if (text.length < MIN_PREFIX_LENGTH) return [];
  const { postings } = index;
  const dfOf = (number: number) => postings.counts[number] ?? 0;
  const beginnings = beginningsOf(text, language);
  const found = beginnings
    .flatMap((beginning) => [...termsFrom(index.vocabulary, beginning).subarray(0, MAX_CANDIDATES)])
    .map((number, place) => ({ number, place }))
    .sort((a, b) => dfOf(b.number) - dfOf(a.number) || a.place - b.place)
    .slice(0, MAX_COMPLETIONS);
  const df = found.reduce((sum, { number }) => sum + dfOf(number), 0);
  return found.map(({ number }) => ({
    how: 'beginning',
    terms: [number],
    factor: CONTINUED_FACTOR,
    df,
    isPrefix: true,
  }));
}

/** Splits of a word ("headset": "head set") that some title has: those whose rarer half is the most frequent. */
function splits(index: LexicalIndex, text: string, language: SearchLanguage): Alternative[] {
  if (text.length < MIN_SPLIT_LENGTH) return [];
  const { postings } = index;
  const found: (Alternative & { readonly terms: readonly [number, number]; readonly df: number })[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const [left] = numbersOf(index, termsOf(text.slice(0, at), language));
    const [right] = numbersOf(index, termsOf(text.slice(at), language));
    if (left === undefined || right === undefined) continue;
    const df = Math.min(postings.counts[left] ?? 0, postings.counts[right] ?? 0);
    const isLetter = at === 1 || at === text.length - 1;
    found.push({
      how: 'split',
      terms: [left, right],
      factor: 1,
      df,
      ...(isLetter ? { isAmbiguous: true } : {}),
    });
  }
  return found
    .sort((a, b) => b.df - a.df)
    .slice(0, MAX_SPLITS)
    .filter(({ terms: [left, right] }) => standSideBySideAnywhere(index, left, right));
}
