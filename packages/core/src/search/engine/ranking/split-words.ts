import { type AnalysedQuery, queryOfWords } from '../analysis/analyse-query';
import { normalized } from '../analysis/normalized';
import type { SearchLanguage } from '../analysis/search-language';
import { termsOf } from '../analysis/term-forms';
import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import { knownNumber } from '../index/vocabulary';
import type { Alternative } from './alternative';
import { frequency } from './named-with';
import { isNearName } from './spelling';

const MIN_PART = 3;
/** Minimum length of a short part ("Öl", "cd"), and of the part beside it. */
const MIN_SHORT = 2;
const MIN_BESIDE = 4;
const LINK = /(?:s|n|en|es)$/;

/**
 * A query in which a word that nothing is found by is two words of the shop, wherever they stand in a product: "gardenhose",
 * "Olivenöl" where a title says "Öl Olive". Of all ways the one that most products have.
 */
export function splitWords(
  index: LexicalIndex,
  query: AnalysedQuery,
  alternativesOf: readonly (readonly Alternative[])[],
  language: SearchLanguage,
): AnalysedQuery {
  const texts = query.words.map(({ text, isOptional }, at) =>
    isOptional || alternativesOf[at]?.some(({ how }) => how !== 'split')
      ? [text]
      : (partsOf(index, text, language) ?? [text]),
  );
  return texts.every(({ length }) => length === 1)
    ? query
    : queryOfWords([...new Set(texts.flat())], language);
}

function partsOf(index: LexicalIndex, text: string, language: SearchLanguage): readonly string[] | null {
  let [best, bestCount]: [readonly [string, string] | null, number] = [null, 0];
  for (let at = 1; at < text.length; at += 1) {
    const parts = [text.slice(0, at), text.slice(at)] as const;
    if (!areLongEnough(parts)) continue;
    const [left, right] = [numbersOf(index, parts[0], language), numbersOf(index, parts[1], language)];
    const count = left.length > 0 && right.length > 0 ? productsWith(index, left, right) : 0;
    if (count > bestCount) [best, bestCount] = [parts, count];
  }
  // Word one edit from a name, more likely a misspelling: "microave" is no "micro ave".
  return best === null || isNearName(index, text) ? null : best;
}

function areLongEnough(parts: readonly string[]): boolean {
  const [shorter = 0, longer = 0] = parts.map((part) => normalized(part).length).sort((a, b) => a - b);
  return shorter >= MIN_PART || (shorter >= MIN_SHORT && longer >= MIN_BESIDE);
}

/** Numbers of a word's terms that name products, with and without its linking element. */
function numbersOf(index: LexicalIndex, word: string, language: SearchLanguage): number[] {
  const forms = language.isCompounding ? [word, word.replace(LINK, '')] : [word];
  return [...new Set(forms.flatMap((form) => (form === '' ? [] : termsOf(form, language))))].flatMap(
    (term) => (frequency(index, term).naming > 0 ? (knownNumber(index.vocabulary, term) ?? []) : []),
  );
}

function productsWith({ postings }: LexicalIndex, left: readonly number[], right: readonly number[]): number {
  let count = 0;
  for (const term of left) {
    const start = postings.starts[term] ?? 0;
    for (const row of postings.rows.subarray(start, start + (postings.counts[term] ?? 0))) {
      if (right.some((other) => fieldsAt(postings, other, row) !== 0)) count += 1;
    }
  }
  return count;
}
