import { type CatalogueIndex, collectionRows } from '../catalogue/index/catalogue-index';
import { textsIn } from '../listing/found-rows';
import { list } from '../listing/list';
import type { ListContext } from '../listing/list-context';
import { FIRST_VIEW } from '../listing/listing-request';
import type { ListingRules } from '../listing/listing-rules';
import { standsInLists } from '../listing/sellable';
import { analyseQuery } from '../search/engine/analysis/analyse-query';
import { searchLanguage } from '../search/engine/analysis/search-language';
import type { Searching, Suggestions } from './suggest';
import { MAX_SUGGESTED } from './suggestion-response';

/** Popular subjects of a shop, most popular first. */
export interface PopularSubjects {
  /** Queries as searched: normalised and masked. */
  readonly queries: readonly string[];
  readonly collectionIds: readonly number[];
  readonly productIds: readonly number[];
}

/** Suggestions before anything is typed: popular subjects that lead to something in this place's lists. */
export function popularSuggestions(
  index: CatalogueIndex,
  { queries, collectionIds, productIds }: PopularSubjects,
  language: string | null,
  rules: ListingRules,
  context: ListContext,
  { find, isAllowed, limit = MAX_SUGGESTED }: Searching,
): Suggestions {
  const isHere = standsInLists(index, rules, context);
  const searched = searchLanguage(textsIn(index, language)?.language ?? 'en');
  const finds = (text: string) => find({ text, language, isAsTyped: true }).rows.length > 0;
  // Anyone can send events with invented searches, so only the shop's own words are suggested to others.
  const findsEveryWord = (query: string) =>
    !UNSEEN.test(query) &&
    finds(query) &&
    analyseQuery(query, searched).words.every(({ text, isOptional }) => isOptional || finds(text));
  const { cells } = list(
    { index, titleRanks: new Map(), soldIn: () => new Map() },
    productIds.flatMap((id) => index.rows.get(id) ?? []),
    FIRST_VIEW,
    { ...rules, filters: [], sorts: [], pins: null, tiles: [], amountPerPage: limit },
    context,
  );
  return {
    corrected: null,
    terms: firstOf(queries, limit, (query) => isAllowed(query) && findsEveryWord(query)),
    collectionIds: firstOf(collectionIds, limit, (id) => collectionRows(index, id).some(isHere)),
    products: cells.flatMap((cell) =>
      cell.kind === 'product' ? [{ id: cell.id, card: cell.card, badge: cell.badge }] : [],
    ),
  };
}

/** Characters that are invisible, or change the direction of text. */
const UNSEEN = /\p{C}/u;

/** First items that pass; stops testing once there are enough. */
function firstOf<Item>(items: readonly Item[], limit: number, passes: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === limit) break;
    if (passes(item)) found.push(item);
  }
  return found;
}
