import { emptyIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import { type CampaignDocument, newCampaign } from '@cartwright/core/collections/campaign-document';
import {
  createCampaign,
  explainListing,
  publishCampaign,
  readCampaign,
  saveCampaign,
  saveDefaults,
} from '@cartwright/core/contract/collections';
import { type PreviewedSettings, previewListing } from '@cartwright/core/contract/preview-listing';
import { BUILT_IN_FILTERS } from '@cartwright/core/listing/settings/built-in';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { formatMoney } from '@cartwright/core/money/format-money';
import { collectionOfHandle } from '@cartwright/server/collections/collection-listing';
import { collectionProxyRoute } from '@cartwright/server/collections/collection-proxy-route';
import { collectionRoutes } from '@cartwright/server/collections/collection-routes';
import { createApp } from '@cartwright/server/http/app';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { aMirroredShop, type MirroredShop, plainCatalogue } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const database = testDatabase();
const SECRET = 'shpss_of_the_app';

let shop: MirroredShop;
/** The shop that the merchant is signed in to. */
let caller: string;
/** Backend that the merchant's browser calls. */
let admin: Backend;
let store: ReturnType<typeof createApp>;
/** "Even": the things with even numbers, the dearest first. */
let even: number;
let idOf: (title: string) => number;

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
  await shop.settle();
  const { products, collections } = await shop.mirror();
  even = collections.find(({ handle }) => handle === 'even')?.id ?? 0;
  const ids = new Map(products.map(({ title, id }) => [title, id]));
  idOf = (title) => ids.get(title) ?? 0;
  const index = buildIndex(products, collections);
  store = createApp(silentLogger, []);
  const clock = () => new Date(shop.time.now);
  caller = shop.domain;
  const resolveShop = async () =>
    ({
      ok: true,
      shopId: caller,
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    }) as const;
  const indexOf = async (shopId: string) => (shopId === shop.domain ? index : emptyIndex());
  let made = 0;
  collectionRoutes(store, resolveShop, {
    storeOf: () => shop.store,
    indexOf,
    clock,
    newId: () => `campaign-${made++}`,
  });
  collectionProxyRoute(store, {
    find: async (id) => (id === shop.domain ? { store: shop.store } : null),
    indexOf,
    indexVersionOf: () => null,
    secrets: [SECRET],
    clock,
    trustedProxies: null,
  });
  admin = { send: async (request) => store.fetch(request), reset: nothing, beStaff: nothing, close: nothing };
});

const nothing = async () => {};

/** A campaign that pins two things with a badge, and has filters of its own. */
const aCampaign = (changes: Partial<CampaignDocument> = {}): CampaignDocument => ({
  ...newCampaign('any', 'Winter', BUILT_IN_SETTINGS),
  collections: [{ collectionId: even, collectionHandle: 'even', collectionName: 'Even', exclusion: false }],
  featuredProductsEnabled: true,
  featuredProducts: [{ productId: idOf('Thing 4') }, { productId: idOf('Thing 10') }],
  showFeaturedBadge: true,
  badgeText: 'New',
  ...changes,
});

const preview = (
  settings: PreviewedSettings,
  { search = '', country = null as string | null, locale = 'en-US' } = {},
) =>
  ask(admin, previewListing, {
    params: { id: String(even) },
    body: { settings, search, country, locale },
  });

const ofCampaign = (changes?: Partial<CampaignDocument>): PreviewedSettings => ({
  level: 'campaign',
  document: aCampaign(changes),
});

describe('Shopify’s collection of all products', () => {
  const idsAt = async (path: string, query = '') => {
    const response = await store.request(proxiedPath(shop.domain, path, query, SECRET, shop.time.now));
    return [...(await response.text()).matchAll(/if p\.id == (\d+)/g)].map(([, id]) => Number(id));
  };
  const things = (...numbers: readonly number[]) => numbers.map((each) => idOf(`Thing ${each}`));
  const ofAll = async (settings: PreviewedSettings, search = '') =>
    (
      await ask(admin, previewListing, {
        params: { id: String(ALL_PRODUCTS.id) },
        body: { settings, search, country: null, locale: 'en-US' },
      })
    ).list;

  it('is listed by name with the default settings, filters and exclusions, also in the preview', async () => {
    expect((await idsAt('collections/all')).slice(0, 3)).toEqual(things(0, 1, 2));
    expect(await idsAt('collections/all', 'sort_by=price-descending')).toEqual(
      things(...Array.from({ length: 12 }, (_, at) => 29 - at)),
    );
    const setting = { ...BUILT_IN_SETTINGS, excludedProducts: [{ productId: idOf('Thing 0') }] };
    await ask(admin, saveDefaults, { body: { setting, revision: 0 } });
    expect((await idsAt('collections/all')).slice(0, 2)).toEqual(things(1, 2));
    const list = await ofAll({ level: 'default', document: setting }, '?filter.v.price.lte=12');
    expect(list.products.map(({ title }) => title)).toEqual(['Thing 1', 'Thing 2']);
    expect(list.facets.length).toBeGreaterThan(0);
  });

  it('follows a campaign for all collections, but not one for named ones', async () => {
    const pinned = (changes: Partial<CampaignDocument>) => ofAll(ofCampaign(changes));
    const [first] = (await pinned({ allCollections: true, collections: [] })).products;
    expect(first).toMatchObject({ title: 'Thing 4', badge: 'New' });
  });

  it('isn’t served before products are known, or if the merchant made one', () => {
    expect(collectionOfHandle(emptyIndex(), 'all')).toBeNull();
    const own = {
      id: 9,
      handle: 'all',
      title: 'All',
      image: null,
      automated: false,
      sortOrder: 'MANUAL',
      productIds: [],
    };
    expect(collectionOfHandle(buildIndex([], [own]), 'all')).toBe(9);
  });
});

describe('collection preview', () => {
  it('lists by unsaved settings with reasons, without affecting shoppers', async () => {
    const { list, reasons } = await preview(ofCampaign());
    expect(list.products.slice(0, 3)).toMatchObject([
      { title: 'Thing 4', badge: 'New', price: '$14.00', url: '/products/thing-4', available: true },
      { title: 'Thing 10', badge: 'New' },
      { title: 'Thing 28', badge: null, price: '$38.00' },
    ]);
    expect(reasons.slice(0, 3).map(({ why }) => why)).toEqual([
      'Featured by "Winter"',
      'Featured by "Winter"',
      'In the order of the collection in Shopify',
    ]);
    expect(reasons.map(({ id }) => id)).toEqual(list.products.map(({ id }) => id));
    const { products } = await ask(admin, explainListing, { params: { id: String(even) } });
    expect(products[0]).toMatchObject({ title: 'Thing 28', badge: null });
  });

  it('excludes the saved default exclusions under a campaign, and its own in its own', async () => {
    const setting = { ...BUILT_IN_SETTINGS, excludedProducts: [{ productId: idOf('Thing 4') }] };
    const first = async (settings: PreviewedSettings) => (await preview(settings)).list.products[0]?.title;
    expect(await first({ level: 'default', document: setting })).toBe('Thing 28');
    expect(await first(ofCampaign())).toBe('Thing 4');
    await ask(admin, saveDefaults, { body: { setting, revision: 0 } });
    expect(await first(ofCampaign())).toBe('Thing 10');
  });

  it('applies the shopper’s choices in the previewed market', async () => {
    const { list } = await preview(ofCampaign(), {
      search: '?sort_by=price-ascending&filter.v.price.gte=15',
      country: 'DE',
      locale: 'de',
    });
    // Whatever costs less than 15 euros is not there, featured or not.
    expect(list.products.slice(0, 2)).toMatchObject([
      { title: 'Thing 10', price: formatMoney(1840, 'EUR', 'de') },
      { title: 'Thing 8', price: formatMoney(1656, 'EUR', 'de') },
    ]);
    expect(list).toMatchObject({ sort: 'price-ascending', total: 11 });
    expect(list.facets.find(({ type }) => type === 'price')).toMatchObject({
      least: { value: '9.20', text: formatMoney(920, 'EUR', 'de') },
      from: { value: '15', text: formatMoney(1500, 'EUR', 'de') },
    });
  });

  it('equals the store’s list once the settings are live, for any request', async () => {
    const document = aCampaign({
      featuredProductsAlwaysFirst: false,
      renderOos: 'end',
      filters: [...BUILT_IN_FILTERS].reverse(),
    });
    const created = (await ask(admin, createCampaign, { body: { setting: { name: 'Winter' } } })).data;
    const { data } = await ask(admin, readCampaign, { params: created });
    const setting = { ...document, id: created.id };
    const saved = await ask(admin, saveCampaign, {
      params: created,
      body: { setting, revision: data.revision },
    });
    const { revision } = saved.data;
    await ask(admin, publishCampaign, { params: created, body: { revision } });

    const queries = fc.record(
      {
        sort_by: fc.constantFrom('manual', 'price-ascending', 'title-descending', 'best-selling', 'none'),
        page: fc.constantFrom('1', '2', '9'),
        limit: fc.constantFrom('15', '25', '7'),
        'filter.p.tag': fc.constantFrom('tag-1', 'tag-2', 'nobody’s'),
        'filter.v.price.gte': fc.constantFrom('12', '20.50'),
        'filter.v.availability': fc.constantFrom('0', '1'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(queries, fc.constantFrom('US', 'DE'), async (query, country) => {
        const search = String(new URLSearchParams(query));
        const previewed = await preview(
          { level: 'campaign', document: setting },
          { search, country, locale: 'de' },
        );
        expect(withoutTexts(previewed.list)).toEqual(
          withoutTexts(await served({ ...query, country, locale: 'de' })),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('rejects another shop’s collection', async () => {
    caller = 'another.myshopify.com';
    const params = { id: String(even) };
    const body = { settings: ofCampaign(), search: '', country: null, locale: 'en' };
    expect((await refused(admin, previewListing, { params, body })).code).toBe('not_found');
  });

  it('rejects invalid settings with their paths, and oversized requests', async () => {
    const ask = (settings: unknown, rest: object = {}) =>
      refused(admin, previewListing, {
        params: { id: String(even) },
        body: { settings, search: '', country: null, locale: 'en', ...rest },
      });
    const { template } = BUILT_IN_SETTINGS;
    for (const amountPerPage of [null, 0, 1e9, 1.5]) {
      const pagination = { ...template.pagination, amountPerPage };
      const document = aCampaign({ template: { ...template, pagination } });
      const { code, issues } = await ask({ level: 'campaign', document });
      expect([code, issues?.[0]?.path.join('.')]).toEqual([
        'invalid_document',
        'template.pagination.amountPerPage',
      ]);
    }
    const wrong = [
      [{ level: 'campaign', document: BUILT_IN_SETTINGS }, {}],
      [{ level: 'default', document: aCampaign() }, {}],
      [ofCampaign({ badgeText: 'x'.repeat(100) }), {}],
      [ofCampaign(), { search: 'a'.repeat(8_001) }],
      [ofCampaign(), { country: 'Germany' }],
      [ofCampaign(), { locale: "de'; drop table carts" }],
    ] as const;
    for (const [settings, rest] of wrong) {
      expect((await ask(settings, rest)).code).toBe('invalid_request');
    }
  });
});

/** Response to the store, as the JSON that it would render, without the product data that the store adds. */
async function served(query: Readonly<Record<string, string>>) {
  const address = proxiedPath(shop.domain, 'collections/even', query, SECRET, shop.time.now);
  const text = await (await store.request(address)).text();
  const head = text.match(/(\{"version".*),"products":\[/)?.[1] ?? '';
  const products = [...text.matchAll(/"id":(\d+),.*"badge":(null|"[^"]*")/g)].map(([, id, badge]) => ({
    id: Number(id),
    badge: JSON.parse(badge ?? ''),
  }));
  return { ...JSON.parse(`${head.replaceAll(/\{\{[^}]*\}\}/g, '""')}}`), products };
}

/** Removes the number of chunks and formatted amounts, which depend on the store. */
function withoutTexts({
  parts: _,
  products,
  ...head
}: {
  parts: number;
  products: readonly { id: number }[];
}) {
  const text = JSON.stringify({
    ...head,
    products: products.map((product) => ({
      id: product.id,
      badge: 'badge' in product ? product.badge : null,
    })),
  });
  return JSON.parse(text.replaceAll(/("value":"[^"]*","text":)"[^"]*"/g, '$1""'));
}
