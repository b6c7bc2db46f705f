import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { activeSettings, nextCampaign } from '@cartwright/core/collections/active-settings';
import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import type {
  CollectionSort,
  ListedCollection,
  listShopCollections,
  SavedCollectionSettings,
  SettingsLevel,
} from '@cartwright/core/contract/collection-settings';
import { paginationOf } from '@cartwright/core/contract/paging';
import { collation } from '@cartwright/core/listing/collation';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import type { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import type { listingSettings } from '../db/schema';
import { saveDocument } from '../documents/save-at-revision';
import { type DocumentResult, readDocument, type StoredDocuments } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { mirroredCollectionsById } from '../products/mirrored-collections';
import { isMirrored } from '../products/page-source';
import { campaignRows } from './campaign-rows';
import { readableCampaigns } from './campaign-states';
import { collectionRules } from './collection-listing';
import { allServedOwnSettings, OWN_SETTINGS } from './collection-settings-rows';

interface CollectionsRequest {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly level?: SettingsLevel | undefined;
  readonly sort: CollectionSort;
}

/** Page of the index's collections, with the level of each one's effective settings at `now`. */
export async function shopCollections(
  store: ShopStore,
  index: CatalogueIndex,
  { page, limit, search, level, sort }: CollectionsRequest,
  now: Date,
): Promise<z.input<typeof listShopCollections.response>> {
  const campaigns = readableCampaigns(await campaignRows(store), (id) => index.collections.has(id));
  const own = await allServedOwnSettings(store);
  const nextFor = (id: number) => {
    const next = nextCampaign(id, campaigns, now.getTime());
    return next && { name: next.campaign.name, from: new Date(next.from).toISOString() };
  };
  const found = [...index.collections].flatMap(([id, { title, handle, productIds }]) => {
    if (!isFoundIn(title, search)) return [];
    const holds = activeLevel(activeSettings(id, campaigns, own.has(id), now.getTime()));
    if (level !== undefined && holds.level !== level) return [];
    const productsCount = productIds.length;
    return [{ id, title, handle, productsCount, holds, hasOwn: own.has(id), next: nextFor(id) }];
  });
  const shown = found.toSorted(ORDERS[sort]).slice((page - 1) * limit, page * limit);
  const known = await mirroredCollectionsById(
    store,
    shown.map(({ id }) => id),
  );
  return {
    collections: shown.map((each) => ({ ...each, image: known.get(each.id)?.image ?? null })),
    pagination: paginationOf({ limit, page, totalItems: found.length }),
    isComplete: await isMirrored(store),
  };
}

/** Natural order of titles; equal ones are sorted by id, so that pages have each once. */
const compareTitles = collation('en');
type Sorted = Pick<ListedCollection, 'id' | 'title' | 'productsCount'>;
const byTitle = (a: Sorted, b: Sorted) => compareTitles(a.title, b.title) || a.id - b.id;
const ORDERS: Readonly<Record<CollectionSort, (a: Sorted, b: Sorted) => number>> = {
  title: byTitle,
  products: (a, b) => b.productsCount - a.productsCount || byTitle(a, b),
};

function activeLevel(
  active: ReturnType<typeof activeSettings<ReturnType<typeof readableCampaigns>[number]>>,
): ListedCollection['holds'] {
  const campaign =
    active.level === 'campaign' ? { id: active.campaign.id, name: active.campaign.name } : null;
  return { level: active.level, campaign };
}

/**
 * Collections' own settings in the contract's form. Effective settings are read at `now`. Only for collections of
 * `index`.
 */
function ownSettings(
  index: CatalogueIndex,
  now: Date,
): StoredDocuments<CollectionSettings, SavedCollectionSettings, typeof listingSettings> &
  typeof OWN_SETTINGS {
  return {
    ...OWN_SETTINGS,
    async responseOf({ document: settings, revision, updatedAt }, store) {
      const id = settings.collectionId;
      const { title, handle } = index.collections.get(id) ?? { title: '', handle: '' };
      const { level, campaign } = await collectionRules(store, index, id, { now, language: null });
      const holds = { level, campaign: campaign && { id: campaign.id, name: campaign.name } };
      return { settings, revision, updatedAt, collection: { title, handle }, holds };
    },
  };
}

/**
 * Collection's own settings, or the initial ones if it has none. Fails with `not_found` for an unknown collection.
 */
export async function savedCollectionSettings(
  store: ShopStore,
  index: CatalogueIndex,
  id: number,
  now: Date,
): Promise<DocumentResult<SavedCollectionSettings>> {
  if (!index.collections.has(id)) return collectionMissing();
  return readDocument(store, ownSettings(index, now), String(id));
}

/**
 * Saves a collection's own settings if their revision is unchanged. Fails with `not_found`, `invalid_document` or
 * `conflict`.
 */
export async function saveOwnSettings(
  store: ShopStore,
  index: CatalogueIndex,
  {
    id,
    setting,
    ...at
  }: SavedBy & { readonly id: number; readonly setting: CollectionSettings; readonly revision: number },
): Promise<DocumentResult<SavedCollectionSettings>> {
  if (!index.collections.has(id)) return collectionMissing();
  // The URL determines the collection.
  const document = { ...setting, collectionId: id };
  return saveDocument(store, ownSettings(index, at.now), { ...at, id: String(id), document });
}

export function collectionMissing(): ApiFailure {
  return failure(
    'not_found',
    'This collection isn’t in your catalog: it was deleted, or it’s new. Choose another one, or sync your catalog and try again.',
  );
}
