import { randomUUID } from 'node:crypto';
import { type CatalogueIndex, emptyIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import {
  listShopCollections,
  readCollectionSettings,
  saveCollectionSettings,
  savedCollectionSettings,
} from '@cartwright/core/contract/collection-settings';
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  explainListing,
  listCampaigns,
  listPublishedCampaigns,
  pauseCampaign,
  publishCampaign,
  readCampaign,
  readDefaults,
  saveCampaign,
  saveDefaults,
  savedCampaign,
  savedDefaults,
} from '@cartwright/core/contract/collections';
import { conflictOver } from '@cartwright/core/contract/conflict';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { apiError } from '@cartwright/core/contract/error';
import { BUILT_IN_FILTERS } from '@cartwright/core/listing/settings/built-in';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { filterEntry } from '@cartwright/core/listing/settings/listing-settings';
import { anyCharacter } from '@cartwright/core/testing/any-character';
import { filterMetafields, syncMetafields } from '@cartwright/server/catalogue/filter-metafields';
import { collectionMetafields } from '@cartwright/server/collections/collection-metafields';
import { collectionProxyRoute } from '@cartwright/server/collections/collection-proxy-route';
import { collectionRoutes } from '@cartwright/server/collections/collection-routes';
import { catalogueProducts } from '@cartwright/server/db/schema';
import { createApp } from '@cartwright/server/http/app';
import { resultMetafields } from '@cartwright/server/search/result-metafields';
import { saveResultsPage } from '@cartwright/server/search/search-documents';
import { searchProxyRoute } from '@cartwright/server/search/search-proxy-route';
import { suggestionProxyRoute } from '@cartwright/server/search/suggestion-proxy-route';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aMirroredShop, type MirroredShop, plainCatalogue } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const database = testDatabase();
const SECRET = 'shpss_of_the_app';

let shop: MirroredShop;
/** "Even": the things with even numbers, the dearest first. */
let even: number;
let app: ReturnType<typeof createApp>;
let indexOf: () => Promise<CatalogueIndex>;
/** Version of the index that the server knows. */
let indexVersion: string | null;
/** Ids of products by their titles. */
let ids: ReadonlyMap<string, number>;

/** Number of handle look-ups: one per generated list. */
let handleLookups: number;
/** Resolves when handles may be looked up. */
let mayLookUp: Promise<void>;
/** Called for each who asks, just before what it asks for is listed. */
let onAsked: () => void;
const counted = (store: MirroredShop['store']) =>
  new Proxy(store, {
    get(target, name) {
      if (name !== 'columns') return Reflect.get(target, name);
      return async (...args: Parameters<typeof target.columns>) => {
        if (args[0] === catalogueProducts) {
          handleLookups += 1;
          await mayLookUp;
        }
        return target.columns(...args);
      };
    },
  });

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
  await shop.settle();
  const { products, collections } = await shop.mirror();
  even = collections.find(({ handle }) => handle === 'even')?.id ?? 0;
  ids = new Map(products.map(({ title, id }) => [title, id]));
  app = createApp(silentLogger, []);
  indexVersion = 'mirror 1';
  handleLookups = 0;
  mayLookUp = Promise.resolve();
  onAsked = () => undefined;
  indexOf = async () => {
    const { products, collections } = await shop.mirror();
    return buildIndex(products, collections, ['en']);
  };
  const clock = () => new Date(shop.time.now);
  const resolveShop = async () =>
    ({
      ok: true,
      shopId: shop.domain,
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    }) as const;
  collectionRoutes(app, resolveShop, { storeOf: () => shop.store, indexOf, clock, newId: randomUUID });
  const proxy = {
    find: async (id: string) => (id === shop.domain ? { store: counted(shop.store) } : null),
    indexOf: () => indexOf(),
    indexVersionOf: () => {
      onAsked();
      return indexVersion;
    },
    secrets: [SECRET],
    clock,
    trustedProxies: 0,
  };
  collectionProxyRoute(app, proxy);
  searchProxyRoute(app, proxy);
  suggestionProxyRoute(app, proxy);
});

interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function send({ method, path }: Endpoint, { params = {}, query = {}, body }: Call = {}) {
  const place = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return app.request(`http://localhost${place}?${new URLSearchParams(query)}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json', host: 'localhost', origin: 'http://localhost' },
      body: JSON.stringify(body),
    }),
  });
}

async function ask<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  call?: Call,
): Promise<z.infer<R>> {
  const response = await send(endpoint, call);
  const body = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return endpoint.response.parse(body);
}

async function refused(endpoint: Endpoint, call?: Call) {
  return apiError.parse(await (await send(endpoint, call)).json()).error;
}

/** A campaign for "Even" with these products first. */
async function aCampaign(name: string, titles: readonly string[], changes: object = {}) {
  const { data } = await ask(createCampaign, { body: { setting: { name } } });
  const params = { id: data.id };
  const created = (await ask(readCampaign, { params })).data;
  const setting = {
    ...created.campaign,
    collections: [{ collectionId: even, collectionHandle: 'even', collectionName: 'Even', exclusion: false }],
    featuredProductsEnabled: titles.length > 0,
    featuredProducts: titles.map((title) => ({ productId: ids.get(title) ?? 0 })),
    ...changes,
  };
  const saved = (await ask(saveCampaign, { params, body: { setting, revision: created.revision } })).data;
  return { params, saved };
}

const publish = async ({ params, saved }: Awaited<ReturnType<typeof aCampaign>>) =>
  (await ask(publishCampaign, { params, body: { revision: saved.revision } })).data;

const firstOf = async (count: number) =>
  (await ask(explainListing, { params: { id: String(even) } })).products.slice(0, count);

/** As the store hands a request on. */
const proxied = async (
  path: string,
  query: Record<string, string> = {},
  secret = SECRET,
  headers: Record<string, string> = {},
) => app.request(proxiedPath(shop.domain, path, query, secret, shop.time.now), { headers });

describe('default settings', () => {
  it('are built in until others are saved, which then apply to collections', async () => {
    const read = await ask(readDefaults);
    expect(read).toMatchObject({ settings: BUILT_IN_SETTINGS, revision: 0, updatedAt: null });
    const setting = { ...read.settings, excludedProducts: [{ productId: ids.get('Thing 28') }] };
    const { data } = await ask(saveDefaults, { body: { setting, revision: 0 } });
    expect(data).toMatchObject({ settings: setting, revision: 1 });
    expect((await firstOf(1)).map(({ title }) => title)).toEqual(['Thing 26']);
    await ask(saveDefaults, { body: { setting: BUILT_IN_SETTINGS, revision: 1 } });
    expect((await firstOf(1)).map(({ title }) => title)).toEqual(['Thing 28']);
  });

  it('return a conflict rather than overwrite another save', async () => {
    const { revision } = await ask(readDefaults);
    const { code, details } = await refused(saveDefaults, {
      body: { setting: BUILT_IN_SETTINGS, revision: revision + 1 },
    });
    expect(code).toBe('conflict');
    expect(conflictOver(savedDefaults).parse(details)).toMatchObject({ saved: { revision } });
  });

  it('reject invalid values, each with its path', async () => {
    const { settings, revision } = await ask(readDefaults);
    const pagination = { ...settings.template.pagination, amountPerPage: 101 };
    const setting = { ...settings, template: { ...settings.template, pagination } };
    const { code, issues } = await refused(saveDefaults, { body: { setting, revision } });
    expect(code).toBe('invalid_document');
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['template.pagination.amountPerPage', 'Value must be 1-100'],
    ]);
  });
});

describe('campaign', () => {
  it('puts its products first from publishing until pausing, with reasons', async () => {
    const campaign = await aCampaign('Winter', ['Thing 4', 'Thing 10'], {
      showFeaturedBadge: true,
      badgeText: 'New',
    });
    expect(campaign.saved.status).toBe('draft');
    expect((await firstOf(1))[0]?.title).toBe('Thing 28');

    expect(await publish(campaign)).toMatchObject({ status: 'live', problem: null });
    expect(await firstOf(3)).toMatchObject([
      { title: 'Thing 4', badge: 'New', why: 'Featured by "Winter"' },
      { title: 'Thing 10', badge: 'New', why: 'Featured by "Winter"' },
      { title: 'Thing 28', badge: null, why: 'In the order of the collection in Shopify' },
    ]);

    const paused = await ask(pauseCampaign, { params: campaign.params });
    expect(paused.data.status).toBe('draft');
    expect((await firstOf(1))[0]?.title).toBe('Thing 28');
  });

  it('starts and ends by itself, by the store’s time', async () => {
    const start = shop.time.now + 3_600_000;
    const window = {
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 3_600_000).toISOString(),
      noEndDate: false,
    };
    const campaign = await aCampaign('Flash', ['Thing 2'], window);
    expect((await publish(campaign)).status).toBe('scheduled');
    const statusAt = async (time: number) => {
      shop.time.now = time;
      const { data } = await ask(readCampaign, { params: campaign.params });
      return [data.status, (await firstOf(1))[0]?.title];
    };
    expect(await statusAt(start - 1)).toEqual(['scheduled', 'Thing 28']);
    expect(await statusAt(start)).toEqual(['live', 'Thing 2']);
    expect(await statusAt(start + 3_600_000)).toEqual(['completed', 'Thing 28']);
  });

  it('belongs to its shop', async () => {
    const { saved } = await aCampaign('Ours', []);
    expect(saved.owner).toBe(shop.domain);
  });

  it('yields to one started later for a collection, and the list says so', async () => {
    const older = await aCampaign('Older', ['Thing 6']);
    await publish(older);
    shop.time.now += 1_000;
    const newer = await aCampaign('Newer', ['Thing 8']);
    await publish(newer);
    expect((await firstOf(1))[0]?.title).toBe('Thing 8');
    const { campaigns } = await ask(listCampaigns, { query: { search: 'older' } });
    expect(campaigns).toMatchObject([
      { name: 'Older', status: 'live', heldBy: [{ name: 'Newer', collections: 1 }] },
    ]);
    const { campaigns: overlaps } = await ask(listPublishedCampaigns);
    expect(overlaps.map(({ name }) => name).toSorted()).toEqual(['Newer', 'Older']);
    for (const { params } of [older, newer]) await ask(pauseCampaign, { params });
  });

  it('can’t be published without content, and reports a deleted collection', async () => {
    const nowhere = await aCampaign('Nowhere', [], { collections: [] });
    const body = { revision: nowhere.saved.revision };
    const { issues } = await refused(publishCampaign, { params: nowhere.params, body });
    expect(issues?.map(({ message }) => message)).toEqual(['Choose at least one collection.']);

    const deletedCollection = {
      collectionId: 99,
      collectionHandle: 'gone',
      collectionName: 'Gone',
      exclusion: false,
    };
    const campaign = await aCampaign('Gone', [], { collections: [deletedCollection] });
    expect(await publish(campaign)).toMatchObject({
      status: 'error',
      problem: 'Its collection isn’t in your store anymore. Choose another one.',
    });
  });

  it('skips and counts deleted products and collections, but keeps them', async () => {
    const deletedCollection = {
      collectionId: 99,
      collectionHandle: 'gone',
      collectionName: 'Gone',
      exclusion: false,
    };
    const existing = {
      collectionId: even,
      collectionHandle: 'even',
      collectionName: 'Even',
      exclusion: false,
    };
    const campaign = await aCampaign('Deleted', ['Thing 6', 'Thing 8'], {
      collections: [deletedCollection, existing],
    });
    expect(await publish(campaign)).toMatchObject({ status: 'live', problem: null });
    const row = async () =>
      (await ask(listCampaigns, { query: { search: 'deleted', status: 'live' } })).campaigns[0];
    expect(await row()).toMatchObject({ collectionsCount: 2, gone: { collections: 1, products: 0 } });

    await shop.remove(ids.get('Thing 6') ?? 0);
    await shop.want();
    await shop.settle();
    expect(await row()).toMatchObject({ gone: { collections: 1, products: 1, images: 0 } });
    expect((await firstOf(1))[0]?.title).toBe('Thing 8');
    const { data } = await ask(readCampaign, { params: campaign.params });
    expect(data.campaign).toMatchObject({
      collections: [deletedCollection, existing],
      featuredProducts: [{}, {}],
    });
    const { campaigns } = await ask(listPublishedCampaigns);
    expect(campaigns.find(({ id }) => id === campaign.params.id)?.collections).toEqual([
      { collectionId: even, exclusion: false },
    ]);
    await ask(pauseCampaign, { params: campaign.params });
  });

  it('counts a promo tile whose image was deleted, but keeps it', async () => {
    const tile = (imageUuid: string | null, position: number) => ({
      name: 'Sale',
      placement: { page: 'firstPage', position },
      content: { imageUrl: 'https://cdn.example/sale.png', imageUuid },
    });
    const promoTiles = [tile('deleted', 1), tile(null, 2)];
    const campaign = await aCampaign('Tiles', [], { promoTiles });
    const { campaigns } = await ask(listCampaigns, { query: { search: 'Tiles' } });
    expect(campaigns[0]?.gone).toEqual({ collections: 0, products: 0, images: 1 });
    const { data } = await ask(readCampaign, { params: campaign.params });
    expect(data.campaign.promoTiles).toHaveLength(2);
  });

  it('is paged, found by name regardless of accents, and deleted at its revision', async () => {
    const { params, saved } = await aCampaign('Café', []);
    const found = await ask(listCampaigns, { query: { search: 'CAFE' } });
    expect(found).toMatchObject({ campaigns: [{ name: 'Café' }], pagination: { totalItems: 1, limit: 10 } });
    shop.time.now += 1_000;
    const { data } = await ask(duplicateCampaign, { params });
    const drafts = await ask(listCampaigns, { query: { search: 'cafe', status: 'draft' } });
    expect(drafts.campaigns.map(({ id, name, status }) => [id, name, status])).toEqual([
      [data.id, 'Café (copy)', 'draft'],
      [params.id, 'Café', 'draft'],
    ]);
    const live = await ask(listCampaigns, { query: { search: 'cafe', status: 'live' } });
    expect(live.pagination.totalItems).toBe(0);
    const copied = (id: string) => ({ params, body: { id } });
    // Again under its id it is the copy that was made, whose answer was lost.
    const again = randomUUID();
    for (const _ of [1, 2]) expect((await ask(duplicateCampaign, copied(again))).data.id).toBe(again);
    await ask(deleteCampaign, { params: { id: again }, query: { revision: '1' } });
    await ask(deleteCampaign, { params: data, query: { revision: '1' } });
    const at = (revision: number) => ({ params, query: { revision: String(revision) } });
    const { code, details } = await refused(deleteCampaign, at(saved.revision + 1));
    expect([code, conflictOver(savedCampaign).parse(details).saved.revision]).toEqual([
      'conflict',
      saved.revision,
    ]);
    await ask(deleteCampaign, at(saved.revision));
    expect((await refused(readCampaign, { params })).code).toBe('not_found');
  });
});

it('rejects creating or copying a campaign under another’s id', async () => {
  const [source, other] = [await aCampaign('Source', []), await aCampaign('Other', [])];
  const { id } = other.params;
  const before = await ask(readCampaign, other);
  const making = { body: { id, setting: { name: 'New' } } };
  for (const taken of [
    await refused(duplicateCampaign, { params: source.params, body: { id } }),
    await refused(duplicateCampaign, { params: source.params, body: { id: source.params.id } }),
    await refused(createCampaign, making),
  ]) {
    expect([taken.code, taken.message]).toEqual(['conflict', expect.stringContaining('another campaign')]);
  }
  expect(await ask(readCampaign, other)).toEqual(before);
});

describe('campaign list', () => {
  const listed = async (query: Readonly<Record<string, string>> = {}) =>
    (await ask(listCampaigns, { query })).campaigns;
  const names = async (query?: Readonly<Record<string, string>>) =>
    (await listed(query)).map(({ name }) => name);

  it('is sorted by creation, name or start, with ties by creation', async () => {
    const inDays = (days: number) => ({
      startDate: new Date(shop.time.now + days * 86_400_000).toISOString(),
    });
    for (const [name, changes] of [
      ['Sale 10', inDays(5)],
      ['sale 9', {}],
      ['Émile', inDays(2)],
      ['Fall', {}],
      ['Émile', inDays(2)],
    ] as const) {
      shop.time.now += 1_000;
      const campaign = await aCampaign(name, [], changes);
      if (name === 'Fall') await publish(campaign);
    }
    const newest = ['Émile', 'Fall', 'Émile', 'sale 9', 'Sale 10'];
    expect(await names()).toEqual(newest);
    expect(await names({ sort: 'newest' })).toEqual(newest);
    expect(await names({ sort: 'name' })).toEqual(['Émile', 'Émile', 'Fall', 'sale 9', 'Sale 10']);
    // "Fall" has begun; "sale 9" is a draft without a date.
    const byStart = ['Fall', 'Émile', 'Émile', 'Sale 10', 'sale 9'];
    expect(await names({ sort: 'startDate' })).toEqual(byStart);
    expect(await names({ sort: 'startDate', status: 'draft' })).toEqual(byStart.slice(1));

    const alike = async (sort: string) => (await listed({ sort, search: 'emile' })).map(({ id }) => id);
    expect(await alike('name')).toEqual(await alike('newest'));
    expect(await alike('startDate')).toEqual(await alike('newest'));
    expect((await refused(listCampaigns, { query: { sort: 'oldest' } })).code).toBe('invalid_request');
  });
});

describe('own settings of a collection', () => {
  const own = () => ({ params: { id: String(even) } });
  const read = async () => (await ask(readCollectionSettings, own())).data;
  const save = async (changes: Partial<CollectionSettings>) => {
    const { settings, revision } = await read();
    const body = { setting: { ...settings, ...changes }, revision };
    return (await ask(saveCollectionSettings, { ...own(), body })).data;
  };
  const featuring = (title: string) => ({
    featuredProductsEnabled: true,
    featuredProducts: [{ productId: ids.get(title) ?? 0 }],
  });

  it('apply from saving until turned off, after any live campaign', async () => {
    expect(await read()).toMatchObject({
      revision: 0,
      settings: { enabled: true, template: BUILT_IN_SETTINGS.template },
      holds: { level: 'default', campaign: null },
      collection: { title: 'Even', handle: 'even' },
    });
    const saved = await save(featuring('Thing 6'));
    expect(saved).toMatchObject({ revision: 1, holds: { level: 'collection' } });
    expect((await firstOf(1))[0]).toMatchObject({ title: 'Thing 6', why: 'Featured' });

    const sale = await aCampaign('Summer sale', ['Thing 2']);
    await publish(sale);
    expect((await firstOf(1))[0]?.title).toBe('Thing 2');
    expect((await read()).holds).toEqual({
      level: 'campaign',
      campaign: { id: sale.params.id, name: 'Summer sale' },
    });
    await ask(pauseCampaign, { params: sale.params });
    expect((await firstOf(1))[0]?.title).toBe('Thing 6');

    await save({ enabled: false });
    expect((await firstOf(1))[0]?.title).toBe('Thing 28');
    expect((await read()).holds.level).toBe('default');
  });

  it('keep only the exclusions of the default settings', async () => {
    await save({ renderOos: 'hide', filters: [] });
    const excludedProducts = [{ productId: ids.get('Thing 28') ?? 0 }];
    const { settings, revision } = await ask(readDefaults);
    await ask(saveDefaults, { body: { setting: { ...settings, excludedProducts }, revision } });
    expect((await firstOf(1))[0]?.title).toBe('Thing 26');
  });

  it('are saved only at the current revision, and only if valid', async () => {
    const before = await read();
    await save({ renderOos: 'end' });
    const body = { setting: before.settings, revision: before.revision };
    const conflict = await refused(saveCollectionSettings, { ...own(), body });
    expect(conflict.code).toBe('conflict');
    expect(conflictOver(savedCollectionSettings).parse(conflict.details).saved.settings.renderOos).toBe(
      'end',
    );

    const setting = { ...before.settings, featuredProductsEnabled: true };
    const empty = await refused(saveCollectionSettings, { ...own(), body: { setting, revision: 1 } });
    expect(empty).toMatchObject({ code: 'invalid_document', issues: [{ path: ['featuredProducts'] }] });
    const elsewhere = { params: { id: '404' }, body: { setting: before.settings, revision: 0 } };
    expect((await refused(saveCollectionSettings, elsewhere)).code).toBe('not_found');
    expect((await refused(readCollectionSettings, { params: elsewhere.params })).code).toBe('not_found');
  });

  it('belong to the collection in the address, whatever the body names', async () => {
    expect((await save({ collectionId: 404 })).settings.collectionId).toBe(even);
  });

  it('are shown in the collection list, which has search and filters', async () => {
    const list = async (query = {}) => ask(listShopCollections, { query });
    expect(await list()).toMatchObject({
      collections: [
        { id: even, title: 'Even', productsCount: 15, holds: { level: 'default' }, hasOwn: false },
      ],
      pagination: { totalItems: 1, totalPages: 1 },
      isComplete: true,
    });
    await save(featuring('Thing 6'));
    const narrowed = async (query: object) => (await list(query)).pagination.totalItems;
    expect(await narrowed({ level: 'collection', search: 'EVÉN' })).toBe(1);
    expect(await narrowed({ level: 'default' })).toBe(0);
    expect(await narrowed({ search: 'odd' })).toBe(0);
    await publish(await aCampaign('Summer sale', []));
    expect((await list({ level: 'campaign' })).collections).toMatchObject([
      { hasOwn: true, holds: { campaign: { name: 'Summer sale' } } },
    ]);
    expect((await list({ page: '2' })).collections).toEqual([]);
  });
});

describe('metafield filter', () => {
  it('is mirrored once used by default settings, a campaign or the results page', async () => {
    const filter = {
      ...BUILT_IN_FILTERS[0],
      id: 'fabric',
      type: 'metafield',
      name: 'Metafield',
      namespace: 'custom',
      key: 'fabric',
    };
    const metafieldsOf = filterMetafields([collectionMetafields, resultMetafields]);
    expect(await metafieldsOf(shop.store)).toEqual([]);
    const campaign = await aCampaign('Linen', [], {
      inherits: [],
      filters: [filter, { ...filter, id: 'b', enabled: false, key: 'b' }],
    });
    expect(campaign.saved.status).toBe('draft');
    const { settings, revision } = await ask(readDefaults);
    const setting = { ...settings, filters: [{ ...filter, key: 'care' }] };
    await ask(saveDefaults, { body: { setting, revision } });
    expect(await metafieldsOf(shop.store)).toEqual(['custom.care', 'custom.fabric']);

    expect(await syncMetafields(shop.store, metafieldsOf)).toBe(true);
    await shop.settle({ metafields: await metafieldsOf(shop.store) });
    expect(await syncMetafields(shop.store, metafieldsOf)).toBe(false);

    const sent = { filterSettings: [filterEntry.parse({ ...filter, key: 'origin' })] };
    const saved = { revision: 0, now: new Date(shop.time.now), by: 'Owner' };
    expect(await saveResultsPage(shop.store, { sent, ...saved })).toMatchObject({ ok: true });
    expect(await syncMetafields(shop.store, metafieldsOf)).toBe(true);
    expect(await metafieldsOf(shop.store)).toContain('custom.origin');
  });
});

describe('collection page for the store', () => {
  it('is served as Liquid through Shopify’s proxy only', async () => {
    const response = await proxied('collections/even');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/liquid');
    const text = await response.text();
    expect(text).toContain('"total":15,"page":1,"pages":2,"parts":1,"sort":"manual"');
    expect(text).toContain("all_products['thing-28']");

    expect((await proxied('collections/even', {}, 'another secret')).status).toBe(401);
    expect((await app.request('http://localhost/proxy/collections/even')).status).toBe(401);
    expect((await proxied('collections/none')).status).toBe(404);
  });

  it('is rate-limited for a minute per address', async () => {
    const from = (address: string) =>
      proxied('collections/none', {}, SECRET, { 'x-forwarded-for': `10.0.0.1, ${address}` });
    for (let requests = 0; requests < 300; requests++) await from('203.0.113.7');
    const refused = await from('203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(apiError.parse(await refused.json()).error.code).toBe('too_many_requests');
    expect((await from('203.0.113.8')).status).toBe(404);
    shop.time.now += 60_000;
    expect((await from('203.0.113.7')).status).toBe(404);
  });

  describe('with a cached response', () => {
    const again = (tag: string | null, path = 'collections/even', query: Record<string, string> = {}) =>
      proxied(path, query, SECRET, { 'if-none-match': tag ?? '' });
    const first = async (text: Promise<string>) => /all_products\['([^']*)'/.exec(await text)?.[1];

    it('returns 304 while nothing it depends on has changed', async () => {
      const response = await proxied('collections/even');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      const tag = response.headers.get('etag');
      const same = await again(tag);
      expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag]);
      for (const [path, query] of [
        ['collections/even', { page: '2' }],
        ['collections/even', { country: 'DE' }],
        ['collections/even', { locale: 'de' }],
        ['search', { q: 'thing' }],
      ] as const) {
        expect((await again(tag, path, query)).status).toBe(200);
      }
    });

    it('is sent again after saved settings, catalogue changes, and ten minutes', async () => {
      const tag = async () => (await proxied('collections/even')).headers.get('etag');
      const tags = [await tag()];
      const { settings, revision } = await ask(readDefaults);
      const setting = { ...settings, excludedProducts: [{ productId: ids.get('Thing 28') }] };
      await ask(saveDefaults, { body: { setting, revision } });
      expect((await again(tags[0] ?? null)).status).toBe(200);
      tags.push(await tag());
      indexVersion = 'mirror 2';
      tags.push(await tag());
      shop.time.now += 600_000;
      tags.push(await tag());
      expect(new Set(tags).size).toBe(4);
      indexVersion = null;
      const unknown = await proxied('collections/even');
      expect([unknown.headers.get('etag'), unknown.headers.get('cache-control')]).toEqual([null, 'no-store']);
    });

    it('is sent again in the minute when a campaign starts or ends', async () => {
      // Far from the ends of the ten minutes after which everything is sent.
      const start = Math.ceil(shop.time.now / 600_000) * 600_000 + 120_000;
      const window = {
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + 60_000).toISOString(),
        noEndDate: false,
      };
      await publish(await aCampaign('Flash', ['Thing 2'], window));
      shop.time.now = start - 1;
      const before = await proxied('collections/even');
      expect(await first(before.text())).toBe('thing-28');
      const tag = before.headers.get('etag');
      expect((await again(tag)).status).toBe(304);

      shop.time.now = start;
      const live = await again(tag);
      expect([live.status, await first(live.text())]).toEqual([200, 'thing-2']);
      shop.time.now = start + 59_999;
      expect((await again(live.headers.get('etag'))).status).toBe(304);

      shop.time.now = start + 60_000;
      const after = await again(live.headers.get('etag'));
      expect([after.status, await first(after.text())]).toEqual([200, 'thing-28']);
      expect(after.headers.get('etag')).toBe(tag);
    });

    it('is listed once for concurrent requests', async () => {
      const askedAtOnce = async (...pages: readonly string[]) => {
        handleLookups = 0;
        let missing = pages.length;
        mayLookUp = new Promise((resolve) => {
          onAsked = () => {
            missing -= 1;
            if (missing === 0) resolve();
          };
        });
        const responses = await Promise.all(pages.map((page) => proxied('collections/even', { page })));
        const texts = await Promise.all(responses.map((response) => response.text()));
        return { lookups: handleLookups, texts: new Set(texts).size };
      };
      expect(await askedAtOnce('1', '1', '1')).toEqual({ lookups: 1, texts: 1 });
      expect(await askedAtOnce('1', '2')).toEqual({ lookups: 2, texts: 2 });
    });
  });

  it('matches the parameters of its address', async () => {
    const handles = async (query: Record<string, string>) =>
      [
        ...(await (await proxied('collections/even', query)).text()).matchAll(/all_products\['([^']*)'\]/g),
      ].map(([, handle]) => handle);
    expect((await handles({ sort_by: 'price-ascending' })).slice(0, 2)).toEqual(['thing-0', 'thing-2']);
    expect(await handles({ page: '2' })).toEqual(['thing-4', 'thing-2', 'thing-0']);
    expect(await handles({ page: '3' })).toEqual([]);
    expect((await handles({ sort_by: 'title-ascending', country: 'DE', locale: 'de' })).slice(0, 2)).toEqual([
      'thing-0',
      'thing-2',
    ]);
  });

  it('has texts in the page’s language, from the settings that define them', async () => {
    const best = { text: 'Renner', original: 'Best Sellers' };
    const setting = {
      ...BUILT_IN_SETTINGS,
      translations: { de: { 'sortOptions/best-sellers/label': best } },
    };
    await ask(saveDefaults, { body: { setting, revision: 0 } });
    const labels = async (locale: string) => {
      const text = await (await proxied('collections/even', { locale })).text();
      return [...text.matchAll(/"value":"(best-selling|title-ascending)","label":(null|"[^"]*")/g)].map(
        ([, , label]) => label,
      );
    };
    expect(await labels('de')).toEqual(['"Renner"', 'null']);
    expect(await labels('de-AT')).toEqual(['"Renner"', 'null']);
    expect(await labels('en')).toEqual(['null', 'null']);
  });

  it('describes its pagination, with the chosen page size if offered', async () => {
    const { settings, revision } = await ask(readDefaults);
    const pagination = {
      type: 'default_with_dropdown',
      amountPerPage: 12,
      limitOptions: [4, 25],
      loadMoreText: "{{ 'x' }}",
    };
    const setting = { ...settings, template: { ...settings.template, pagination } };
    await ask(saveDefaults, { body: { setting, revision } });
    const response = async (query: Record<string, string>) =>
      (await proxied('collections/even', query)).text();
    const dropdown = (limit: number) =>
      `"paging":{"type":"default_with_dropdown","loadMoreText":"\\u007b\\u007b \\u0027x\\u0027 \\u007d\\u007d","limit":${limit},"limits":[4,12,25]}`;
    expect(await response({ limit: '4', page: '4' })).toContain('"total":15,"page":4,"pages":4');
    expect(await response({ limit: '4' })).toContain(dropdown(4));
    expect(await response({ limit: '5' })).toContain(dropdown(12));
    await ask(saveDefaults, { body: { setting: BUILT_IN_SETTINGS, revision: revision + 1 } });
    expect(await response({})).toContain(
      '"paging":{"type":"default","loadMoreText":"Load more","limit":12,"limits":[]}',
    );
  });

  it('has facets counted under the other filters, with prices in the store’s format', async () => {
    const facets = async (query: Record<string, string> = {}) =>
      (await (await proxied('collections/even', query)).text()).match(/"facets":(.*),"tiles":/)?.[1] ?? '';
    const read = async (query: Record<string, string>) =>
      JSON.parse((await facets(query)).replaceAll(/\{\{ (\d+) \| money [^}]*\}\}/g, '"[$1]"'));
    const tags = (found: { param: string; values: { value: string; count: number }[] }[]) =>
      found
        .find(({ param }) => param === 'filter.p.tag')
        ?.values.map(({ value, count }) => `${value} ${count}`);

    const dear = await read({ 'filter.v.price.gte': '20', 'filter.p.tag': 'tag-1' });
    // All are of one vendor and type, and in stock: between these there is nothing to choose.
    expect(dear.map(({ param }: { param: string }) => param)).toEqual(['filter.v.price', 'filter.p.tag']);
    expect(dear[1]).toMatchObject({ type: 'product-tags', label: null, kind: 'values' });
    expect(dear.find(({ param }: { param: string }) => param === 'filter.v.price')).toEqual({
      type: 'price',
      param: 'filter.v.price',
      label: null,
      kind: 'range',
      // Of those with the tag, whatever price is chosen.
      least: { value: '16', text: '[1600]' },
      most: { value: '36', text: '[3600]' },
      from: { value: '20', text: '[2000]' },
      to: null,
    });
    expect(tags(dear)).toEqual(['tag-0 2', 'tag-1 2', 'tag-2 2', 'tag-3 2', 'tag-4 2']);
    expect(await facets({ part: '2' })).toBe('[]');
  });

  it('responds to any signed address', async () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'sort_by',
        'page',
        'limit',
        'part',
        'country',
        'locale',
        'filter.v.price.gte',
        'filter.v.price.lte',
        'filter.v.availability',
        'filter.v.option.size',
        'filter.p.vendor',
        'filter.p.tag',
      ),
    );
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', '-1', '1e309', '9'.repeat(400), "{{ 'x' }}", '\0'),
    );
    const query = fc.dictionary(name, value, { maxKeys: 6, noNullPrototype: true });
    const handle = fc.constantFrom('even', '%00', '..%2f..', 'x'.repeat(3_000));
    await fc.assert(
      fc.asyncProperty(handle, query, async (asked, params) => {
        const {
          shop: _shop,
          signature: _signature,
          timestamp: _time,
          path_prefix: _prefix,
          ...rest
        } = params;
        expect([200, 401, 404]).toContain((await proxied(`collections/${asked}`, rest)).status);
      }),
      { numRuns: 40 },
    );
  });

  it('has a campaign’s promo tiles between products', async () => {
    const content = {
      imageUrl: 'https://cdn.example/sale.png',
      imageRedirectUrl: '/pages/sale',
      imageUuid: null,
    };
    const place = (page: 'everyPage' | 'firstPage', position: number) => ({ page, position });
    await publish(
      await aCampaign('Sale', [], {
        promoTiles: [
          { name: '{{ shop.name }}', placement: place('everyPage', 2), content },
          { name: 'Story', placement: place('firstPage', 16), content: { ...content, imageRedirectUrl: '' } },
        ],
      }),
    );
    const response = async (query = {}) => (await proxied('collections/even', query)).text();
    const first = await response();
    expect(first).toContain(
      '"tiles":[{"after":1,"name":"\\u007b\\u007b shop.name \\u007d\\u007d","image":"https://cdn.example/sale.png","link":"{{ routes.root_url | append: \'/\' | replace: \'//\', \'/\' }}pages/sale"}',
    );
    expect(first).toContain('"name":"Story","image":"https://cdn.example/sale.png","link":null}]');
    const second = await response({ page: '2', limit: '10' });
    expect(second).not.toContain('Story');
  });

  it('escapes Liquid in any merchant text', async () => {
    const badge = `{{ shop.email }}{% layout 'x' %}</script>'"`;
    const campaign = await aCampaign('Hostile', ['Thing 4'], {
      showFeaturedBadge: true,
      badgeText: badge.slice(0, 40),
    });
    await publish(campaign);
    const request = { 'filter.p.vendor': badge, 'filter.p.tag': badge };
    const chosen = await (await proxied('collections/even', request)).text();
    expect(chosen).toContain('\\u007b\\u007b shop.');
    for (const taken of ['shop.email }}', '</script>', "{% layout 'x"]) expect(chosen).not.toContain(taken);

    const text = await (await proxied('collections/even')).text();
    expect(text).not.toContain('shop.email }}');
    expect(text).not.toContain('</script>');
    expect(text).toContain('\\u007b\\u007b shop.');
    await ask(pauseCampaign, { params: campaign.params });
  });
});

/** Ordinary and hostile inputs. */
const typed = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.constantFrom(
    "'; DROP TABLE products; --",
    "{{ shop.email }}{% layout 'x' %}",
    '<script>alert(1)</script>',
    '\ud800\udc00\ud800',
    'a'.repeat(7_000),
    '%'.repeat(2_000),
    '\0',
  ),
);

describe('search page for the store', () => {
  const search = async (query: Record<string, string>) => (await proxied('search', query)).text();
  const handlesIn = (text: string) =>
    [...text.matchAll(/all_products\['([^']*)'\]/g)].map(([, handle]) => handle);

  it('lists matches by relevance, and names its order', async () => {
    const found = await search({ q: 'thing 7' });
    expect(handlesIn(found)[0]).toBe('thing-7');
    expect(found).toContain('"searched":{"text":"thing 7","meant":null,"redirect":null}');
    expect(found).toContain('"sort":"relevance","sorts":[{"value":"relevance","label":null},');
    expect((await search({ q: 'thing', sort_by: 'title-descending' })).slice(0, 400)).toContain(
      '"sort":"title-descending"',
    );
    expect(await search({ q: 'nothing of this shop' })).toContain('"total":0,"page":1,"pages":0,"parts":1');
    expect(await search({})).toContain('"total":0');
  });

  it('corrects misspellings, unless the shopper insists', async () => {
    expect(await search({ q: 'thnig 7' })).toContain(
      '"searched":{"text":"thnig 7","meant":"thing 7","redirect":null}',
    );
    const insisted = await search({ q: 'thnig', as_typed: '1' });
    expect(insisted).toContain('"total":0');
    expect(insisted).toContain('"searched":{"text":"thnig","meant":null,"redirect":null}');
  });

  it('is filtered and paged, with exclusions, like collection pages', async () => {
    const counted = async (query: Record<string, string>) =>
      Number((await search({ q: 'thing', ...query })).match(/"total":(\d+)/)?.[1]);
    expect(await counted({})).toBe(30);
    expect(await counted({ 'filter.p.tag': 'tag-1' })).toBeLessThan(30);
    expect(handlesIn(await search({ q: 'thing', page: '3' }))).toHaveLength(6);
    const { settings, revision } = await ask(readDefaults);
    const setting = { ...settings, excludedProducts: [{ productId: ids.get('Thing 7') }] };
    await ask(saveDefaults, { body: { setting, revision } });
    expect(await counted({})).toBe(29);
    expect(handlesIn(await search({ q: 'thing 7' }))).not.toContain('thing-7');
    await ask(saveDefaults, { body: { setting: BUILT_IN_SETTINGS, revision: revision + 1 } });
  });

  it('is empty before the catalogue is known, keeping the theme’s results', async () => {
    indexOf = async () => emptyIndex();
    expect((await proxied('search', { q: 'thing' })).status).toBe(404);
  });

  it('is served through Shopify’s proxy only', async () => {
    expect((await proxied('search', { q: 'thing' }, 'another secret')).status).toBe(401);
    expect((await app.request('http://localhost/proxy/search?q=thing')).status).toBe(401);
    expect((await proxied('search', { q: 'x'.repeat(10_000) })).status).toBe(401);
    // A shopper's own word for the shop doesn't count, wherever it stands.
    expect((await proxied('search', { q: 'thing', shop: 'other.myshopify.com' })).status).toBe(401);
  });

  it('responds to any query, with Liquid and HTML escaped', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const response = await proxied('search', { q });
        expect(response.status).toBe(200);
        const head = (await response.text()).split('\n')[1] ?? '';
        expect(head).not.toMatch(/[<>]|shop\.email \}|layout 'x/);
        expect(head.match(/"searched":(\{[^}]*\})/)?.[1]).toBeDefined();
      }),
      { numRuns: 60, examples: [['<script>alert(1)</script>'], ["{{ shop.email }}{% layout 'x' %}"]] },
    );
  });
});

describe('search suggestions for the store', () => {
  const suggestions = async (query: Record<string, string>) =>
    (await proxied('search/suggest', query)).text();

  it('are searches, collections and products, written by the store', async () => {
    const found = await suggestions({ q: 'thi' });
    expect(found).toContain(
      '{"version":1,"meant":null,"terms":["thing"],"titles":{"terms":null,"collections":null,"products":null},"collections":[',
    );
    expect([...found.matchAll(/all_products\['thing-/g)]).toHaveLength(6);
    const even = await suggestions({ q: 'eve' });
    expect(even).toContain("collections['even']");
    expect(even).toContain('{"title":{{ c.title | json }},"url":{{ c.url | json }}}');
    expect(await suggestions({ q: 'thnig' })).toContain('"meant":"thing"');
    expect(await suggestions({})).toContain('"meant":null,"terms":[],');
  });

  it('omit excluded products', async () => {
    const { settings, revision } = await ask(readDefaults);
    const setting = { ...settings, excludedProducts: [{ productId: ids.get('Thing 7') }] };
    await ask(saveDefaults, { body: { setting, revision } });
    expect(await suggestions({ q: 'thing 7' })).not.toContain('thing-7');
    await ask(saveDefaults, { body: { setting: BUILT_IN_SETTINGS, revision: revision + 1 } });
  });

  it('are empty before the catalogue is known, and outside Shopify’s proxy', async () => {
    expect((await proxied('search/suggest', { q: 'thing' }, 'another secret')).status).toBe(401);
    expect((await app.request('http://localhost/proxy/search/suggest?q=thing')).status).toBe(401);
    indexOf = async () => emptyIndex();
    expect((await proxied('search/suggest', { q: 'thing' })).status).toBe(404);
  });

  it('respond to any query without echoing it', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const response = await proxied('search/suggest', { q });
        expect(response.status).toBe(200);
        const head = (await response.text()).split('\n')[1] ?? '';
        expect(head).toMatch(
          /^\{"version":1,"meant":(null|"[^"<>{}]*"),"terms":\[[^<>{}]*\],"titles":\{[^<>{}]*\},"collections":\[$/,
        );
      }),
      { numRuns: 60 },
    );
  });
});
