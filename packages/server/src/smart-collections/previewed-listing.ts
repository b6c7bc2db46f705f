import { type CatalogueIndex, currencyIn } from '@cartwright/core/catalogue/index/catalogue-index';
import { answerOf } from '@cartwright/core/collections/answer-of';
import { rulesOfFeaturing, rulesOfSettings } from '@cartwright/core/collections/rules-of';
import type { PreviewedListing, PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import { readListingAddress } from '@cartwright/core/listing/listing-address';
import type { ListingRules } from '@cartwright/core/listing/listing-rules';
import { swatchesOf } from '@cartwright/core/listing/swatches-of';
import { whyWords } from '@cartwright/core/listing/why-words';
import { formatMoney } from '@cartwright/core/money/format-money';
import type { ShopStore } from '../db/for-shop';
import { collectionListing, priceCountryOf } from './collection-listing';
import { servedDefaults } from './default-settings-rows';
import { previewedProducts } from './previewed-products';
import { whyContext } from './why-context';

/** A page of a collection by settings that need not be saved, as the storefront would list it, with the reasons. */
export async function previewedListing(
  store: ShopStore,
  index: CatalogueIndex,
  {
    collectionId,
    settings,
    search,
    country,
    locale,
    now,
  }: {
    readonly collectionId: number;
    readonly settings: PreviewedSettings;
    /** The query of the shopper's address. */
    readonly search: string;
    readonly country: string | null;
    readonly locale: string;
    readonly now: Date;
  },
): Promise<PreviewedListing> {
  const rules = await rulesOf(store, settings);
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? locale;
  const listing = await collectionListing(store, index, {
    collectionId,
    rules,
    request: readListingAddress(new URLSearchParams(search), rules.filters),
    shopper: { country, language },
    now,
  });
  const priceCountry = await priceCountryOf(store, country);
  const words = await whyContext(store, {
    campaign: settings.level === 'campaign' ? settings.document.name : null,
    currency: currencyIn(index, priceCountry),
  });
  const shown = listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell] : []));
  const ids = shown.map(({ id }) => id);
  const products = await previewedProducts(store, ids, { priceCountry, language, locale });
  return {
    list: {
      ...answerOf({ listing, searched: null }, 1, {
        swatchesOf: (option) => swatchesOf(index, option),
        amountText: (amount) => formatMoney(amount, words.currency, locale),
      }),
      products: shown.flatMap(({ id, badge }) => {
        const product = products.get(id);
        return product ? [{ ...product, badge }] : [];
      }),
    },
    reasons: shown.map(({ id, why }) => ({ id, why: whyWords(why, words) })),
  };
}

async function rulesOf(store: ShopStore, settings: PreviewedSettings): Promise<ListingRules> {
  return settings.level === 'default'
    ? rulesOfSettings(settings.document, settings.document)
    : rulesOfFeaturing(settings.document, await servedDefaults(store));
}
