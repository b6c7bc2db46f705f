import { type AnalysedQuery, analyseQuery } from '../analysis/analyse-query';
import { searchLanguage } from '../analysis/search-language';
import type { LexicalIndex } from '../index/lexical-index';
import { alternatives } from './alternatives';
import { inOrderOfRelevance, type RankedRows } from './in-order-of-relevance';
import { matchRows } from './match-rows';

export interface SearchRequest {
  readonly text: string;
  /** Whether the last word may still become a longer one. */
  readonly isUnfinished: boolean;
}

/**
 * The rows that have some word of a text, the most relevant first: those with all of its words, then those with one less,
 * and so on; ties by the products' ids, which are given by row. A text without words finds nothing.
 */
export function search(
  index: LexicalIndex,
  productIds: Float64Array,
  { text, isUnfinished }: SearchRequest,
): RankedRows {
  const language = searchLanguage(index.language);
  const query: AnalysedQuery = analyseQuery(text, language);
  const waysOf = alternatives(index, query, isUnfinished, language);
  const matches = matchRows(
    index,
    query.words.map(({ isOptional }, word) => ({ isOptional, alternatives: waysOf[word] ?? [] })),
  );
  return inOrderOfRelevance(index, matches, query, waysOf, productIds);
}
