import { type CatalogueIndex, currencyIn } from '@cartwright/core/catalogue/index/catalogue-index';
import { inForceIn } from '@cartwright/core/collections/inherited';
import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import { readListingAddress } from '@cartwright/core/listing/listing-address';
import type { ListingRules } from '@cartwright/core/listing/listing-rules';
import { translatedListing } from '@cartwright/core/listing/settings/listing-texts';
import { rulesOfFeaturing, rulesOfSettings } from '@cartwright/core/listing/settings/rules-of';
import { whyMessage } from '@cartwright/core/listing/why-messages';
import type { ShopStore } from '../db/for-shop';
import { servedDefaults } from '../listing/default-settings-rows';
import { priceCountryOf } from '../listing/listing-of-rows';
import { previewedResponse } from '../listing/previewed-response';
import { whyContext } from '../listing/why-context';
import { collectionListing } from './collection-listing';
import { servedOwnSettings } from './collection-settings-rows';
import { knownImages, withoutDeletedTiles } from './known-images';

/** Page of a collection by unsaved settings, as the storefront would list it, with the reasons. */
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
    /** Query of the shopper's URL. */
    readonly search: string;
    readonly country: string | null;
    readonly locale: string;
    readonly now: Date;
  },
): Promise<PreviewedListing> {
  const effective = await effectiveSettings(store, collectionId, { settings, language: locale });
  const rules = await rulesOf(store, effective);
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
  const response = await previewedResponse(
    store,
    index,
    { listing, searched: null, ratings: true },
    {
      priceCountry,
      currency: words.currency,
      language,
      locale,
      whyMessage: ({ why }) => whyMessage(why, words),
    },
  );
  return { ...response, template: effective.document.template };
}

/** Effective settings of a collection. */
async function effectiveSettings(
  store: ShopStore,
  collectionId: number,
  { settings, language }: { readonly settings: PreviewedSettings; readonly language: string },
): Promise<PreviewedSettings> {
  if (settings.level === 'default')
    return { level: 'default', document: translatedListing(settings.document, language) };
  if (settings.level === 'collection')
    return { level: 'collection', document: translatedListing(settings.document, language) };
  const below = (await servedOwnSettings(store, collectionId)) ?? (await servedDefaults(store));
  return { level: 'campaign', document: inForceIn(settings.document, below, language) };
}

async function rulesOf(store: ShopStore, settings: PreviewedSettings): Promise<ListingRules> {
  if (settings.level === 'default') return rulesOfSettings(settings.document, settings.document);
  const document = withoutDeletedTiles(settings.document, await knownImages(store));
  return rulesOfFeaturing(document, await servedDefaults(store));
}
