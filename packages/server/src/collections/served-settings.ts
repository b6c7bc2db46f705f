import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import type { DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns, images, listingSettings } from '../db/schema';
import { servedDefaults } from '../listing/default-settings-rows';
import { type CampaignRow, campaignRows } from './campaign-rows';
import { type ReadableCampaign, readableCampaigns } from './campaign-states';
import { servedOwnSettings } from './collection-settings-rows';
import { type KnowsImage, knownImages, withImages } from './known-images';

/** Readable settings of a shop. */
export interface ServedSettings {
  readonly defaults: DefaultSettings;
  readonly campaigns: readonly ReadableCampaign[];
  /** Enabled own settings by collection. */
  readonly own: ReadonlyMap<number, CollectionSettings>;
}

interface CachedSettings {
  /** Revisions of all documents at the time of reading; a save changes them, so that they are read again. */
  readonly revisions: string;
  readonly defaults: DefaultSettings;
  readonly rows: readonly CampaignRow[];
  readonly knowsImage: KnowsImage;
  /** Own settings of requested collections; null: none are enabled. */
  readonly own: Map<number, CollectionSettings | null>;
}

/** Cache by the shop's index, with the lifetime of that. */
const CACHE = new WeakMap<CatalogueIndex, CachedSettings>();

/**
 * Settings of a collection. Documents are cached: each call compares their revisions, and reads them again after a
 * save.
 */
export async function settingsOfCollection(
  store: ShopStore,
  index: CatalogueIndex,
  collectionId: number,
): Promise<ServedSettings> {
  const revisions = await revisionsOf(store);
  const known = CACHE.get(index);
  const kept = known?.revisions === revisions ? known : await read(store, revisions);
  CACHE.set(index, kept);
  const before = kept.own.get(collectionId);
  const own = before === undefined ? await servedOwnSettings(store, collectionId) : before;
  kept.own.set(collectionId, own);
  const settings = {
    defaults: kept.defaults,
    campaigns: readableCampaigns(kept.rows, (id) => index.collections.has(id)),
    own: new Map(own ? [[collectionId, own]] : []),
  };
  return withImages(settings, kept.knowsImage);
}

async function read(store: ShopStore, revisions: string): Promise<CachedSettings> {
  return {
    revisions,
    defaults: await servedDefaults(store),
    rows: await campaignRows(store),
    knowsImage: await knownImages(store),
    own: new Map(),
  };
}

/**
 * Ids with revisions and times, which differ for a document that was created again. For images, their number and
 * the newest time.
 */
async function revisionsOf(store: ShopStore): Promise<string> {
  const all = ({ id, revision, updatedAt }: typeof campaigns | typeof listingSettings): SQL =>
    sql`string_agg(concat_ws(' ', ${id}, ${revision}, ${updatedAt}), ',' order by ${id})`;
  const ofCampaigns = sql`(select ${all(campaigns)} from ${campaigns} where ${eq(campaigns.shopId, store.shopId)})`;
  const ofImages = sql`(select concat_ws(' ', count(*), max(${images.createdAt})) from ${images} where ${eq(images.shopId, store.shopId)})`;
  const revisions = sql<string>`concat_ws(';', ${all(listingSettings)}, ${ofCampaigns}, ${ofImages})`.as(
    'revisions',
  );
  const [row] = await store.sums(listingSettings, { by: {}, of: { revisions } });
  return row?.revisions ?? '';
}
