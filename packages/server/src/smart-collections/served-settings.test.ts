import { emptyIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { newCampaign } from '@cartwright/core/collections/campaign-document';
import { newCollectionSettings } from '@cartwright/core/collections/collection-settings';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forShop, type ShopStore } from '../db/for-shop';
import { campaigns, images, listingSettings } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import { DEFAULT_ID, ownId, writeSettings } from '../listing/listing-settings-rows';
import { testDatabase } from '../testing/test-database';
import { insertCampaign, updateCampaign } from './campaign-rows';
import { settingsOfCollection } from './served-settings';

const database = testDatabase();
const now = new Date('2026-03-01T15:00:00Z');
const later = new Date('2026-03-01T15:00:01Z');
const index = emptyIndex();

let store: ShopStore;
/** Rows of documents that were asked for. */
let asked: number;

beforeEach(async () => {
  const shop = forShop(database(), 'small.myshopify.com');
  await ensureShop(shop, now);
  store = {
    ...shop,
    rows: (...args) => {
      asked += 1;
      return shop.rows(...args);
    },
  };
  asked = 0;
});

const served = () => settingsOfCollection(store, index, 7);
const defaultsWith = (amountPerPage: number) => {
  const { template } = BUILT_IN_SETTINGS;
  const pagination = { ...template.pagination, amountPerPage };
  return { ...BUILT_IN_SETTINGS, template: { ...template, pagination } };
};
const own = { ...newCollectionSettings(7, BUILT_IN_SETTINGS), enabled: true };

it('reads documents once, and again when somebody has saved', async () => {
  await writeSettings(store, { id: DEFAULT_ID, document: defaultsWith(24), revision: 0, now });
  expect((await served()).defaults.template.pagination.amountPerPage).toBe(24);
  const before = asked;
  expect((await served()).defaults.template.pagination.amountPerPage).toBe(24);
  expect(asked).toBe(before);
  await writeSettings(store, { id: DEFAULT_ID, document: defaultsWith(36), revision: 1, now: later });
  expect((await served()).defaults.template.pagination.amountPerPage).toBe(36);
});

it('knows a collection’s own settings that are deleted and made again', async () => {
  expect((await served()).own.size).toBe(0);
  await writeSettings(store, { id: ownId(7), document: own, revision: 0, now });
  expect((await served()).own.get(7)).toEqual(own);
  await store.remove(listingSettings, eq(listingSettings.id, ownId(7)));
  const again = { ...own, enabled: false };
  await writeSettings(store, { id: ownId(7), document: again, revision: 0, now: later });
  expect((await served()).own.size).toBe(0);
});

it('knows a campaign that is published, and one that is gone', async () => {
  await insertCampaign(store, newCampaign('sale', 'Sale', BUILT_IN_SETTINGS), now);
  expect((await served()).campaigns.map(({ publishedAt }) => publishedAt)).toEqual([null]);
  await updateCampaign(store, { id: 'sale', revision: 1 }, { publishedAt: later });
  expect((await served()).campaigns.map(({ publishedAt }) => publishedAt)).toEqual([later.toISOString()]);
  await store.remove(campaigns, eq(campaigns.id, 'sale'));
  expect((await served()).campaigns).toEqual([]);
});

it('leaves out tiles whose image was deleted, and no others', async () => {
  const file = { fileId: 'gid://shopify/MediaImage/1', name: 'a', alt: '', url: null, problem: null };
  const size = { width: 1, height: 1, bytes: 1, type: 'image/png' };
  await store.insert(images, { id: 'kept', ...file, ...size, createdAt: now });
  await store.insert(images, { id: 'deleted', ...file, ...size, createdAt: now });
  const tile = (imageUuid: string | null, position: number) => ({
    name: 'Sale',
    placement: { page: 'firstPage' as const, position },
    content: { imageUrl: 'https://cdn.example/sale.png', imageUuid },
  });
  const promoTiles = [tile('kept', 1), tile('deleted', 2), tile(null, 3)];
  await insertCampaign(store, { ...newCampaign('sale', 'Sale', BUILT_IN_SETTINGS), promoTiles }, now);
  await store.remove(listingSettings, eq(listingSettings.id, ownId(7)));
  await writeSettings(store, { id: ownId(7), document: { ...own, promoTiles }, revision: 0, now });
  const positions = async () => {
    const { campaigns: all, own: ofCollections } = await served();
    return [all[0]?.promoTiles, ofCollections.get(7)?.promoTiles].map((tiles) =>
      tiles?.map(({ placement }) => placement.position),
    );
  };
  expect(await positions()).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  await store.remove(images, eq(images.id, 'deleted'));
  expect(await positions()).toEqual([
    [1, 3],
    [1, 3],
  ]);
});
