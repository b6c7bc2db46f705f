import type {
  CartAnalyticsEvent,
  ListAnalyticsEvent,
  PageAnalyticsEvent,
} from '@cartwright/core/analytics/analytics-events';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { MirroredCollection } from '@cartwright/core/catalogue/mirrored-product';
import { purgeVisitor, sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { aMirroredProduct, aMirroredVariant } from '@cartwright/core/testing/a-mirrored-product';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { forShop, type ShopStore } from '../db/for-shop';
import { catalogueCollections, eventDays, events, widgets } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import { testDatabase } from '../testing/test-database';
import { createShopWidget } from '../widgets/create-widget';
import { type AnalyticsRouteOptions, analyticsRoutes } from './analytics-routes';
import { PURGED_AT_ONCE, purgeOldEvents, VISITORS_KEPT_DAYS } from './store-events';

const database = testDatabase();

/** Counting is no part of taking events in. */
const NO_JOBS = { send: async () => {} };

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const PAGE = '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a';
const JANE = '9d2c4f60-7a1b-4d55-9c3e-1f0a8b7c6d5e';
const JOHN = 'b1c0d9a2-5f3e-4a27-8c67-9d1e7a523f1c';
const SESSION = '5f3e2b1c-0d9a-4f1c-9a52-9d1e4c678a27';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const OWNED = { visitor: JANE, session: SESSION, country: 'DE', language: 'de' } as const;
const CLICKED: ListAnalyticsEvent = {
  number: 0,
  age: 0,
  subject: 'collection',
  name: 'clicked',
  id: 7,
  product: 11,
  position: 3,
  page: 1,
  ...OWNED,
};
const SEARCHED: ListAnalyticsEvent = {
  number: 1,
  age: 0,
  subject: 'search',
  name: 'viewed',
  query: ' Enamel  MUG for jane@mail.example',
  page: 1,
  sort: 'relevance',
  results: 4,
  filters: ['filter.p.vendor=Larkspur'],
  ...OWNED,
};

const OPENED: CartAnalyticsEvent = {
  number: 2,
  age: 0,
  name: 'opened',
  cart: 'cart-1',
  total: null,
  currency: 'USD',
  tier: null,
};

const PAGE_VIEWED: PageAnalyticsEvent = {
  number: 4,
  age: 0,
  subject: 'page',
  name: 'viewed',
  kind: 'collection',
  id: 7,
  ...OWNED,
};

const KITCHEN: MirroredCollection = {
  id: 7,
  handle: 'kitchen',
  title: 'Kitchen',
  image: null,
  automated: false,
  sortOrder: 'MANUAL',
  productIds: [11],
};

let shops = 0;

/** A shop with the collection 7, and what its pages send to. */
async function aShop({
  eventsPerDay,
  countsHeadless,
  clock = () => new Date(NOW),
  indexOf,
}: Partial<Pick<AnalyticsRouteOptions, 'eventsPerDay' | 'countsHeadless' | 'clock' | 'indexOf'>> = {}) {
  const store = forShop(database(), `shop-${++shops}`);
  await store.insert(catalogueCollections, {
    collectionId: 7,
    document: KITCHEN,
    titleKey: 'kitchen',
    words: ' kitchen',
    revision: 1,
    readAt: new Date(NOW),
  });
  const app = new Hono();
  analyticsRoutes(app, {
    jobs: NO_JOBS,
    shopOf: async () => ({ ok: true, shop: { store } }),
    clock,
    logger: pino({ level: 'silent' }),
    trustedProxies: null,
    countsHeadless,
    ...(eventsPerDay && { eventsPerDay }),
    ...(indexOf && { indexOf }),
  });
  const post = (path: string, body: object, agent = FIREFOX) =>
    app.request(path, { method: 'POST', headers: { 'user-agent': agent }, body: JSON.stringify(body) });
  return {
    store,
    report: (sent: readonly object[], agent?: string) =>
      post(sendAnalyticsEvents.path, { page: PAGE, events: sent }, agent),
    forget: (visitor: string) => post(purgeVisitor.path, { visitor }),
  };
}

/** An event of its cart was counted before, by which the shop is known to have had it. */
const hadCart = ({ insert }: ShopStore) => {
  const opened = { pageId: 'another', number: 0, happenedAt: new Date(NOW), name: 'opened', currency: 'USD' };
  return insert(events, { ...opened, subject: 'cart', subjectId: OPENED.cart });
};

const stored = (store: ShopStore) => store.rows(events, { orderBy: [asc(events.number)] });

test('stores list events with the query masked', async () => {
  const { store, report } = await aShop();
  expect((await report([CLICKED, { ...SEARCHED, age: 4000 }])).status).toBe(204);
  const identity = { visitorId: JANE, sessionId: SESSION, country: 'DE', language: 'de' };
  expect(await stored(store)).toMatchObject([
    { subject: 'collection', subjectId: '7', name: 'clicked', productId: 11, position: 3, ...identity },
    {
      subject: 'search',
      subjectId: null,
      name: 'viewed',
      happenedAt: new Date(NOW - 4000),
      query: 'enamel mug for *',
      results: 4,
      filters: ['filter.p.vendor=Larkspur'],
      ...identity,
    },
  ]);
});

test('masks every number in a query except codes of the shop’s catalogue', async () => {
  const variants = [aMirroredVariant({ id: 1, barcode: '4006381333931' })];
  const index = buildIndex([aMirroredProduct({ id: 1, title: 'Mug', variants })], [], ['en']);
  const searched = (query: string, number: number) => ({ ...SEARCHED, query, number });
  const known = await aShop({ indexOf: async () => index });
  await known.report([searched('4006381333931', 1), searched('4006381333932', 2)]);
  expect((await stored(known.store)).map(({ query }) => query)).toEqual(['4006381333931', '*']);
  const unknown = await aShop({ indexOf: () => Promise.reject(new Error('no catalogue')) });
  await unknown.report([searched('4006381333931', 1)]);
  expect((await stored(unknown.store)).map(({ query }) => query)).toEqual(['*']);
});

test('stores page views with their subject, even of a collection not yet mirrored', async () => {
  const { store, report } = await aShop();
  const { id: _none, ...home } = PAGE_VIEWED;
  const views = [
    { ...home, number: 0, kind: 'home' },
    { ...home, number: 1, kind: 'product', product: 11 },
    { ...PAGE_VIEWED, number: 2, id: 8 },
  ];
  expect((await report(views)).status).toBe(204);
  const view = { subject: 'page', name: 'viewed', visitorId: JANE, sessionId: SESSION, country: 'DE' };
  expect(await stored(store)).toMatchObject([
    { pageKind: 'home', subjectId: null, productId: null, language: 'de', ...view },
    { pageKind: 'product', subjectId: null, productId: 11, ...view },
    { pageKind: 'collection', subjectId: '8', productId: null, ...view },
  ]);
});

test('stores events of the panel, cards, cross-sells, codes and checkout', async () => {
  const { store, report } = await aShop();
  await hadCart(store);
  const { id: _id, page: _page, ...ofSearch } = CLICKED;
  const sent = await report([
    { ...ofSearch, subject: 'search', place: 'panel', query: 'mug', number: 10 },
    { ...CLICKED, name: 'added', variant: 111, number: 11 },
    { ...OPENED, name: 'cross_sell_added', product: 12, variant: 121, widget: 3, number: 12 },
    { ...OPENED, name: 'code_applied', code: 'SAVE20', number: 13 },
    { ...PAGE_VIEWED, name: 'checkout', number: 14 },
  ]);
  expect(sent.status).toBe(204);
  const rows = (await stored(store)).filter(({ number }) => number >= 10);
  expect(rows).toMatchObject([
    { subject: 'search', name: 'clicked', place: 'panel', query: 'mug', productId: 11, position: 3 },
    { subject: 'collection', name: 'added', place: null, productId: 11, variantId: 111, position: 3 },
    { subject: 'cart', name: 'cross_sell_added', productId: 12, variantId: 121, widgetId: 3, code: null },
    { subject: 'cart', name: 'code_applied', code: 'SAVE20', widgetId: null, productId: null },
    { subject: 'page', name: 'checkout', pageKind: 'collection', subjectId: '7', link: null },
  ]);
});

test('links a cart to its visitor and session until consent is withdrawn', async () => {
  const { store, report, forget } = await aShop();
  const linked = { number: 1, age: 0, subject: 'page', name: 'linked', ...OWNED };
  expect((await report([{ ...linked, link: JOHN.toUpperCase() }])).status).toBe(204);
  const row = { subject: 'page', name: 'linked', pageKind: null, subjectId: null };
  expect(await stored(store)).toMatchObject([{ ...row, link: JOHN, visitorId: JANE, sessionId: SESSION }]);
  await forget(JANE);
  expect(await stored(store)).toMatchObject([{ ...row, link: null, visitorId: null, sessionId: null }]);
});

test('removes the visitor from page views on withdrawal, and keeps the counts', async () => {
  const { store, report, forget } = await aShop();
  await report([PAGE_VIEWED]);
  await forget(JANE);
  expect(await stored(store)).toMatchObject([{ pageKind: 'collection', visitorId: null, sessionId: null }]);
});

test('ignores a withdrawal for somebody else’s session', async () => {
  const { store, report, forget } = await aShop();
  await report([PAGE_VIEWED]);
  await report([{ ...PAGE_VIEWED, visitor: JOHN, number: 77 }]);
  await forget(JOHN);
  expect(await stored(store)).toMatchObject([
    { visitorId: JANE, sessionId: SESSION },
    { visitorId: null, sessionId: null },
  ]);
});

test('rejects and names events of an unknown collection, and stores the others', async () => {
  const { store, report } = await aShop();
  const response = await report([{ ...CLICKED, id: 8 }, SEARCHED]);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: { issues: [{ code: 'unknown_collection', path: ['body', 'events', 0, 'id'] }] } },
  ]);
  expect(await store.count(events)).toBe(1);
});

test('stores events of Shopify’s collection of all products as number 0', async () => {
  const { store, report } = await aShop();
  expect((await report([{ ...CLICKED, id: 0 }])).status).toBe(204);
  expect(await stored(store)).toMatchObject([{ subject: 'collection', subjectId: '0' }]);
});

test('stores widget events, and notes once a day that shoppers saw the widget', async () => {
  let now = NOW;
  const { store, report } = await aShop({ clock: () => new Date(now) });
  await ensureShop(store, new Date(NOW));
  const created = await createShopWidget(
    store,
    { validate: async () => [], size: async () => [] },
    { widget: { name: 'Beside', classification: null } },
    { now: new Date(NOW), by: 'Owner' },
  );
  if (!created.ok) throw new Error(created.message);
  const id = created.response.widget_id;
  const lastViewed = async () => (await store.columns(widgets, ['lastViewed']))[0]?.lastViewed;
  const viewed = (number: number) => ({
    ...OWNED,
    number,
    age: 0,
    subject: 'widget',
    name: 'viewed',
    id,
    results: 3,
  });
  const clicked = {
    ...OWNED,
    number: 1,
    age: 0,
    subject: 'widget',
    name: 'clicked',
    id,
    product: 11,
    position: 2,
  };
  expect((await report([clicked])).status).toBe(204);
  expect(await lastViewed()).toBeNull();
  expect((await report([viewed(2)])).status).toBe(204);
  expect(await lastViewed()).toEqual(new Date(NOW));
  now = NOW + DAY / 2;
  await report([viewed(3)]);
  expect(await lastViewed()).toEqual(new Date(NOW));
  now = NOW + 2 * DAY;
  await report([viewed(4)]);
  expect(await lastViewed()).toEqual(new Date(now));
  expect((await stored(store))[0]).toMatchObject({
    subject: 'widget',
    subjectId: String(id),
    productId: 11,
    position: 2,
  });
  const unknown = await report([
    { ...clicked, number: 5, id: id + 1 },
    { ...clicked, number: 6, id: 2 ** 40 },
  ]);
  expect(await unknown.json()).toMatchObject({
    error: { issues: [{ code: 'unknown_widget' }, { code: 'unknown_widget' }] },
  });
});

test('rejects events without a visitor or with unknown fields', async () => {
  const { store, report } = await aShop();
  for (const event of [
    { ...CLICKED, visitor: undefined },
    { ...CLICKED, session: 'x' },
    { ...CLICKED, email: 'jane@mail.example' },
    { ...CLICKED, subject: 'widget' },
    { ...SEARCHED, filters: Array.from({ length: 21 }, () => 'filter.p.vendor=A') },
    { ...SEARCHED, query: 'a\u0000b' },
    { ...PAGE_VIEWED, visitor: undefined },
    { ...PAGE_VIEWED, kind: 'checkout' },
    { ...PAGE_VIEWED, kind: undefined },
    { ...PAGE_VIEWED, name: 'clicked' },
    { ...PAGE_VIEWED, name: 'linked' },
    { ...PAGE_VIEWED, link: JOHN },
    { ...CLICKED, place: 'panel' },
    { ...PAGE_VIEWED, address: '/collections/kitchen?email=jane' },
  ]) {
    expect((await report([event])).status).toBe(400);
  }
  expect(await store.count(events)).toBe(0);
});

test('accepts requests of bots without storing them', async () => {
  const { store, report } = await aShop();
  expect((await report([CLICKED, PAGE_VIEWED], GOOGLEBOT)).status).toBe(204);
  expect((await report([CLICKED], HEADLESS)).status).toBe(204);
  expect(await store.count(events)).toBe(0);
  expect(await store.rows(eventDays)).toMatchObject([{ lists: 0, pages: 0, ofBots: 3 }]);
});

test('counts headless browsers on a development store, but no other bots', async () => {
  const { store, report } = await aShop({ countsHeadless: true });
  await report([CLICKED], HEADLESS);
  await report([SEARCHED], GOOGLEBOT);
  expect(await stored(store)).toMatchObject([{ name: 'clicked' }]);
});

test('stores the same rows for the same events in any order, repeated or not', async () => {
  const { store, report } = await aShop();
  const sent = [0, 1, 2, 3, 4].map((number) => ({
    ...(number % 2 ? SEARCHED : CLICKED),
    number,
    age: number,
  }));
  await report(sent);
  const once = await stored(store);
  const deliveries = fc.array(fc.shuffledSubarray(sent, { minLength: 1 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(deliveries, fc.shuffledSubarray(sent, { minLength: sent.length }), async (some, all) => {
      await store.remove(events, undefined);
      for (const batch of [...some, all, ...some]) await report(batch);
      expect(await stored(store)).toEqual(once);
    }),
    { numRuns: 20 },
  );
});

test('removes the visitor from every row on withdrawal, and keeps the counts', async () => {
  const ours = await aShop();
  const theirs = await aShop();
  await hadCart(ours.store);
  const opened = { ...OPENED, visitor: JANE, session: SESSION };
  const sent = await ours.report([CLICKED, SEARCHED, opened, { ...CLICKED, number: 3, visitor: JOHN }]);
  expect(sent.status).toBe(204);
  await theirs.report([CLICKED]);
  expect(await ours.store.count(events, eq(events.visitorId, JANE))).toBe(3);
  expect((await ours.forget(JANE)).status).toBe(204);

  expect(await stored(ours.store)).toHaveLength(5);
  expect(await ours.store.count(events, eq(events.visitorId, JANE))).toBe(0);
  expect(await ours.store.count(events, eq(events.sessionId, SESSION))).toBe(1);
  expect(await ours.store.count(events, eq(events.visitorId, JOHN))).toBe(1);
  expect(await theirs.store.count(events, eq(events.visitorId, JANE))).toBe(1);
});

test('forgets a visitor until nothing is left, and requires a visitor id', async () => {
  const { store, report, forget } = await aShop();
  await report([CLICKED]);
  const rows = Array.from({ length: PURGED_AT_ONCE + 5 }, (_, number) => ({
    pageId: 'another',
    number,
    happenedAt: new Date(NOW),
    name: 'clicked',
    visitorId: JANE,
  }));
  await store.insertMany(events, rows);
  expect((await forget('jane')).status).toBe(400);
  expect((await forget(JANE)).status).toBe(204);
  expect(await store.count(events, eq(events.visitorId, JANE))).toBe(0);
});

test('anonymises rows after ninety days', async () => {
  let time = NOW;
  const { store, report } = await aShop({ clock: () => new Date(time) });
  await report([CLICKED]);
  time += DAY;
  await report([{ ...CLICKED, number: 1 }]);
  await purgeOldEvents(store, new Date(NOW + VISITORS_KEPT_DAYS * DAY + 1));
  const rows = await store.columns(events, ['number', 'visitorId', 'sessionId']);
  expect(rows.toSorted((a, b) => a.number - b.number)).toEqual([
    { number: 0, visitorId: null, sessionId: SESSION },
    { number: 1, visitorId: JANE, sessionId: SESSION },
  ]);
});

test('limits lists and pages separately from each other and from the cart', async () => {
  const { store, report } = await aShop({ eventsPerDay: async () => 2 });
  await hadCart(store);
  expect((await report([CLICKED, SEARCHED])).status).toBe(204);
  expect((await report([{ ...CLICKED, number: 3 }])).status).toBe(422);
  expect((await report([PAGE_VIEWED, { ...PAGE_VIEWED, number: 5 }])).status).toBe(204);
  expect((await report([{ ...PAGE_VIEWED, number: 6 }])).status).toBe(422);
  expect((await report([OPENED])).status).toBe(204);
  expect((await report([{ ...OPENED, number: 7 }])).status).toBe(204);
  expect((await report([{ ...OPENED, number: 8 }])).status).toBe(422);
});
