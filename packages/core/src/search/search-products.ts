import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { rowsWith } from '../catalogue/index/postings';
import { ENOUGH, type FoundRows, foundRows, type Query, textsIn } from '../listing/found-rows';
import type { ListContext } from '../listing/list-context';
import type { ListingRules } from '../listing/listing-rules';
import type { NamedVariants } from '../listing/scan';
import { standsInLists } from '../listing/sellable';
import { isNamedWith } from './engine/ranking/named-with';
import type { SynonymRule } from './engine/ranking/synonyms';
import { type ExcludedTerms, excludedTerms, withoutTerms } from './excluded-terms';
import { type KeywordGroup, redirectOf } from './keyword-groups';
import { type KeywordMatch, matchKeywords } from './keyword-match';
import type { SearchSettings } from './search-settings';
import { inOrderOfWeight, weightOfRows } from './weight-of-rows';

export interface ProductSearch {
  readonly settings: SearchSettings;
  readonly groups: readonly KeywordGroup[];
  /** See `synonymRules`. */
  readonly synonyms: readonly SynonymRule[];
  /** Rules by `settings`: see `rulesOfSearch`. */
  readonly rules: ListingRules;
  /** Offensive terms of the page's language, except those that occur in products' names. */
  readonly offensiveTerms: ExcludedTerms;
}

/** Products of a search, for `list`. */
export interface SearchedProducts {
  /** Most relevant first. */
  readonly rows: readonly number[];
  /** Result of the text alone, before any reordering and additions. */
  readonly found: FoundRows;
  /** Variants whose SKU or barcode equals the text. */
  readonly named: NamedVariants;
  readonly hasAllWords: boolean;
  /** Rules with the keyword group's pins. */
  readonly rules: ListingRules;
  /** Corrected text that was searched; null if the typed text was. */
  readonly corrected: string | null;
  /** Keyword group that applies. */
  readonly match: KeywordMatch | null;
  /** Redirect of a shopper who sends this search: a path of the store, or a web URL. */
  readonly redirect: string | null;
}

type Exclusions = Pick<ProductSearch, 'settings' | 'offensiveTerms'>;

/** Removes excluded terms from texts of a page in a language. */
export function allowedText(
  index: CatalogueIndex,
  language: string | null,
  exclusions: Exclusions,
): (text: string) => string {
  const left = leftOfText(index, language, exclusions);
  return (text) => left(text).allowed;
}

/** Text without the merchant's excluded terms, and optionally without offensive ones. */
export function leftOfText(
  index: CatalogueIndex,
  language: string | null,
  { settings, offensiveTerms }: Exclusions,
): (text: string) => { readonly withoutOwn: string; readonly allowed: string } {
  const texts = textsIn(index, language);
  const own = excludedTerms(settings.excludedTerms);
  return (text) => {
    const withoutOwn = withoutTerms(text, own);
    if (!settings.excludeOffensiveTerms || !texts) return { withoutOwn, allowed: withoutOwn };
    const isName = (term: readonly string[]) => term.every((word) => isNamedWith(texts, word));
    return { withoutOwn, allowed: withoutTerms(withoutOwn, offensiveTerms, isName) };
  };
}

/**
 * Products that a shopper's text finds by the search settings. Excluded terms aren't searched, nor is anything
 * treated as a misspelling of them: a text of such terms finds nothing. A keyword group that matches the text or
 * else the corrected one changes the order, and adds its promoted products. In `hybrid` mode similar products fill
 * up a short list.
 */
export function searchProducts(
  index: CatalogueIndex,
  query: Query,
  search: ProductSearch,
  context: ListContext,
): SearchedProducts {
  const { settings, groups, synonyms, rules } = search;
  const left = allowedText(index, query.language, search);
  const text = left(query.text);
  const find = (isAsTyped: boolean) =>
    foundRows(index, { ...query, text, isAsTyped, synonyms }, rules, context);
  const first = find(query.isAsTyped);
  const found = first.corrected !== null && left(first.corrected) !== first.corrected ? find(true) : first;
  const { corrected } = found;
  const match = matchKeywords(groups, text) ?? (corrected === null ? null : matchKeywords(groups, corrected));
  const influence = [...settings.searchInfluence, ...(match?.group.keywordInfluence ?? [])];
  const similar = settings.mode === 'hybrid' ? similarRows(index, found.rows, rules, context) : [];
  const unweighed = () => [...found.ranked(), ...similar.map((row) => ({ row, matched: 0, score: 1 }))];
  const rows =
    influence.length === 0
      ? [...found.rows, ...similar]
      : inOrderOfWeight(unweighed(), weightOfRows(index, influence, context));
  return {
    rows: match ? withPromoted(index, rows, match.group) : rows,
    found,
    named: found.named,
    hasAllWords: found.hasAllWords,
    rules: match ? withPins(rules, match.group) : rules,
    corrected,
    match,
    redirect: match?.isWhole ? redirectOf(match.group) : null,
  };
}

/** Adds promoted products, whether the text finds them or not. */
function withPromoted(
  index: CatalogueIndex,
  rows: readonly number[],
  { promotedProducts }: KeywordGroup,
): number[] {
  const promoted = promotedProducts.flatMap(({ productId }) => index.rows.get(productId) ?? []);
  return [...new Set([...rows, ...promoted])];
}

function withPins(rules: ListingRules, group: KeywordGroup): ListingRules {
  if (group.promotedProducts.length === 0) return rules;
  const productIds = group.promotedProducts.map(({ productId }) => productId);
  return { ...rules, pins: { productIds, always: group.promotedProductsAlwaysFirst, badge: null } };
}

/**
 * Rows that fill a short list up to twelve: purchasable products of the best match's type, newest first, without
 * any of the words. Empty if nothing was found.
 */
function similarRows(
  index: CatalogueIndex,
  rows: readonly number[],
  rules: ListingRules,
  context: ListContext,
): number[] {
  const { productType, publishedAt, id } = index.products;
  const [best] = rows;
  const type = best !== undefined && index.productTypes.names[productType[best] ?? -1];
  if (!type || rows.length >= ENOUGH) return [];
  const found = new Set(rows);
  const canBeBought = standsInLists(index, { ...rules, outOfStock: 'hide' }, context);
  const newest = (row: number) => publishedAt[row] || 0;
  return [...rowsWith(index.productTypes, type)]
    .filter((row) => !found.has(row) && canBeBought(row))
    .sort((a, b) => newest(b) - newest(a) || (id[a] ?? 0) - (id[b] ?? 0))
    .slice(0, ENOUGH - rows.length);
}
