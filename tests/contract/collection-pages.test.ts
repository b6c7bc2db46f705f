import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { newCampaign } from '@cartwright/core/collections/campaign-document';
import type { PublishedLists } from '@cartwright/core/collections/published-pages';
import { ACCESS_SCOPES, FIRST_PAGE_SCOPE } from '@cartwright/core/contract/access-scopes';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { COLLECTION_PAGES_METAFIELD } from '@cartwright/core/storefront/names';
import {
  deleteShopCampaign,
  insertCampaign,
  publishShopCampaign,
} from '@cartwright/server/collections/change-campaign';
import { pagePublication } from '@cartwright/server/collections/publication/page-publication';
import { catalogueState } from '@cartwright/server/db/schema';
import { saveDocument } from '@cartwright/server/documents/save-at-revision';
import type { Jobs } from '@cartwright/server/jobs/jobs';
import { DEFAULTS } from '@cartwright/server/listing/default-settings-rows';
import type { SettingsPublication } from '@cartwright/server/publishing/settings-publication';
import type { OpenAdminClient } from '@cartwright/server/shopify/admin-client';
import {
  INSTALLATION_QUERY,
  installationData,
  METAFIELDS_SET_MUTATION,
} from '@cartwright/server/shopify/documents/metafields';
import { SCOPES_QUERY } from '@cartwright/server/shopify/documents/shop';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aMirroredShop, MINUTE, type MirroredShop, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

let shop: MirroredShop;
let even: number;
let pages: SettingsPublication;
/** Milliseconds after which a job is to begin, by its key. */
let waiting: Map<string, number>;
/** Does what was sent last. */
let work: () => Promise<void>;
/** Whether Shopify takes metafields. */
let takes: boolean;
/** Whether the app still may do what it was granted. */
let may: boolean;

beforeEach(() => begin([]));

async function begin(granted: readonly string[]): Promise<void> {
  shop = await aMirroredShop(database(), {
    catalogue: plainCatalogue(6),
    scopes: [...ACCESS_SCOPES, ...granted],
  });
  await shop.settle();
  even = (await shop.mirror()).collections.find(({ handle }) => handle === 'even')?.id ?? 0;
  waiting = new Map();
  takes = true;
  may = true;
  const admin: OpenAdminClient = {
    ...shop.admin,
    run: async (document, variables, shape) => {
      if (!takes && document === METAFIELDS_SET_MUTATION) {
        return { ok: false, code: 'unavailable', message: 'Shopify can’t be reached.' };
      }
      if (!may && document === SCOPES_QUERY) {
        const currentAppInstallation = { app: { apiKey: 'key' }, accessScopes: [] };
        return { ok: true, value: shape.parse({ currentAppInstallation }) };
      }
      return shop.admin.run(document, variables, shape);
    },
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
    indexOf: async () => {
      const { products, collections } = await shop.mirror();
      return buildIndex(products, collections, ['en']);
    },
    clock: () => new Date(shop.time.now),
    logger: silentLogger,
  });
  await pages.begin();
}

const context = () => ({ knows: () => true, now: new Date(shop.time.now), by: 'Owner' });

async function publishedCampaign(changes: Partial<CampaignDocument>): Promise<void> {
  const campaign = newCampaign('sale', 'Sale', BUILT_IN_SETTINGS);
  const template = { ...campaign.template, desktopColumnBreakpoint: 3, pageTitle: 'Sale' };
  const collections = [
    { collectionId: even, collectionHandle: 'even', collectionName: 'Even', exclusion: false },
  ];
  await insertCampaign(shop.store, { ...campaign, template, collections, ...changes }, context());
  const published = await publishShopCampaign(shop.store, { id: 'sale', revision: 1 }, context());
  expect(published.ok).toBe(true);
}

async function inStore(): Promise<PublishedLists | null> {
  const read = await shop.admin.run(INSTALLATION_QUERY, COLLECTION_PAGES_METAFIELD, installationData);
  const value = read.ok ? read.value.currentAppInstallation.metafield?.value : undefined;
  return value === undefined ? null : JSON.parse(value);
}

it('has nothing to publish for a shop without settings', async () => {
  await pages.resume(shop.store);
  expect([...waiting]).toEqual([]);
  expect(await inStore()).toBeNull();
});

it('publishes the look of pages and the next campaign, and updates when it starts', async () => {
  const start = shop.time.now + 20 * MINUTE;
  await publishedCampaign({ startDate: new Date(start).toISOString() });
  await pages.resume(shop.store);
  expect([...waiting]).toEqual([['now', 0]]);
  await work();
  const looks = (await inStore())?.collections[even];
  expect(looks?.map(({ wide, title, until }) => [wide, title, until])).toEqual([
    [4, '', Math.floor(start / 1000)],
    [3, 'Sale', null],
  ]);
  expect([...waiting]).toEqual([['check', 10 * MINUTE]]);
  shop.time.now = start - 5 * MINUTE;
  await work();
  expect([...waiting]).toEqual([
    ['check', 10 * MINUTE],
    [`switch ${new Date(start).toISOString()}`, 5 * MINUTE + 1000],
  ]);
  shop.time.now = start + 1000;
  await work();
  expect((await inStore())?.collections[even]?.map(({ wide }) => wide)).toEqual([3]);
});

it('removes deleted settings, and writes nothing without changes', async () => {
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

it('has titles in the shop’s published languages, if translated', async () => {
  const { scope } = (await shop.store.columns(catalogueState, ['scope']))[0] ?? {};
  if (!scope) throw new Error('There is no mirror.');
  await shop.store.update(catalogueState, {
    scope: { ...scope, language: 'en', languages: ['en', 'de', 'fr'] },
  });
  const title = (text: string) => ({ 'template/pageTitle': { text, original: 'Sale' } });
  await publishedCampaign({ translations: { de: title('Ausverkauf'), sv: title('Rea') } });
  await work();
  const [page] = (await inStore())?.collections[even] ?? [];
  expect(page).toMatchObject({ title: 'Sale', texts: { de: { title: 'Ausverkauf', tiles: [] } } });
  expect(Object.keys(page?.texts ?? {})).toEqual(['de']);
});

it('reports Shopify’s error, and succeeds on the next attempt', async () => {
  const now = new Date(shop.time.now);
  const setting = {
    ...BUILT_IN_SETTINGS,
    template: { ...BUILT_IN_SETTINGS.template, mobileColumnBreakpoint: 2 },
  };
  expect(
    await saveDocument(shop.store, DEFAULTS, { document: setting, revision: 0, now, by: 'Owner' }),
  ).toMatchObject({ ok: true });
  takes = false;
  await expect(work()).rejects.toThrow(/Shopify/);
  takes = true;
  await work();
  expect((await inStore())?.default[0]?.narrow).toBe(2);
});

describe('first pages with permission to edit collections', () => {
  beforeEach(() => begin([FIRST_PAGE_SCOPE]));

  const idOf = async (title: string) =>
    (await shop.mirror()).products.find((product) => product.title === title)?.id ?? 0;

  /** First page in the collection's metafields: its titles and its expiry. */
  async function firstPage() {
    const { products } = await shop.mirror();
    const titles = new Map(products.map(({ id, title }) => [`gid://shopify/Product/${id}`, title]));
    const read = await shop.admin.run(
      `query ($id: ID!) { collection(id: $id) {
        page: metafield(namespace: "cartwright", key: "first_page") { type value }
        other: metafield(namespace: "cartwright", key: "first_page_de") { value }
        until: metafield(namespace: "cartwright", key: "first_page_until") { value }
      } }`,
      { id: `gid://shopify/Collection/${even}` },
      z.object({
        collection: z.object({
          page: z.object({ type: z.literal('list.product_reference'), value: z.string() }).nullable(),
          other: z.object({ value: z.string() }).nullable(),
          until: z.object({ value: z.string() }).nullable(),
        }),
      }),
    );
    if (!read.ok) throw new Error(read.message);
    const { page, other, until } = read.value.collection;
    const gids: string[] = page ? JSON.parse(page.value) : [];
    return {
      titles: page && gids.map((gid) => titles.get(gid)),
      other: other?.value,
      until: Number(until?.value),
    };
  }

  it('are stored in each collection in our order, until a campaign ends', async () => {
    const end = shop.time.now + 60 * MINUTE;
    await publishedCampaign({
      featuredProductsEnabled: true,
      featuredProducts: [{ productId: await idOf('Thing 0') }],
      endDate: new Date(end).toISOString(),
      noEndDate: false,
    });
    await work();
    expect(await firstPage()).toEqual({
      titles: ['Thing 0', 'Thing 4', 'Thing 2'],
      other: undefined,
      until: Math.floor(end / 1000),
    });
    expect((await inStore())?.first).toEqual({
      until: Math.floor(shop.time.now / 1000) + 7 * 24 * 60 * 60,
      places: { DE: 'de' },
    });
    shop.time.now = end + 1000;
    await work();
    expect(await firstPage()).toEqual({
      titles: ['Thing 4', 'Thing 2', 'Thing 0'],
      other: undefined,
      until: 9_999_999_999,
    });
    takes = false;
    await work();
  });

  it('are sorted by name in the shop’s language', async () => {
    const { sortOptions } = BUILT_IN_SETTINGS;
    await publishedCampaign({ sortOptions: sortOptions.filter(({ key }) => key === 'name-descending') });
    await work();
    expect((await firstPage()).titles).toEqual(['Thing 4', 'Thing 2', 'Thing 0']);
    expect((await inStore())?.collections[even]?.[0]?.byName).toBe(true);
  });

  it('are removed when nothing is listed, with no trace', async () => {
    await publishedCampaign({});
    await work();
    expect((await firstPage()).titles).toHaveLength(3);
    const excludedProducts = (await shop.mirror()).products.map(({ id }) => ({ productId: id }));
    const setting = { ...BUILT_IN_SETTINGS, excludedProducts };
    const now = new Date(shop.time.now);
    expect(
      await saveDocument(shop.store, DEFAULTS, { document: setting, revision: 0, now, by: 'Owner' }),
    ).toMatchObject({ ok: true });
    await work();
    expect(await firstPage()).toEqual({ titles: null, other: undefined, until: Number.NaN });
  });

  it('are no longer printed once permission is revoked', async () => {
    await publishedCampaign({});
    await work();
    expect((await inStore())?.first).not.toBeNull();
    may = false;
    await work();
    expect((await inStore())?.first).toBeNull();
  });
});
