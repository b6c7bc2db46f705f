import { emptyIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { newCampaign } from '@cartwright/core/collections/campaign-document';
import { newCollectionSettings } from '@cartwright/core/collections/collection-settings';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forShop, type ShopStore } from '../db/for-shop';
import { images } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import { removeDocument, writeDocument } from '../documents/stored-documents';
import { DEFAULTS } from '../listing/default-settings-rows';
import { testDatabase } from '../testing/test-database';
import { CAMPAIGNS } from './change-campaign';
import { OWN_SETTINGS } from './collection-settings-rows';
import { settingsOfCollection } from './served-settings';

const database = testDatabase();
const now = new Date('2026-03-01T15:00:00Z');
const later = new Date('2026-03-01T15:00:01Z');
const saved = (at: Date) => ({ now: at, by: 'Owner' });
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

it('reads documents once, and again after a save', async () => {
  await writeDocument(store, DEFAULTS, { document: defaultsWith(24), revision: 0 }, saved(now));
  expect((await served()).defaults.template.pagination.amountPerPage).toBe(24);
  const before = asked;
  expect((await served()).defaults.template.pagination.amountPerPage).toBe(24);
  expect(asked).toBe(before);
  await writeDocument(store, DEFAULTS, { document: defaultsWith(36), revision: 1 }, saved(later));
  expect((await served()).defaults.template.pagination.amountPerPage).toBe(36);
});

it('notices a collection’s settings deleted and created again', async () => {
  expect((await served()).own.size).toBe(0);
  await writeDocument(store, OWN_SETTINGS, { document: own, revision: 0 }, saved(now));
  expect((await served()).own.get(7)).toEqual(own);
  await removeDocument(store, OWN_SETTINGS, '7');
  const again = { ...own, enabled: false };
  await writeDocument(store, OWN_SETTINGS, { document: again, revision: 0 }, saved(later));
  expect((await served()).own.size).toBe(0);
});

it('notices a published campaign and a removed one', async () => {
  const document = newCampaign('sale', 'Sale', BUILT_IN_SETTINGS);
  await writeDocument(store, CAMPAIGNS, { document, revision: 0 }, saved(now));
  expect((await served()).campaigns.map(({ publishedAt }) => publishedAt)).toEqual([null]);
  await writeDocument(store, CAMPAIGNS, { document, revision: 1 }, saved(now), { publishedAt: later });
  expect((await served()).campaigns.map(({ publishedAt }) => publishedAt)).toEqual([later.toISOString()]);
  await removeDocument(store, CAMPAIGNS, 'sale');
  expect((await served()).campaigns).toEqual([]);
});

it('drops only tiles whose image was deleted', async () => {
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
  const document = { ...newCampaign('sale', 'Sale', BUILT_IN_SETTINGS), promoTiles };
  await writeDocument(store, CAMPAIGNS, { document, revision: 0 }, saved(now));
  await removeDocument(store, OWN_SETTINGS, '7');
  await writeDocument(store, OWN_SETTINGS, { document: { ...own, promoTiles }, revision: 0 }, saved(now));
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
