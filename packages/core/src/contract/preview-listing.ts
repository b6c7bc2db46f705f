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

/** Settings as they are edited. */
export const previewedSettings = z.discriminatedUnion('level', [
  z.strictObject({ level: z.literal('campaign'), document: campaignDocument }),
  z.strictObject({ level: z.literal('collection'), document: collectionSettings }),
  z.strictObject({ level: z.literal('default'), document: defaultSettings }),
]);
export type PreviewedSettings = z.infer<typeof previewedSettings>;

/** Settings that have to be right for a list: none of those that are inherited, which nobody sees. */
export function ownListing({ level, document }: PreviewedSettings): ListingSettings {
  return level === 'campaign' ? inForce(document, BUILT_IN_SETTINGS) : document;
}

/**
 * A page of a collection as shoppers would get it if these settings held now, whoever else's do: nothing is saved. What the
 * default settings exclude holds under others too. `search` is the query of the shopper's address; prices are the
 * mirror's. 404 for a collection that the shop's catalogue doesn't have, 422 for settings that no list can be made of.
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
