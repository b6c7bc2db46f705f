import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { type Query, type RankedRow, textsIn } from '../listing/found-rows';
import type { ListContext } from '../listing/list-context';
import { wordKeys } from './engine/analysis/word-keys';
import type { LexicalIndex } from './engine/index/lexical-index';
import { type FoundWord, foundWords } from './engine/ranking/found-words';
import { type SearchRequest, soughtWords } from './engine/ranking/search';
import { type AppliedSynonym, appliedSynonyms } from './engine/ranking/synonyms';
import type { InfluenceEntry } from './influence';
import type { KeywordGroup } from './keyword-groups';
import { placeOfWord, type WordPlace } from './place-of-word';
import { leftOfText, type ProductSearch, type SearchedProducts } from './search-products';
import { entriesOfRows } from './weight-of-rows';

/** Reasons for a product's place in a search, and its ranking. */
export interface SearchWhy {
  /** Words of the search that it has, in order. */
  readonly has: readonly (FoundWord & { readonly place: WordPlace })[];
  /** Words of the search that it lacks. */
  readonly lacks: readonly string[];
  /** Keyword group that promotes it, and its position there, from 1. */
  readonly promoted: { readonly group: string; readonly place: number } | null;
  readonly influences: readonly SearchInfluence[];
}

export interface SearchInfluence extends Pick<InfluenceEntry, 'attributeName'> {
  /** Label for merchants; for a collection its name. */
  readonly value: string;
  readonly weighting: number;
  /** Keyword group that it belongs to; null: the search settings. */
  readonly group: string | null;
}

export interface ExplainedSearch {
  /** Words that weren't searched: in the merchant's excluded terms, or else offensive. */
  readonly excluded: readonly string[];
  readonly offensive: readonly string[];
  /** Whether that left nothing to search. */
  readonly isBlocked: boolean;
  /**
   * Number of products with all words, and words missing in the closest others, if products with fewer words are
   * listed.
   */
  readonly relaxed: { readonly withAll: number; readonly missing: readonly string[] } | null;
  /** Shop's language, as Shopify writes locales, if the page's finds nothing; else null. */
  readonly otherLanguage: string | null;
  /** Words of the search with synonyms, and what they also find. */
  readonly synonyms: readonly AppliedSynonym[];
  /** Reasons for a listed row. */
  readonly why: (row: number) => SearchWhy;
}

/** Explains a search: `searched` is the result of `searchProducts` for the other three arguments. */
export function explainSearch(
  index: CatalogueIndex,
  query: Query,
  search: ProductSearch,
  { found, match }: SearchedProducts,
  context: ListContext,
): ExplainedSearch {
  const { withoutOwn, allowed } = leftOfText(index, query.language, search)(query.text);
  const excluded = wordsLeftOut(query.text, withoutOwn);
  const offensive = wordsLeftOut(withoutOwn, allowed);
  const group = match?.group ?? null;
  const ofSettings = entriesOfRows(index, search.settings.searchInfluence, context);
  const ofGroup = entriesOfRows(index, group?.keywordInfluence ?? [], context);
  const withInfluence = (from: string | null) => (entry: InfluenceEntry) => influenceOf(index, entry, from);
  const { texts } = found;
  const words = texts && found.request ? foundWords(texts, found.request) : null;
  const synonyms = texts && found.request ? synonymsIn(texts, found.request) : [];
  const wordsOf = (row: number) => words?.of(row) ?? { has: [], lacks: [] };
  return {
    excluded,
    offensive,
    isBlocked: excluded.length + offensive.length > 0 && wordKeys(allowed).length === 0,
    otherLanguage:
      texts && texts !== textsIn(index, query.language) && found.rows.length > 0 ? texts.language : null,
    synonyms,
    relaxed: relaxedOf(found.ranked(), words?.words.length ?? 0, wordsOf),
    why(row) {
      const { has, lacks } = wordsOf(row);
      return {
        has: has.flatMap((word) => (texts ? { ...word, place: placeOfWord(index, texts, row, word) } : [])),
        lacks,
        promoted: group && promotedOf(group, index.products.id[row] ?? 0),
        influences: [
          ...ofSettings(row).map(withInfluence(null)),
          ...ofGroup(row).map(withInfluence(group?.keywordGroupName ?? null)),
        ],
      };
    },
  };
}

function synonymsIn(texts: LexicalIndex, request: SearchRequest): AppliedSynonym[] {
  return request.synonyms ? appliedSynonyms(soughtWords(texts, request).query, request.synonyms) : [];
}

/** Words of a text that are missing from its rest, a subsequence of it. */
function wordsLeftOut(text: string, rest: string): string[] {
  const left = wordKeys(rest);
  let next = 0;
  return wordKeys(text).filter((word) => {
    const isLeft = word === left[next];
    if (isLeft) next += 1;
    return !isLeft;
  });
}

function relaxedOf(
  ranked: readonly RankedRow[],
  words: number,
  wordsOf: (row: number) => Pick<SearchWhy, 'lacks'>,
): ExplainedSearch['relaxed'] {
  const [first] = ranked;
  const withAll = ranked.filter(({ matched }) => matched >= words).length;
  if (!first || withAll === ranked.length) return null;
  return { withAll, missing: wordsOf(first.row).lacks };
}

function promotedOf(group: KeywordGroup, id: number): SearchWhy['promoted'] {
  const place = group.promotedProducts.findIndex(({ productId }) => productId === id);
  return place === -1 ? null : { group: group.keywordGroupName.trim(), place: place + 1 };
}

function influenceOf(
  { collections }: CatalogueIndex,
  { attributeName, attributeValue, weighting }: InfluenceEntry,
  group: string | null,
): SearchInfluence {
  const value =
    attributeName === 'collection'
      ? (collections.get(Number(attributeValue))?.title ?? attributeValue)
      : attributeValue;
  return { attributeName, value, weighting: weighting ?? 0, group };
}
