import * as z from 'zod';
import { campaignDocument } from '../collections/campaign-document';
import { collectionSettings } from '../collections/collection-settings';
import { inForce } from '../collections/inherited';
import { BUILT_IN_SETTINGS, defaultSettings } from '../listing/settings/default-settings';
import type { ListingSettings } from '../listing/settings/listing-settings';
import { catalogueId } from './catalogue-ids';
import { endpoint, noParams } from './endpoint';
import { MAX_SEARCH_LENGTH, previewedListing } from './previewed-listing';
import { shopperCountry, shopperLocale } from './shopper';

/** Edited settings. */
export const previewedSettings = z.discriminatedUnion('level', [
  z.strictObject({ level: z.literal('campaign'), document: campaignDocument }),
  z.strictObject({ level: z.literal('collection'), document: collectionSettings }),
  z.strictObject({ level: z.literal('default'), document: defaultSettings }),
]);
export type PreviewedSettings = z.infer<typeof previewedSettings>;

/** Settings to be validated for a listing, without inherited ones, which have no effect. */
export function ownListing({ level, document }: PreviewedSettings): ListingSettings {
  return level === 'campaign' ? inForce(document, BUILT_IN_SETTINGS) : document;
}

/**
 * Page of a collection with these settings in effect, whatever the saved ones; nothing is saved. Exclusions of the
 * default settings apply to the other levels, too. `search` is the query of the shopper's URL; prices are the
 * mirror's. 404 for an unknown collection, 422 for invalid settings.
 */
export const previewListing = endpoint({
  method: 'POST',
  path: '/api/smart-collections/collections/:id/preview',
  params: z.strictObject({ id: catalogueId }),
  query: noParams,
  body: z.strictObject({
    settings: previewedSettings,
    search: z.string().max(MAX_SEARCH_LENGTH),
    country: shopperCountry,
    locale: shopperLocale,
  }),
  response: previewedListing,
});
