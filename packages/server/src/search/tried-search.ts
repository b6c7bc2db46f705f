import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { MAX_HIDDEN, MAX_TRIED, type TriedSearch } from '@cartwright/core/contract/try-search';
import { FIRST_VIEW } from '@cartwright/core/listing/listing-request';
import { explainSearch } from '@cartwright/core/search/explain-search';
import { hiddenFromSearch, hiddenMessage } from '@cartwright/core/search/hidden-from-search';
import type { KeywordGroups } from '@cartwright/core/search/keyword-groups';
import { searchProducts } from '@cartwright/core/search/search-products';
import type { SearchSettings } from '@cartwright/core/search/search-settings';
import { searchWhyMessages } from '@cartwright/core/search/search-why-messages';
import type { Synonyms } from '@cartwright/core/search/synonyms';
import type { ShopStore } from '../db/for-shop';
import { listContext, listingOfRows } from '../listing/listing-of-rows';
import { previewedProducts } from '../listing/previewed-products';
import { searchBy } from './served-search';

interface Tried {
  readonly query: string;
  /** Edited settings; null: the saved ones. */
  readonly settings: SearchSettings | null;
  readonly groups: KeywordGroups | null;
  readonly synonyms: Synonyms | null;
  readonly country: string | null;
  readonly locale: string | null;
  readonly now: Date;
}

/** Search as for shoppers, with the reasons; null while there are no texts to search. */
export async function triedSearch(
  store: ShopStore,
  index: CatalogueIndex,
  { query: text, settings, groups, synonyms, country, locale: asked, now }: Tried,
): Promise<TriedSearch | null> {
  const [own] = index.texts;
  if (!own) return null;
  const locale = asked ?? own.language;
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? locale;
  const shopper = { country, language };
  const search = await searchBy(store, language, { settings, groups, synonyms, page: null });
  const context = await listContext(store, shopper);
  const query = { text, language, isAsTyped: false };
  const searched = searchProducts(index, query, search, context);
  const { why, isBlocked, ...explained } = explainSearch(index, query, search, searched, context);
  const listing = await listingOfRows(store, index, searched.rows, context, {
    rules: { ...searched.rules, filters: [], tiles: [], amountPerPage: MAX_TRIED },
    request: FIRST_VIEW,
    shopper,
    now,
    named: searched.named,
  });
  const hidden = hiddenFromSearch(index, query, search, context);
  const shown = listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell] : []));
  const cards = new Map(shown.map(({ id, card }) => [id, card]));
  const listed = shown.map((cell) => ({
    id: cell.id,
    reasons: searchWhyMessages(why(index.rows.get(cell.id) ?? -1), cell.why),
  }));
  const kept = hidden.slice(0, MAX_HIDDEN).map((row) => ({
    id: index.products.id[row] ?? 0,
    reasons: [hiddenMessage(index, search, row)],
  }));
  const ids = [...listed, ...kept].map(({ id }) => id);
  const { priceCountry } = context;
  const products = await previewedProducts(store, ids, { priceCountry, language, locale }, cards);
  const withReasons = (each: { readonly id: number; readonly reasons: readonly string[] }) => {
    const product = products.get(each.id);
    if (!product) return [];
    const { title, image, price, priceVaries } = product;
    return [{ ...each, title, image: image?.src ?? null, price, priceVaries }];
  };
  const { match, corrected, redirect } = searched;
  return {
    corrected,
    group: match && {
      id: match.group.id,
      name: match.group.keywordGroupName,
      keyword: match.keyword,
      matched: match.isWhole ? 'equal' : 'within',
    },
    redirect,
    ...explained,
    blocked: isBlocked,
    total: listing.total,
    products: listed.flatMap(withReasons),
    hidden: { total: hidden.length, products: kept.flatMap(withReasons) },
  };
}
