import { type CatalogueIndex, currencyIn } from '@cartwright/core/catalogue/index/catalogue-index';
import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import { readListingAddress, readSearchAddress } from '@cartwright/core/listing/listing-address';
import { explainSearch } from '@cartwright/core/search/explain-search';
import { lookOf } from '@cartwright/core/search/look-of';
import { changedResultsPage, type SomeResultsPage } from '@cartwright/core/search/results-page';
import { sampleSearch } from '@cartwright/core/search/sample-search';
import { searchProducts } from '@cartwright/core/search/search-products';
import { searchWhyMessages } from '@cartwright/core/search/search-why-messages';
import type { ShopStore } from '../db/for-shop';
import { listContext, listingOfRows } from '../listing/listing-of-rows';
import { previewedResponse } from '../listing/previewed-response';
import { whyContext } from '../listing/why-context';
import { searchBy } from './served-search';

/** Search page by unsaved settings, with the reasons; null while there are no texts to search. */
export async function previewedResults(
  store: ShopStore,
  index: CatalogueIndex,
  {
    setting,
    search,
    country,
    locale,
    now,
  }: {
    readonly setting: SomeResultsPage;
    /** Query of the shopper's URL. */
    readonly search: string;
    readonly country: string | null;
    readonly locale: string;
    readonly now: Date;
  },
): Promise<PreviewedListing | null> {
  if (index.texts.length === 0) return null;
  const params = new URLSearchParams(search);
  if (readSearchAddress(params).text === '') params.set('q', sampleSearch(index));
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? locale;
  const shopper = { country, language };
  const page = changedResultsPage(null, setting);
  const by = await searchBy(store, locale, { settings: null, groups: null, synonyms: null, page });
  const context = await listContext(store, shopper);
  const query = { ...readSearchAddress(params), language };
  const searched = searchProducts(index, query, by, context);
  const { rows, rules, corrected, redirect, named } = searched;
  const request = readListingAddress(params, rules.filters);
  const listing = await listingOfRows(store, index, rows, context, { rules, request, shopper, now, named });
  const { why } = explainSearch(index, query, by, searched, context);
  const { priceCountry } = context;
  const { currency } = await whyContext(store, { campaign: null, currency: currencyIn(index, priceCountry) });
  const response = await previewedResponse(
    store,
    index,
    {
      listing,
      searched: { text: query.text, meant: corrected, redirect: null },
      look: lookOf(by.page.editorLayout),
      ratings: by.page.editorLayout.enabledProductRatings,
    },
    {
      priceCountry,
      currency,
      language,
      locale,
      whyMessage: (cell) => searchWhyMessages(why(index.rows.get(cell.id) ?? -1), cell.why).join(' '),
    },
  );
  return redirect === null ? response : { ...response, redirect };
}
