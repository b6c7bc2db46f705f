import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { activeSettings } from '@cartwright/core/collections/active-settings';
import {
  type CollectionSettings,
  newCollectionSettings,
  storedCollectionSettings,
  validateCollectionSettings,
} from '@cartwright/core/collections/collection-settings';
import type {
  CollectionSort,
  ListedCollection,
  listShopCollections,
  SavedCollectionSettings,
  SettingsLevel,
} from '@cartwright/core/contract/collection-settings';
import { paginationOf } from '@cartwright/core/contract/paging';
import { collation } from '@cartwright/core/listing/collation';
import { isFoundIn } from '@cartwright/core/search/found-in';
import type { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { refused } from '../http/refused';
import { servedDefaults } from '../listing/default-settings-rows';
import { ownId, writeSettings } from '../listing/listing-settings-rows';
import { mirroredCollectionsById } from '../products/mirrored-collections';
import { isMirrored } from '../products/page-source';
import { campaignRows } from './campaign-rows';
import { readableCampaigns } from './campaign-states';
import { collectionRules } from './collection-listing';
import { allServedOwnSettings, ownSettingsOf, ownSettingsRow } from './collection-settings-rows';

interface AskedCollections {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly level?: SettingsLevel | undefined;
  readonly sort: CollectionSort;
}

/** A page of the collections of the index, with whose settings hold for each at `now`. */
export async function shopCollections(
  store: ShopStore,
  index: CatalogueIndex,
  { page, limit, search, level, sort }: AskedCollections,
  now: Date,
): Promise<z.input<typeof listShopCollections.answer>> {
  const campaigns = readableCampaigns(await campaignRows(store), (id) => index.collections.has(id));
  const own = await allServedOwnSettings(store);
  const found = [...index.collections].flatMap(([id, { title, handle, productIds }]) => {
    if (!isFoundIn(title, search)) return [];
    const holds = heldBy(activeSettings(id, campaigns, own.has(id), now.getTime()));
    if (level !== undefined && holds.level !== level) return [];
    return [{ id, title, handle, productsCount: productIds.length, holds, hasOwn: own.has(id) }];
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

/** Titles as people order them; what a title doesn't tell apart stands by its id, so that pages hold each once. */
const compareTitles = collation('en');
type Sorted = Pick<ListedCollection, 'id' | 'title' | 'productsCount'>;
const byTitle = (a: Sorted, b: Sorted) => compareTitles(a.title, b.title) || a.id - b.id;
const ORDERS: Readonly<Record<CollectionSort, (a: Sorted, b: Sorted) => number>> = {
  title: byTitle,
  products: (a, b) => b.productsCount - a.productsCount || byTitle(a, b),
};

function heldBy(
  active: ReturnType<typeof activeSettings<ReturnType<typeof readableCampaigns>[number]>>,
): ListedCollection['holds'] {
  const campaign =
    active.level === 'campaign' ? { id: active.campaign.id, name: active.campaign.name } : null;
  return { level: active.level, campaign };
}

type Outcome =
  | { readonly ok: true; readonly answer: { readonly data: SavedCollectionSettings } }
  | ApiFailure;

/** A collection's own settings; where it has none, those that it would begin with. `not_found` where there is no such collection. */
export async function savedCollectionSettings(
  store: ShopStore,
  index: CatalogueIndex,
  id: number,
  now: Date,
): Promise<Outcome> {
  const collection = index.collections.get(id);
  if (!collection) return collectionMissing();
  const row = await ownSettingsRow(store, id);
  const read = row
    ? ownSettingsOf(row)
    : ({ ok: true, settings: newCollectionSettings(id, await servedDefaults(store)) } as const);
  if (!read.ok) return read;
  const { level, campaign } = await collectionRules(store, index, id, now);
  const data = {
    settings: read.settings,
    revision: row?.revision ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    collection: { title: collection.title, handle: collection.handle },
    holds: { level, campaign: campaign && { id: campaign.id, name: campaign.name } },
  };
  return { ok: true, answer: { data } };
}

/** Saves them, if nobody else has since they were read. Fails with `not_found`, `invalid_cart` or `conflict`. */
export async function saveOwnSettings(
  store: ShopStore,
  index: CatalogueIndex,
  {
    id,
    setting,
    revision,
  }: { readonly id: number; readonly setting: CollectionSettings; readonly revision: number },
  now: Date,
): Promise<Outcome> {
  // Which collection they are for is what the address says.
  const settings = { ...setting, collectionId: id };
  const invalid = validateCollectionSettings(settings);
  if (invalid.length > 0) return refused(invalid);
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const saved = await savedCollectionSettings(shop, index, id, now);
    if (!saved.ok) return saved;
    if (saved.answer.data.revision !== revision) {
      return failure('conflict', 'Someone else saved these settings after you opened them.', {
        details: { saved: saved.answer.data },
      });
    }
    await writeSettings(shop, { id: ownId(id), document: storedCollectionSettings(settings), revision, now });
    return savedCollectionSettings(shop, index, id, now);
  });
}

export function collectionMissing(): ApiFailure {
  return failure(
    'not_found',
    'This collection isn’t in your catalog: it was deleted, or it’s new. Choose another one, or sync your catalog and try again.',
  );
}
