import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { newCampaign } from '@cartwright/core/collections/campaign-document';
import { BUILT_IN_SETTINGS } from '@cartwright/core/collections/default-settings';
import type { PublishedPages } from '@cartwright/core/collections/published-pages';
import { COLLECTION_PAGES_METAFIELD } from '@cartwright/core/storefront/names';
import type { Jobs } from '@cartwright/server/jobs/jobs';
import type { OpenAdminClient } from '@cartwright/server/shopify/admin-client';
import {
  INSTALLATION_QUERY,
  installationData,
  METAFIELDS_SET_MUTATION,
} from '@cartwright/server/shopify/documents/metafields';
import { insertCampaign } from '@cartwright/server/smart-collections/campaign-rows';
import {
  deleteShopCampaign,
  publishShopCampaign,
} from '@cartwright/server/smart-collections/change-campaign';
import { type PagePublication, pagePublication } from '@cartwright/server/smart-collections/page-publication';
import { saveDefaultSettings } from '@cartwright/server/smart-collections/save-defaults';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeEach, expect, it } from 'vitest';
import { aMirroredShop, MINUTE, type MirroredShop, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

let shop: MirroredShop;
let even: number;
let pages: PagePublication;
/** Milliseconds after which a job is to begin, by its key. */
let waiting: Map<string, number>;
/** Does what was sent last. */
let work: () => Promise<void>;
/** Whether Shopify takes metafields. */
let takes: boolean;

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(4) });
  await shop.settle();
  even = (await shop.mirror()).collections.find(({ handle }) => handle === 'even')?.id ?? 0;
  waiting = new Map();
  takes = true;
  const admin: OpenAdminClient = {
    ...shop.admin,
    run: async (document, variables, shape) =>
      takes || document !== METAFIELDS_SET_MUTATION
        ? shop.admin.run(document, variables, shape)
        : { ok: false, code: 'unavailable', message: 'Shopify can’t be reached.' },
  };
  const jobs: Pick<Jobs, 'send' | 'work'> = {
    async send(_, __, { key, afterMs = 0 }) {
      waiting.set(key.slice(shop.domain.length + 1), afterMs);
    },
    async work(queue, handle) {
      work = () => {
        waiting.clear();
        return handle(queue.data.parse({ shopId: shop.domain }), { report: async () => {} });
      };
    },
  };
  pages = pagePublication({
    jobs,
    find: async (id) => (id === shop.domain ? { store: shop.store, admin } : null),
    clock: () => new Date(shop.time.now),
  });
  await pages.begin();
});

const context = () => ({ knows: () => true, now: new Date(shop.time.now) });

async function publishedCampaign(changes: Partial<CampaignDocument>): Promise<void> {
  const campaign = newCampaign('sale', 'Sale', BUILT_IN_SETTINGS);
  const template = { ...campaign.template, desktopColumnBreakpoint: 3, pageTitle: 'Sale' };
  const collections = [
    { collectionId: even, collectionHandle: 'even', collectionName: 'Even', exclusion: false },
  ];
  await insertCampaign(
    shop.store,
    { ...campaign, template, collections, ...changes },
    new Date(shop.time.now),
  );
  const published = await publishShopCampaign(shop.store, { id: 'sale', revision: 1 }, context());
  expect(published.ok).toBe(true);
}

async function inStore(): Promise<PublishedPages | null> {
  const read = await shop.admin.run(INSTALLATION_QUERY, COLLECTION_PAGES_METAFIELD, installationData);
  const value = read.ok ? read.value.currentAppInstallation.metafield?.value : undefined;
  return value === undefined ? null : JSON.parse(value);
}

it('has nothing to do for a shop that has set nothing', async () => {
  await pages.resume(shop.store);
  expect([...waiting]).toEqual([]);
  expect(await inStore()).toBeNull();
});

it('puts into the store how pages look, also what begins next, and goes on when it does', async () => {
  const start = shop.time.now + 10 * MINUTE;
  await publishedCampaign({ startDate: new Date(start).toISOString() });
  await pages.resume(shop.store);
  expect([...waiting]).toEqual([['now', 0]]);
  await work();
  const looks = (await inStore())?.collections[even];
  expect(looks?.map(({ wide, title, until }) => [wide, title, until])).toEqual([
    [4, '', Math.floor(start / 1000)],
    [3, 'Sale', null],
  ]);
  expect([...waiting.values()]).toEqual([10 * MINUTE + 1000]);
  shop.time.now = start + 1000;
  await work();
  expect((await inStore())?.collections[even]?.map(({ wide }) => wide)).toEqual([3]);
  expect([...waiting]).toEqual([]);
});

it('takes out what was deleted, and writes nothing where nothing changed', async () => {
  await publishedCampaign({});
  await work();
  const before = await inStore();
  expect(Object.keys(before?.collections ?? {})).toEqual([String(even)]);
  takes = false;
  await work();
  takes = true;
  expect(await deleteShopCampaign(shop.store, { id: 'sale', revision: 2 }, context())).toMatchObject({
    ok: true,
  });
  await work();
  expect((await inStore())?.collections).toEqual({});
});

it('says what Shopify said where it takes nothing, and works the next time', async () => {
  const now = new Date(shop.time.now);
  const setting = {
    ...BUILT_IN_SETTINGS,
    template: { ...BUILT_IN_SETTINGS.template, mobileColumnBreakpoint: 2 },
  };
  expect(await saveDefaultSettings(shop.store, { setting, revision: 0, now })).toMatchObject({ ok: true });
  takes = false;
  await expect(work()).rejects.toThrow(/Shopify/);
  takes = true;
  await work();
  expect((await inStore())?.default[0]?.narrow).toBe(2);
});
