import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { collectionRows } from '@cartwright/core/catalogue/index/catalogue-index';
import { activeSettings } from '@cartwright/core/collections/active-settings';
import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import { inForceIn } from '@cartwright/core/collections/inherited';
import { columnsOf } from '@cartwright/core/collections/published-pages';
import type { SettingsLevel } from '@cartwright/core/contract/collection-settings';
import type { Listing } from '@cartwright/core/listing/listing';
import type { ListedVariant } from '@cartwright/core/listing/listing-response';
import type { ListingRules } from '@cartwright/core/listing/listing-rules';
import { translatedListing } from '@cartwright/core/listing/settings/listing-texts';
import { rulesOfFeaturing, rulesOfSettings } from '@cartwright/core/listing/settings/rules-of';
import type { ShopStore } from '../db/for-shop';
import { listContext, listingOfRows, type RequestedListing, titlesIn } from '../listing/listing-of-rows';
import { allProductRows } from './all-products';
import type { ReadableCampaign } from './campaign-states';
import { requestedVariant } from './campaign-tests';
import { type ServedSettings, settingsOfCollection } from './served-settings';

/** Effective settings of a collection, with their level. */
export interface CollectionRules {
  readonly rules: ListingRules;
  readonly level: SettingsLevel;
  /** Live campaign of the collection, if any. */
  readonly campaign: ReadableCampaign | null;
  /** Requested variant of its test; absent: none. */
  readonly variant?: ListedVariant;
}

/** Instant, and language of texts; null: the shop's own. */
interface AskingOf {
  readonly now: Date;
  readonly language: string | null;
}

/** Rules of a collection at `now`, or those of the requested `variant` of a running test in its place. */
export async function collectionRules(
  store: ShopStore,
  index: CatalogueIndex,
  collectionId: number,
  { now, language, variant = null }: AskingOf & { readonly variant?: string | null },
): Promise<CollectionRules> {
  const settings = await settingsOfCollection(store, index, collectionId);
  const shown = rulesBy(settings, collectionId, { now, language });
  const { campaign: live } = shown;
  const { campaigns, own, defaults } = settings;
  const requested = variant && live ? await requestedVariant(store, variant, { live, campaigns, now }) : null;
  if (!requested) return shown;
  const inPlace = inForceIn(requested.campaign, own.get(collectionId) ?? defaults, language);
  const { layout, layoutMode, pageTitle } = inPlace.template;
  const { wide, medium, narrow } = columnsOf(inPlace.template);
  const look = { title: pageTitle.trim(), layout, layoutMode, columns: [wide, medium, narrow] };
  return { ...shown, rules: rulesOfFeaturing(inPlace, defaults), variant: { key: requested.key, ...look } };
}

/** Rules of a collection by settings that were read already. */
export function rulesBy(
  { defaults, campaigns, own: all }: ServedSettings,
  collectionId: number,
  { now, language }: AskingOf,
): CollectionRules {
  const own = all.get(collectionId);
  const active = activeSettings(collectionId, campaigns, own !== undefined, now.getTime());
  const { level } = active;
  if (level === 'campaign') {
    const { campaign } = active;
    const effective = inForceIn(campaign, own ?? defaults, language);
    return { level, rules: rulesOfFeaturing(effective, defaults), campaign };
  }
  const rules = own
    ? rulesOfFeaturing(translatedListing(own, language), defaults)
    : rulesOfSettings(translatedListing(defaults, language), defaults);
  return { level, rules, campaign: null };
}

/** Page of a collection for a shopper. */
export async function collectionListing(
  store: ShopStore,
  index: CatalogueIndex,
  { collectionId, ...asked }: RequestedListing & { readonly collectionId: number },
): Promise<Listing> {
  const context = await listContext(store, asked.shopper);
  const rows =
    collectionId === ALL_PRODUCTS.id
      ? await allProductRows(index, asked.now, titlesIn(store, { language: null }))
      : collectionRows(index, collectionId);
  return listingOfRows(store, index, rows, context, asked);
}

/** Collection id of a handle; null if there is none, or if no products are known yet. */
export function collectionOfHandle(index: CatalogueIndex, handle: string): number | null {
  for (const [id, collection] of index.collections) if (collection.handle === handle) return id;
  return handle === ALL_PRODUCTS.handle && index.rows.size > 0 ? ALL_PRODUCTS.id : null;
}
