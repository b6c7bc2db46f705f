import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { type CampaignDocument, newCampaign } from '@cartwright/core/collections/campaign-document';
import { newExperiment } from '@cartwright/core/experiments/document/experiment-document';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { campaignTests } from '@cartwright/server/collections/campaign-tests';
import {
  deleteShopCampaign,
  insertCampaign,
  pauseShopCampaign,
  publishShopCampaign,
  readCampaign,
  saveShopCampaign,
} from '@cartwright/server/collections/change-campaign';
import { collectionProxyRoute } from '@cartwright/server/collections/collection-proxy-route';
import { campaignSettings } from '@cartwright/server/collections/copied-settings';
import { startableCampaigns } from '@cartwright/server/collections/startable-campaigns';
import { forShop, type ShopStore } from '@cartwright/server/db/for-shop';
import { ensureShop } from '@cartwright/server/db/shop-row';
import { createShopExperiment, saveShopExperiment } from '@cartwright/server/experiments/change-experiment';
import {
  applyShopVariant,
  endShopExperiment,
  startShopExperiment,
} from '@cartwright/server/experiments/run-experiment';
import { createApp } from '@cartwright/server/http/app';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeEach, expect, it } from 'vitest';
import { aMirroredShop, type MirroredShop, plainCatalogue } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const database = testDatabase();
const SECRET = 'shpss_of_the_app';

let shop: MirroredShop;
let index: CatalogueIndex;
/** "Even": the things with even numbers, the dearest first; Thing 8 is. */
let even: number;
let app: ReturnType<typeof createApp>;

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(10) });
  await shop.settle();
  await ensureShop(shop.store, new Date(shop.time.now));
  const { products, collections } = await shop.mirror();
  index = buildIndex(products, collections, []);
  even = collections.find(({ handle }) => handle === 'even')?.id ?? 0;
  app = createApp(silentLogger, []);
  collectionProxyRoute(app, {
    find: async (id) => (id === shop.domain ? { store: shop.store } : null),
    indexOf: async () => index,
    indexVersionOf: () => 'mirror 1',
    secrets: [SECRET],
    clock: () => new Date(shop.time.now),
    trustedProxies: 0,
  });
});

const context = () => ({ knows: () => true, now: new Date(shop.time.now), by: 'Owner' });

/** A campaign for "Even" with one product first and so many columns. */
async function aCampaign(
  id: string,
  [first, desktopColumnBreakpoint]: readonly [first: string, columns: number],
  { isLive = false, store = shop.store } = {},
): Promise<CampaignDocument> {
  const { products } = await shop.mirror();
  const made = newCampaign(id, `Campaign ${id}`, BUILT_IN_SETTINGS);
  const campaign: CampaignDocument = {
    ...made,
    template: { ...made.template, desktopColumnBreakpoint, pageTitle: `${id} {{ shop.email }}` },
    collections: [{ collectionId: even, collectionHandle: 'even', collectionName: 'Even', exclusion: false }],
    featuredProductsEnabled: true,
    featuredProducts: products.flatMap((each) => (each.title === first ? { productId: each.id } : [])),
  };
  expect(await insertCampaign(store, campaign, context())).toMatchObject({ ok: true });
  if (isLive) expect(await publishShopCampaign(store, { id, revision: 1 }, context())).toMatchObject(OK);
  return campaign;
}

const OK = { ok: true };

/** A test of campaigns that is saved, for a shop with 600 visitors a week. */
async function aTest(shown: readonly string[], store: ShopStore = shop.store, id = 'test') {
  const saved = { now: new Date(shop.time.now), by: 'Owner' };
  const experiment = newExperiment(id, 'First four or six', 'collection', ['control', 'b']);
  const variants = experiment.variants.map((each, at) => ({ ...each, documentId: shown[at] ?? null }));
  const setting = { ...experiment, smallestGain: 30, variants };
  await createShopExperiment(store, { id, name: experiment.name, context: 'collection', ...saved });
  expect(await saveShopExperiment(store, { id, revision: 1, setting, ...saved })).toMatchObject(OK);
}

function start(store: ShopStore = shop.store, id = 'test') {
  const known = { visitorsAWeek: 600, rate: 0.3, orders: null };
  const checks = {
    checkCarts: async () => ({ carts: new Map(), issues: [] }),
    campaigns: startableCampaigns,
  };
  return startShopExperiment(store, checks, { id, revision: 2, known, now: new Date(shop.time.now) });
}

/** A running test: the control has Thing 4 first, B has Thing 6 first and isn't live. */
async function aRunningTest() {
  await aCampaign('control', ['Thing 4', 3], { isLive: true });
  await aCampaign('variant', ['Thing 6', 5]);
  await aTest(['control', 'variant']);
  const started = await start();
  return started.ok && started.response.run ? started.response.run : expect.fail(JSON.stringify(started));
}

const request = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.request(proxiedPath(shop.domain, 'collections/even', query, SECRET, shop.time.now), { headers });

/** The first product of an answer, and the variant that it says. */
async function listOf(query: Record<string, string> = {}) {
  const liquid = await (await request(query)).text();
  const { products } = await shop.mirror();
  const first = Number(/if p\.id == (\d+)/.exec(liquid)?.[1]);
  const variant = /"variant":(\{.*?\})/.exec(liquid)?.[1];
  return {
    first: products.find(({ id }) => id === first)?.title,
    variant: variant === undefined ? null : JSON.parse(variant),
  };
}

it('returns the requested variant during its test, each with its own ETag', async () => {
  await aCampaign('control', ['Thing 4', 3], { isLive: true });
  await aCampaign('variant', ['Thing 6', 5]);
  await aTest(['control', 'variant']);
  expect(await listOf({ variant: 'test.b' }), 'a draft').toEqual({ first: 'Thing 4', variant: null });
  const { run } = await start().then((started) => (started.ok ? started.response : expect.fail('It runs.')));

  expect(await listOf()).toEqual({ first: 'Thing 4', variant: null });
  expect(await listOf({ variant: 'test.control' })).toMatchObject({
    first: 'Thing 4',
    variant: { key: 'test.control', title: 'control {{ shop.email }}', columns: [3, expect.any(Number), 2] },
  });
  expect(await listOf({ variant: 'test.b' })).toMatchObject({
    first: 'Thing 6',
    variant: { key: 'test.b', title: 'variant {{ shop.email }}', columns: [5, expect.any(Number), 2] },
  });
  expect((await listOf({ variant: 'test.b', page: '1', sort_by: 'price-ascending' })).variant?.key).toBe(
    'test.b',
  );

  const tagOf = async (query: Record<string, string>) => (await request(query)).headers.get('etag') ?? '';
  const tags = [
    await tagOf({}),
    await tagOf({ variant: 'test.control' }),
    await tagOf({ variant: 'test.b' }),
  ];
  expect(new Set(tags).size).toBe(3);
  expect((await request({ variant: 'test.b' }, { 'If-None-Match': tags[2] ?? '' })).status).toBe(304);

  shop.time.now = Date.parse(run?.endsAt ?? '') - 1;
  expect((await listOf({ variant: 'test.b' })).first).toBe('Thing 6');
  shop.time.now += 1;
  expect(await listOf({ variant: 'test.b' }), 'behind the last day').toEqual({
    first: 'Thing 4',
    variant: null,
  });
});

it('returns the control for any other request', async () => {
  await aRunningTest();
  await aCampaign('draft', ['Thing 2', 4]);
  await aTest(['control', 'draft'], shop.store, 'other');
  const kept = { first: 'Thing 4', variant: null };
  for (const variant of [
    'test.c',
    'test',
    'b',
    '.b',
    'test.b.b',
    'other.b',
    'variant',
    'draft',
    '__proto__',
    '',
  ])
    expect(await listOf({ variant }), variant).toEqual(kept);
  const running = (await request({ variant: 'test.b' })).headers.get('etag');
  await endShopExperiment(shop.store, { id: 'test', now: new Date(shop.time.now) });
  expect(await listOf({ variant: 'test.b' }), 'an ended test').toEqual(kept);
  expect((await request({ variant: 'test.b' })).headers.get('etag')).not.toBe(running);
});

it('returns no variant once the control doesn’t apply, as when another campaign started', async () => {
  await aRunningTest();
  shop.time.now += 1_000;
  await aCampaign('later', ['Thing 0', 4], { isLive: true });
  expect(await listOf({ variant: 'test.b' })).toEqual({ first: 'Thing 0', variant: null });
});

it('returns nothing of another shop’s test', async () => {
  const other = forShop(database(), `other-of-${shop.domain}`);
  await ensureShop(other, new Date(shop.time.now));
  await aCampaign('control', ['Thing 4', 3], { isLive: true, store: other });
  await aCampaign('variant', ['Thing 6', 5], { store: other });
  await aTest(['control', 'variant'], other);
  expect(await start(other)).toMatchObject(OK);
  await aCampaign('control', ['Thing 4', 3], { isLive: true });
  expect(await listOf({ variant: 'test.b' })).toEqual({ first: 'Thing 4', variant: null });
});

it('locks tested campaigns, with the reason, until the test ends', async () => {
  const run = await aRunningTest();
  const reason = 'This campaign is in the running test “First four or six”. End the test to change it.';
  for (const [id, revision] of [
    ['control', 2],
    ['variant', 1],
  ] as const) {
    const read = await readCampaign(shop.store, id, context());
    const response = read.ok ? read.response : expect.fail('It is there.');
    expect(response).toMatchObject({ revision, runningTest: { id: 'test', name: 'First four or six' } });
    const setting = { ...response.campaign, name: 'Renamed' };
    const changes = () => [
      saveShopCampaign(shop.store, { id, revision, setting }, context()),
      publishShopCampaign(shop.store, { id, revision }, context()),
      pauseShopCampaign(shop.store, id, context()),
      deleteShopCampaign(shop.store, { id, revision }, context()),
    ];
    for (const change of changes()) {
      expect(await change).toMatchObject({ ok: false, code: 'forbidden', message: reason });
    }
  }
  shop.time.now = Date.parse(run.endsAt);
  expect(await readCampaign(shop.store, 'variant', context())).toMatchObject({
    response: { runningTest: null },
  });
  expect(await deleteShopCampaign(shop.store, { id: 'variant', revision: 1 }, context())).toMatchObject(OK);
});

it('rejects a test whose control isn’t live, or of a campaign already tested', async () => {
  await aCampaign('draft', ['Thing 4', 3]);
  await aCampaign('variant', ['Thing 6', 5]);
  await aTest(['draft', 'variant']);
  expect(await start()).toMatchObject({
    ok: false,
    issues: [
      {
        path: ['variants', 0, 'documentId'],
        message: expect.stringContaining('“Campaign draft” isn’t live'),
      },
    ],
  });
  await publishShopCampaign(shop.store, { id: 'draft', revision: 1 }, context());
  expect(await start()).toMatchObject(OK);
  await aTest(['variant', 'draft'], shop.store, 'second');
  expect(await start(shop.store, 'second')).toMatchObject({
    ok: false,
    issues: [0, 1].map((at) => ({
      path: ['variants', at, 'documentId'],
      message: expect.stringContaining('in the running test'),
    })),
  });
});

it('announces a test to the store’s pages until it ends, unless its campaign was deleted', async () => {
  const run = await aRunningTest();
  const tests = (known: readonly string[]) =>
    campaignTests(
      shop.store,
      known.map((id) => ({ id })),
      new Date(shop.time.now),
    );
  const shares = [
    { id: 'control', share: 50 },
    { id: 'b', share: 50 },
  ];
  expect(await tests(['control', 'variant'])).toEqual([
    { controlId: 'control', endsAt: Date.parse(run.endsAt), test: { id: 'test', variants: shares } },
  ]);
  expect(await tests(['control'])).toEqual([]);
  shop.time.now = Date.parse(run.endsAt);
  expect(await tests(['control', 'variant'])).toEqual([]);
});

it('applies the winner’s settings to the control in one undoable step', async () => {
  await aRunningTest();
  const settings = { widget: campaignSettings, smart_cart: campaignSettings, collection: campaignSettings };
  const apply = (variant: string | null) =>
    applyShopVariant(shop.store, settings, { id: 'test', variant, ...context() });
  const control = async () => {
    const read = await readCampaign(shop.store, 'control', context());
    return read.ok ? read.response : expect.fail('It is there.');
  };
  const before = await control();
  expect(await apply('b')).toMatchObject({ response: { run: { used: { variant: 'b', revision: 2 } } } });
  expect(await control()).toMatchObject({
    status: 'live',
    campaign: { name: 'Campaign control', template: { pageTitle: 'variant {{ shop.email }}' } },
  });
  expect((await listOf()).first).toBe('Thing 6');
  expect(await apply(null)).toMatchObject(OK);
  expect((await control()).campaign).toEqual(before.campaign);
  expect((await listOf()).first).toBe('Thing 4');
});
