import { ASSISTED_WITHIN, creditsOf } from '@cartwright/core/analytics/credit';
import { creditedRevenue, metricsOf } from '@cartwright/core/analytics/metrics';
import { type DateRange, daysOf, rangeOfDays } from '@cartwright/core/analytics/ranges';
import { type Place, placesOfSession } from '@cartwright/core/analytics/session-places';
import { newBundle, newStep } from '@cartwright/core/widgets/bundle-settings';
import { newWidget } from '@cartwright/core/widgets/widget';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopStore } from '../db/for-shop';
import * as schema from '../db/schema';
import { aMeasuredShop, type MadeEvent, type MadeOrder } from '../testing/a-measured-shop';
import { testDatabase } from '../testing/test-database';
import { combinationEvidence, combinationRows } from './bundle-combination-rows';
import type { Figure } from './figure-builders';
import { figuresOf } from './figures';
import { propertyEvidence, propertyRows } from './line-item-property-rows';
import { evidenceOf } from './report-evidence';
import { glanceOf } from './report-glance';
import { rowsOf } from './report-rows';
import { sumsOf } from './report-sums';
import { titlesOf } from './row-titles';

const database = testDatabase();

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const LATER = NOON + 48 * HOUR;
const MONTH_LATER = NOON + 30 * 24 * HOUR;
const MUG = 11;
const TEA = 12;
const LINK = '6f0c2f0e-3a55-4a3e-9f3a-0d9c8f7b6a51';
const figures = figuresOf(new Date(LATER));
const SEARCH = figures['smart-search-analytics'] ?? {};
const COLLECTIONS = figures['smart-collections-analytics'] ?? {};

function tabOf(tabs: typeof SEARCH, key: string) {
  const tab = tabs[key];
  if (!tab) throw new Error(`There is no tab ${key}.`);
  return tab;
}

const days = (timezone = 'UTC', from = '2026-11-19', to = '2026-11-22'): DateRange =>
  rangeOfDays({ from, to }, LATER, timezone);

describe('report of a hand-made visit', () => {
  const visit = { visitor: 'ann', session: 's1' };
  const events: MadeEvent[] = [
    { ...visit, at: NOON, subject: 'page', name: 'viewed', pageKind: 'search' },
    { ...visit, at: NOON + 1, subject: 'search', name: 'viewed', query: 'mug', results: 4 },
    {
      ...visit,
      at: NOON + 2,
      subject: 'search',
      name: 'impression',
      query: 'mug',
      productId: MUG,
      position: 2,
    },
    {
      ...visit,
      at: NOON + 3,
      subject: 'search',
      name: 'filtered',
      query: 'mug',
      filters: ['filter.p.vendor=Larkspur'],
    },
    { ...visit, at: NOON + 4, subject: 'search', name: 'clicked', query: 'mug', productId: MUG, position: 2 },
    { ...visit, at: NOON + 5, subject: 'page', name: 'linked', link: LINK },
    { ...visit, at: NOON + 6, subject: 'page', name: 'checkout', pageKind: 'product' },
  ];
  const order: MadeOrder = {
    orderId: 1001,
    placedAt: NOON + HOUR,
    link: LINK,
    lines: [
      { lineId: 1, productId: MUG, revenue: 2400, properties: {} },
      { lineId: 2, productId: TEA, revenue: 900, properties: {} },
    ],
    refunds: [{ lineId: 1, at: NOON + 24 * HOUR, revenue: -400 }],
  };

  async function measured() {
    const shop = aMeasuredShop(database());
    // The order comes first, the click last: nothing depends on it.
    await shop.take([], [order]);
    await shop.count();
    await shop.take(events.slice(5), []);
    await shop.count();
    await shop.take(events, []);
    await shop.count();
    return shop;
  }

  test('shows it in the overview, credited once, minus the refund', async () => {
    const { store } = await measured();
    const glance = await glanceOf(store, 'smart-search-analytics', tabOf(SEARCH, 'glance'), days(), {
      measuredSince: new Date(NOON),
    });
    expect(Object.fromEntries(glance.tiles.map(({ key, value }) => [key, value]))).toEqual({
      searches: 1,
      sessions: 1,
      clickthrough: 100,
      averagePosition: 2,
      noResultRate: 0,
      conversions: 1,
      revenue: 2000,
    });
    expect(glance.tiles.every(({ before }) => before === null)).toBe(true);
    expect(glance.linkedShare).toBe(100);
    expect(glance.days.map(({ date, values }) => [date, values.searches, values.revenue])).toEqual([
      ['2026-11-19', null, null],
      ['2026-11-20', 1, 2400],
      ['2026-11-21', 0, -400],
      ['2026-11-22', 0, 0],
    ]);
  });

  test('shows it in each table', async () => {
    const { store } = await measured();
    const ask = { limit: 10, page: 1, descending: true, search: '' };
    const rows = (key: string, sortBy: string) =>
      rowsOf(store, tabOf(SEARCH, key), days(), { ...ask, sortBy });
    expect((await rows('top-products', 'clicks')).rows).toEqual([
      {
        id: '11',
        title: 'Deleted product 11',
        values: { clicks: 1, adds: 0, conversions: 1, revenue: 2000 },
      },
    ]);
    // One session alone might be told by what it searched for, and may have made up what it filtered by.
    expect((await rows('top-filters', 'uses')).rows).toEqual([]);
    expect((await rows('top-searches', 'searches')).rows).toEqual([]);
  });

  test('keeps the numbers without the visitor after redaction', async () => {
    const shop = await measured();
    await shop.forget('ann');
    await shop.count();
    const values = (await sumsOf(shop.store, tabOf(SEARCH, 'glance'), days(), 'all')).get('');
    expect(values).toMatchObject({ searches: 1, conversions: 1, revenue: 2000 });
    expect(await shop.idsLeft()).not.toContain('s1');
    // Read again, the order keeps what it was credited to.
    await shop.take([], [order]);
    await shop.count();
    expect((await sumsOf(shop.store, tabOf(SEARCH, 'glance'), days(), 'all')).get('')).toMatchObject({
      revenue: 2000,
    });
  });

  test('drops the conversion of a canceled order', async () => {
    const shop = await measured();
    await shop.take([], [{ ...order, isCancelled: true, lines: [], refunds: [] }]);
    await shop.count();
    expect((await sumsOf(shop.store, tabOf(SEARCH, 'glance'), days(), 'all')).get('')).toMatchObject({
      conversions: 0,
    });
  });
});

test('lists searches without results from three sessions on, with the latest time', async () => {
  const shop = aMeasuredShop(database());
  const search = (session: string, query: string, at: number, results: number): MadeEvent => ({
    visitor: session,
    session,
    at,
    subject: 'search',
    name: 'viewed',
    query,
    results,
  });
  await shop.take(
    [
      ...['a', 'b', 'c'].map((session, index) => search(session, 'teapod', NOON + index, 0)),
      ...['a', 'b', 'c', 'd'].map((session, index) => search(session, 'mug', NOON + index, 3)),
      search('d', 'jane doe', NOON, 0),
    ],
    [],
  );
  await shop.count();
  const page = await rowsOf(shop.store, tabOf(SEARCH, 'no-results'), days(), {
    limit: 10,
    page: 1,
    descending: true,
    search: '',
    sortBy: 'searches',
  });
  expect(page.rows).toEqual([{ id: 'teapod', title: 'teapod', values: { searches: 3, lastSeen: NOON + 2 } }]);
});

describe('values a single event can’t introduce', () => {
  const about = (session: string, event: Partial<MadeEvent>): MadeEvent => ({
    visitor: session,
    session,
    at: NOON,
    subject: 'search',
    name: 'filtered',
    query: 'mug',
    ...event,
  });
  const ask = { limit: 10, page: 1, descending: true, search: '' };

  test('include filters: three sessions must use one before it is named', async () => {
    const shop = aMeasuredShop(database());
    const forged = about('d', { filters: ['filter.p.vendor=Call 555'] });
    const used = ['a', 'b', 'c'].map((each) => about(each, { filters: ['filter.p.vendor=Larkspur'] }));
    const fixed = about('e', { filters: ['filter.v.availability=1', 'filter.v.price.gte=5'] });
    const words = about('f', { filters: ['filter.v.availability=x', 'filter.v.price.gte=5 or call'] });
    await shop.take([...used, forged, fixed, words], []);
    await shop.count();
    const tab = tabOf(SEARCH, 'top-filters');
    const { rows } = await rowsOf(shop.store, tab, days(), { ...ask, sortBy: 'uses' });
    expect(rows.map(({ title }) => title)).toEqual([
      'Vendor: Larkspur',
      'Availability: In stock',
      'Price from: 5',
    ]);
    const behind = await evidenceOf(shop.store, tab.figures.uses as Figure, days(), {
      id: null,
      limit: 10,
      page: 1,
    });
    expect(behind.hasRare).toBe(true);
    expect(behind.rows.map(({ title }) => title).sort()).toEqual([
      ...Array(3).fill('A rare filter'),
      'Availability: In stock',
      'Price from: 5',
      ...Array(3).fill('Vendor: Larkspur'),
    ]);
  });

  test('include sort orders: only existing ones are listed', async () => {
    const shop = aMeasuredShop(database());
    const sorted = (session: string, sort: string) =>
      about(session, { subject: 'collection', subjectId: '1', name: 'sorted', sort });
    const forged = ['a', 'b', 'c'].map((each) => sorted(each, 'visit evil.example'));
    await shop.take([...forged, sorted('d', 'price-ascending')], []);
    await shop.count();
    const tab = tabOf(COLLECTIONS, 'sort-orders');
    const { rows } = await rowsOf(shop.store, tab, days(), { ...ask, sortBy: 'count' });
    expect(rows).toEqual([{ id: 'price-ascending', title: expect.any(String), values: { count: 1 } }]);
  });

  test('include discount codes, unless an order has one', async () => {
    const shop = aMeasuredShop(database());
    const applied = (session: string, code: string) =>
      about(session, { subject: 'cart', subjectId: 'cart-1', name: 'code_applied', code });
    await shop.take([applied('a', 'EVIL'), ...['b', 'c', 'd'].map((each) => applied(each, 'SPRING'))], []);
    await shop.count();
    const tab = tabOf(figures['smart-cart-analytics'] ?? {}, 'codes');
    const { rows } = await rowsOf(shop.store, tab, days(), { ...ask, sortBy: 'applied' });
    expect(rows.map(({ title }) => title)).toEqual(['SPRING']);
  });
});

test('averages use each row’s own value, with the count', async () => {
  const shop = aMeasuredShop(database());
  const click = (session: string, at: number, position: number): MadeEvent => ({
    visitor: session,
    session,
    at: NOON + at,
    subject: 'search',
    name: 'clicked',
    query: 'mug',
    productId: MUG,
    position,
  });
  await shop.take([click('a', 0, 1), click('a', 1, 4), click('b', 2, 9)], []);
  await shop.count();
  const figure = tabOf(SEARCH, 'glance').figures.averagePosition as Figure;
  const { sum, averaged, rows } = await evidenceOf(shop.store, figure, days(), {
    id: null,
    limit: 10,
    page: 1,
  });
  expect(sum).toBeCloseTo(14 / 3);
  expect(averaged).toBe(3);
  expect(rows.map((row) => [row.amount, row.averaged])).toEqual([
    [9, 1],
    [2.5, 2],
  ]);
});

test('gifts without a discount show no cost', async () => {
  const shop = aMeasuredShop(database());
  const gift = { _attribution: 'cart-1', _source: 'tiered_progress_bar', _tier: 'tier-1' };
  const lines = [{ lineId: 1, productId: MUG, revenue: 0, discount: 0, properties: gift }];
  const tab = tabOf(figures['smart-cart-analytics'] ?? {}, 'glance');
  const cost = async () => {
    const { tiles } = await glanceOf(shop.store, 'smart-cart-analytics', tab, days(), {
      measuredSince: new Date(NOON - HOUR),
    });
    return tiles.find(({ key }) => key === 'giftCost')?.value;
  };
  expect(await cost()).toBe(0);
  await shop.take([], [{ orderId: 1, placedAt: NOON, link: null, lines, refunds: [] }]);
  expect(await cost()).toBeNull();
  const paid = [{ lineId: 2, productId: MUG, revenue: 0, discount: 2300, properties: gift }];
  await shop.take([], [{ orderId: 2, placedAt: NOON, link: null, lines: paid, refunds: [] }]);
  expect(await cost()).toBe(2300);
});

test('evidence rows omit searches that few have made', async () => {
  const shop = aMeasuredShop(database());
  const search = (session: string, query: string): MadeEvent => ({
    visitor: session,
    session,
    at: NOON,
    subject: 'search',
    name: 'viewed',
    query,
    results: 1,
  });
  await shop.take([...['a', 'b', 'c'].map((each) => search(each, 'mug')), search('d', 'jane doe')], []);
  await shop.count();
  const tab = tabOf(SEARCH, 'glance');
  const { rows } = await evidenceOf(shop.store, tab.figures.searches as Figure, days(), {
    id: null,
    limit: 10,
    page: 1,
  });
  expect(rows.map(({ title }) => title).sort()).toEqual(['A rare search', 'mug', 'mug', 'mug']);
});

test('an event impossible for this shop adds no text to a report', async () => {
  const { store } = aMeasuredShop(database());
  const tier = await titlesOf(store, 'tier', ['cart-1 tier-9', 'cart-1 Call 0900 now']);
  expect([tier('cart-1 tier-9'), tier('cart-1 Call 0900 now')]).toEqual([
    'Deleted tier tier-9',
    'Deleted tier',
  ]);
  const step = await titlesOf(store, 'bundle_step', ['9 teas', '9 Call 0900 now']);
  expect([step('9 teas'), step('9 Call 0900 now')]).toEqual([
    'Deleted bundle 9: deleted step teas',
    'Deleted bundle 9: deleted step',
  ]);
});

test('the cart report has the funnel, tiers with gifts, codes and cross-sells by sessions', async () => {
  const shop = aMeasuredShop(database());
  const cart = (session: string, name: string, more: Partial<MadeEvent> = {}): MadeEvent => ({
    visitor: session,
    session,
    at: NOON,
    subject: 'cart',
    name,
    subjectId: 'cart-1',
    ...more,
  });
  const gift = { _attribution: 'cart-1', _source: 'tiered_progress_bar', _tier: 'tier-1' };
  const order: MadeOrder = {
    orderId: 1,
    placedAt: NOON + HOUR,
    link: LINK,
    lines: [
      { lineId: 1, productId: TEA, revenue: 900, properties: { _attribution: 'cart-1', _widget: '7' } },
      { lineId: 2, productId: MUG, revenue: 2000, discount: 300, properties: {} },
      { lineId: 3, productId: MUG, revenue: 0, discount: 2300, properties: gift },
    ],
    refunds: [{ lineId: 2, at: NOON + 24 * HOUR, revenue: -500, discount: -75 }],
    discounts: [
      { title: 'welcome', code: 'WELCOME', amount: 300 },
      { title: 'Gift', code: null, amount: 2300 },
    ],
  };
  // Nobody's that consented: a gift that came back, one that was charged for, and a code that no cart told of.
  const other: MadeOrder = {
    orderId: 2,
    placedAt: NOON + HOUR,
    link: null,
    lines: [
      { lineId: 4, productId: TEA, revenue: 0, discount: 1000, properties: gift },
      { lineId: 5, productId: MUG, revenue: 2000, discount: 300, properties: gift },
      { lineId: 6, productId: MUG, revenue: 0, discount: 2300, properties: {} },
      // A widget of a page added it, no cart.
      { lineId: 7, productId: TEA, revenue: 700, properties: { _source: 'widget', _widget: '8' } },
    ],
    refunds: [
      { lineId: 4, at: NOON + 24 * HOUR, revenue: 0, discount: -1000 },
      { lineId: 7, at: NOON + 24 * HOUR, revenue: -200 },
    ],
    discounts: [{ title: 'LATE', code: 'LATE', amount: 50 }],
  };
  await shop.take(
    [
      ...['a', 'b', 'c'].flatMap((each) => [cart(each, 'shown'), cart(each, 'opened')]),
      cart('a', 'tier_reached', { tierId: 'tier-1' }),
      cart('a', 'gift_added', { tierId: 'tier-1' }),
      cart('b', 'tier_reached', { tierId: 'tier-1' }),
      cart('b', 'gift_declined', { tierId: 'tier-1' }),
      cart('a', 'code_applied', { code: 'Welcome' }),
      cart('a', 'cross_sell_added', { productId: TEA }),
      cart('a', 'checkout'),
      { visitor: 'a', session: 'a', at: NOON + 1, subject: 'page', name: 'linked', link: LINK },
    ],
    [order, other],
  );
  await shop.count();
  const tabs = figures['smart-cart-analytics'] ?? {};
  const ask = { limit: 10, page: 1, descending: true, search: '' };
  const rows = async (key: string, sortBy: string) =>
    (await rowsOf(shop.store, tabOf(tabs, key), days(), { ...ask, sortBy })).rows;
  expect((await sumsOf(shop.store, tabOf(tabs, 'glance'), days(), 'all')).get('')).toEqual({
    shown: 3,
    opened: 3,
    checkout: 1,
    bought: 1,
    conversionRate: 100 / 3,
    averageOrderValue: 2400,
    added: 2900,
    giftCost: 2300,
  });
  expect(await rows('carts', 'shown')).toMatchObject([{ id: 'cart-1', values: { shown: 3, bought: 1 } }]);
  expect(await rows('tiers', 'reached')).toMatchObject([
    {
      id: 'cart-1 tier-1',
      values: {
        reached: 2,
        bought: 1,
        averageOrderValue: 2400,
        giftsTaken: 1,
        giftsDeclined: 1,
        giftsGiven: 1,
        giftCost: 2300,
      },
    },
  ]);
  expect(await rows('codes', 'applied')).toMatchObject([
    { id: 'WELCOME', values: { applied: 1, bought: 1, orders: 1, discount: 300, revenue: 2400 } },
    { id: 'LATE', values: { applied: 0, bought: 0, orders: 1, discount: 50, revenue: 2500 } },
  ]);
  expect(await rows('cross-sells', 'adds')).toMatchObject([
    { id: String(TEA), values: { adds: 1, bought: 1, revenue: 900 } },
  ]);
});

test('the widget report has page views, clicks, cart adds and sales, with evidence rows', async () => {
  const shop = aMeasuredShop(database());
  const widget = (session: string, name: string, more: Partial<MadeEvent> = {}): MadeEvent => ({
    visitor: session,
    session,
    at: NOON - HOUR,
    subject: 'widget',
    name,
    subjectId: '7',
    ...more,
  });
  await shop.take(
    [
      ...['a', 'b', 'b'].flatMap((each, index) => [
        widget(each, 'viewed', { at: NOON - HOUR + index, results: 2 }),
        widget(each, 'impression', { at: NOON - HOUR + index, productId: TEA, position: 1 }),
      ]),
      widget('a', 'clicked', { productId: TEA, position: 1 }),
      widget('a', 'added', { productId: TEA, position: 1 }),
      widget('c', 'cross_sell_added', { subject: 'cart', subjectId: 'cart-1', widgetId: 7, productId: MUG }),
      { visitor: 'a', session: 'a', at: NOON - 1, subject: 'page', name: 'linked', link: LINK },
    ],
    [
      {
        orderId: 1,
        placedAt: NOON,
        link: LINK,
        lines: [{ lineId: 1, productId: TEA, revenue: 900, properties: { _source: 'widget', _widget: '7' } }],
        refunds: [],
      },
    ],
  );
  await shop.count();
  const tabs = figures['widgets-analytics'] ?? {};
  const ask = { limit: 10, page: 1, descending: true, search: '', sortBy: 'revenue' };
  const rows = async (key: string) => (await rowsOf(shop.store, tabOf(tabs, key), days(), ask)).rows;
  const all = {
    sessions: 2,
    shown: 3,
    clicks: 1,
    clickRate: 100 / 3,
    adds: 2,
    conversions: 1,
    revenue: 900,
  };
  expect((await sumsOf(shop.store, tabOf(tabs, 'glance'), days(), 'all')).get('')).toEqual(all);
  expect(await rows('widgets')).toMatchObject([{ id: '7', title: 'Deleted widget 7', values: all }]);
  expect(await rows('products')).toMatchObject([
    { id: String(TEA), values: { sessions: 2, clicks: 1, adds: 1, conversions: 1, revenue: 900 } },
    { id: String(MUG), values: { sessions: 0, clicks: 0, adds: 1, conversions: 0, revenue: 0 } },
  ]);
});

describe('bundle report', () => {
  const visit = { visitor: 'ann', session: 's1' };
  const part = (mark: string) => ({ _bundle: mark, _source: 'bundle_builder' });

  /** Ann builds a box and buys two of its kind; somebody who isn't counted buys a box of another kind and a mug by itself. */
  async function aShopOfBoxes() {
    const shop = aMeasuredShop(database());
    const bundle = { ...visit, subject: 'bundle', subjectId: '7' } as const;
    await shop.take(
      [
        { ...visit, at: NOON, subject: 'page', name: 'linked', link: LINK },
        { ...bundle, at: NOON + 1, name: 'viewed', results: 3 },
        { ...bundle, at: NOON + 1, name: 'impression', productId: MUG, position: 1 },
        { ...bundle, at: NOON + 2, name: 'started' },
        { ...bundle, at: NOON + 2, name: 'step_reached', tierId: 'mugs' },
        { ...bundle, at: NOON + 3, name: 'step_reached', tierId: 'teas' },
        { ...bundle, session: 's3', at: NOON + 2, name: 'step_reached', tierId: 'mugs' },
        { ...bundle, session: 's3', at: NOON + 3, name: 'started' },
        // Who only looks isn't among those who began.
        { ...bundle, session: 's2', at: NOON + HOUR, name: 'step_reached', tierId: 'mugs' },
        // Begun on a page of before steps were counted.
        { ...bundle, session: 's4', at: NOON + HOUR, name: 'started' },
        { ...bundle, session: 's5', subjectId: '9', at: NOON + HOUR, name: 'started' },
        { ...bundle, session: 's5', subjectId: '9', at: NOON + HOUR, name: 'step_reached', tierId: '1' },
        { ...bundle, session: 's6', subjectId: '9', at: NOON + HOUR, name: 'step_reached', tierId: '1' },
        { ...bundle, at: NOON + 3, name: 'added' },
        { ...bundle, session: 's2', at: NOON + HOUR, name: 'impression', productId: MUG, position: 1 },
      ],
      [
        {
          orderId: 1,
          placedAt: NOON + 10,
          link: LINK,
          lines: [
            { lineId: 1, productId: MUG, revenue: 1800, properties: part('7:a:1') },
            { lineId: 2, productId: TEA, revenue: 450, properties: part('7:a:2') },
            { lineId: 3, productId: MUG, revenue: 1800, properties: part('7:b:1') },
            { lineId: 4, productId: TEA, revenue: 450, properties: part('7:b:2') },
          ],
          refunds: [{ lineId: 2, at: NOON + HOUR, revenue: -450 }],
        },
        {
          orderId: 2,
          placedAt: NOON + 20,
          link: null,
          lines: [
            { lineId: 5, productId: MUG, revenue: 2000, properties: part('8:a:1') },
            { lineId: 6, productId: MUG, revenue: 2000, properties: {} },
          ],
          refunds: [],
        },
      ],
    );
    await shop.count();
    return shop;
  }

  const tabs = figures['bundle-builder-analytics'] ?? {};
  const ask = { limit: 10, page: 1, descending: true, search: '', sortBy: 'revenue' };

  test('counts steps by kind and product, two copies in an order as two, the order as one', async () => {
    const shop = await aShopOfBoxes();
    const rows = async (key: string) => (await rowsOf(shop.store, tabOf(tabs, key), days(), ask)).rows;
    const steps = { sessions: 2, added: 1, conversions: 1, conversionRate: 50 };
    expect((await sumsOf(shop.store, tabOf(tabs, 'glance'), days(), 'all')).get('')).toEqual({
      ...steps,
      started: 4,
      bought: 3,
      revenue: 6050,
      discount: 0,
      // Of 4050 and 4000.
      averageOrderValue: 4025,
    });
    expect(await rows('bundles')).toMatchObject([
      {
        id: '7',
        title: 'Deleted bundle 7',
        values: { ...steps, started: 3, bought: 2, revenue: 4050, averageOrderValue: 4050 },
      },
      { id: '8', values: { sessions: 0, bought: 1, revenue: 2000, averageOrderValue: 4000 } },
      { id: '9', values: { started: 1, bought: 0 } },
    ]);
    expect(await rows('products')).toMatchObject([
      { id: String(MUG), values: { bundles: 3, revenue: 5600 } },
      { id: String(TEA), values: { bundles: 2, revenue: 450 } },
    ]);
  });

  test('counts how many reached each step of each bundle, in order', async () => {
    const shop = await aShopOfBoxes();
    const box = newWidget(7, 'Tea box', 'bundle_builder');
    const steps = ['mugs', 'teas', 'jars'].map((id) => newStep(id, `Choose ${id}`));
    const settings = { ...box.settings, bundle: { ...newBundle(), steps } };
    const { id, name, classification } = box;
    const saved = { revision: 1, createdAt: new Date(NOON), updatedAt: new Date(NOON) };
    const document = { ...box, settings };
    await shop.store.insertMany(schema.widgets, [{ id, name, classification, ...saved, document }]);
    const { rows } = await rowsOf(shop.store, tabOf(tabs, 'steps'), days(), { ...ask, sortBy: 'reached' });
    expect(rows.map(({ title, values }) => [title, ...Object.values(values)])).toEqual([
      ['Tea box: 1. Choose mugs', 2, 100, 1],
      ['Tea box: 2. Choose teas', 1, 50, 1],
      ['Tea box: 3. Choose jars', 0, 0, 0],
      ['Deleted bundle 9: deleted step 1', 1, 100, 0],
    ]);
  });

  test('has figures that equal the sum of their evidence rows', async () => {
    const shop = await aShopOfBoxes();
    for (const [key, tab] of Object.entries(tabs)) {
      const group = { glance: '', bundles: '7', steps: '7 teas' }[key] ?? String(MUG);
      const values = (await sumsOf(shop.store, tab, days(), key === 'glance' ? 'all' : 'id')).get(group);
      for (const [column, figure] of Object.entries(tab.figures)) {
        const id = key === 'glance' ? null : group;
        const behind = await evidenceOf(shop.store, figure, days(), { id, limit: 100, page: 1 });
        expect(behind.sum, `${key} ${column}`).toBe(values?.[column] ?? 0);
      }
    }
  });

  test('lists products bought together, with their bundles', async () => {
    const shop = await aShopOfBoxes();
    const { rows } = await combinationRows(shop.store, days(), { ...ask, sortBy: 'bundles' });
    expect(rows).toMatchObject([
      {
        id: `[${MUG},${TEA}]`,
        title: `Deleted product ${MUG} + Deleted product ${TEA}`,
        values: { bundles: 2, revenue: 4050, share: (2 / 3) * 100, timesChance: null },
      },
    ]);
    for (const column of ['bundles', 'share', 'revenue']) {
      const request = { id: rows[0]?.id ?? null, limit: 10, page: 1 };
      const behind = await combinationEvidence(shop.store, days(), column, request);
      expect(behind?.rows).toHaveLength(2);
      expect(behind?.sum).toBeCloseTo(rows[0]?.values[column] ?? Number.NaN);
      expect(behind?.rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(behind?.sum);
    }
    const unknown = await combinationEvidence(shop.store, days(), 'timesChance', {
      id: rows[0]?.id ?? null,
      limit: 10,
      page: 1,
    });
    expect(unknown).toMatchObject({ sum: null, rows: [] });
    const requested = { limit: 10, page: 1 };
    expect(await combinationEvidence(shop.store, days(), 'bundles', { id: '{', ...requested })).toBeNull();
    expect(await combinationEvidence(shop.store, days(), 'other', { id: '[1,2]', ...requested })).toBeNull();
  });
});

test('evidence rows of a property sum to its figure, each order counted once', async () => {
  const shop = aMeasuredShop(database());
  const engraved = { Engraving: 'Ann' };
  await shop.take(
    [],
    [
      {
        orderId: 1,
        placedAt: NOON,
        link: null,
        lines: [
          { lineId: 1, productId: MUG, revenue: 2000, properties: engraved },
          { lineId: 2, productId: TEA, revenue: 500, properties: engraved },
        ],
        refunds: [{ lineId: 1, at: NOON + HOUR, revenue: -2000 }],
      },
      {
        orderId: 2,
        placedAt: NOON,
        link: null,
        lines: [{ lineId: 3, productId: MUG, revenue: 2000, properties: {} }],
        refunds: [],
      },
    ],
  );
  const ask = { limit: 10, page: 1, descending: true, search: 'engraving', sortBy: 'revenue' };
  const { rows } = await propertyRows(shop.store, days(), ask);
  expect(rows).toMatchObject([{ title: 'Engraving: Ann', values: { orders: 1, revenue: 500 } }]);
  for (const column of ['orders', 'units', 'revenue']) {
    const behind = await propertyEvidence(shop.store, days(), column, {
      id: rows[0]?.id ?? null,
      limit: 10,
      page: 1,
    });
    expect(behind?.sum).toBe(rows[0]?.values[column]);
    expect(behind?.rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(behind?.sum);
  }
  expect(await propertyEvidence(shop.store, days(), 'revenue', { id: '{', limit: 10, page: 1 })).toBeNull();
});

const when = fc.integer({ min: NOON - 20 * HOUR, max: NOON + 30 * HOUR });
const anEvent: fc.Arbitrary<MadeEvent> = fc
  .record({
    who: fc.constantFrom(['ann', 's1'], ['ann', 's2'], ['bob', 's3'], ['cy', 's4']),
    at: when,
    what: fc.constantFrom<Partial<MadeEvent> & Pick<MadeEvent, 'subject' | 'name'>>(
      { subject: 'page', name: 'viewed', pageKind: 'collection', subjectId: '7' },
      { subject: 'page', name: 'viewed', pageKind: 'home' },
      { subject: 'page', name: 'checkout', pageKind: 'home' },
      { subject: 'page', name: 'linked', link: LINK },
      { subject: 'collection', name: 'viewed', subjectId: '7', results: 9 },
      { subject: 'collection', name: 'impression', subjectId: '7', productId: MUG, position: 1 },
      { subject: 'collection', name: 'clicked', subjectId: '7', productId: MUG, position: 1 },
      { subject: 'collection', name: 'added', subjectId: '8', productId: TEA, position: 4 },
      { subject: 'collection', name: 'sorted', subjectId: '7', sort: 'price-ascending' },
      { subject: 'search', name: 'viewed', query: 'mug', results: 0 },
      { subject: 'search', name: 'viewed', query: 'mug', results: 3 },
      { subject: 'search', name: 'clicked', query: 'cup', productId: TEA, position: 3 },
      { subject: 'search', name: 'filtered', query: 'cup', filters: ['a', 'b'] },
    ),
  })
  .map(({ who: [visitor = '', session = ''], at, what }) => ({ visitor, session, at, ...what }));
const anOrder = fc.record({
  placedAt: when,
  link: fc.constantFrom(LINK, null),
  lines: fc.array(
    fc.record({
      productId: fc.constantFrom(MUG, TEA, null),
      revenue: fc.integer({ min: 0, max: 5000 }),
      properties: fc.constantFrom({}, { _attribution: 'cart-1' }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  refundedAt: fc.option(when),
});
const facts = fc
  .tuple(fc.array(anEvent, { maxLength: 18 }), fc.array(anOrder, { maxLength: 3 }))
  .map(([sent, placed]) => ({
    events: sent.map((event, number) => ({ ...event, page: randomUUIDOf(number), number })),
    orders: placed.map(
      ({ lines, refundedAt, ...order }, index): MadeOrder => ({
        ...order,
        orderId: index + 1,
        lines: lines.map((line, lineId) => ({ ...line, lineId })),
        refunds:
          refundedAt === null ? [] : [{ lineId: 0, at: refundedAt, revenue: -(lines[0]?.revenue ?? 0) }],
      }),
    ),
  }));
/** The same page for the same number. */
const randomUUIDOf = (number: number) => `00000000-0000-4000-8000-${String(number % 4).padStart(12, '0')}`;

/** What the pure functions make of the facts. */
function recount({ events, orders }: { events: MadeEvent[]; orders: MadeOrder[] }) {
  const key = (event: MadeEvent) => ({ page: event.page ?? '', number: event.number ?? 0, at: event.at });
  const owned = (event: MadeEvent) => ({ ...key(event), visitor: event.visitor, session: event.session });
  const credited = orders.map((order) => {
    const ties = order.link === null ? [] : events.filter(({ link }) => link === order.link).map(owned);
    const clicks = events.flatMap((event) =>
      (event.name === 'clicked' || event.name === 'added') && event.productId
        ? [
            {
              ...owned(event),
              subject: event.subject as 'collection' | 'search',
              id: String(event.subject === 'search' ? event.query : event.subjectId),
              productId: event.productId,
            },
          ]
        : [],
    );
    const tie = ties
      .filter(({ at }) => at <= order.placedAt)
      .sort((a, b) => a.at - b.at || (a.page < b.page ? -1 : a.page > b.page ? 1 : a.number - b.number))
      .at(-1);
    return { order, credits: creditsOf(order, { ties, clicks }), session: tie?.session ?? null };
  });
  const places = [...new Set(events.map(({ session }) => session))].flatMap((session) =>
    placesOfSession(
      events
        .filter((event) => event.session === session)
        .map((event) => ({
          ...key(event),
          subject: event.subject,
          name: event.name,
          subjectId: event.subjectId ?? null,
          productId: event.productId ?? null,
          position: event.position ?? null,
          query: event.query ?? null,
          results: event.results ?? null,
          filters: event.filters ?? null,
          sort: event.sort ?? null,
          pageKind: event.pageKind ?? null,
          tierId: null,
          widgetId: null,
          code: null,
        })),
      {
        orders: credited.filter((each) => each.session === session).map(({ order }) => order.placedAt),
        credits: credited.flatMap(({ credits }) => credits).filter((each) => each.session === session),
      },
    ),
  );
  const lines = credited.flatMap(({ order, credits }) =>
    [...order.lines.map((line) => ({ ...line, at: order.placedAt })), ...order.refunds].map(
      ({ lineId, at, revenue }) => {
        const credit = credits.find((each) => each.lineId === lineId);
        return {
          orderId: order.orderId,
          at,
          revenue,
          subject: credit?.subject ?? null,
          subjectId: credit?.subjectId ?? null,
        };
      },
    ),
  );
  return { places, lines };
}

const ZONES = ['America/Los_Angeles', 'Pacific/Tongatapu', 'Europe/Berlin', 'Asia/Kathmandu'];

/** Every figure of every tab, by everything that reports group by; `isSummed`: of the sums that there are, or of rows alone. */
async function everything(store: ShopStore, ranges: readonly DateRange[], isSummed: boolean) {
  const { summedSpans } = schema;
  const kept = await store.rows(summedSpans, { where: eq(summedSpans.isSummed, true) });
  if (!isSummed) await store.update(summedSpans, { isSummed: false });
  const found: Record<string, unknown> = {};
  for (const [report, tabs] of Object.entries(figures)) {
    for (const [key, tab] of Object.entries(tabs)) {
      for (const range of ranges) {
        for (const by of tab.place === null ? (['all', 'day'] as const) : (['id'] as const)) {
          const groups = await sumsOf(store, tab, range, by);
          found[`${report} ${key} ${by} ${range.from}`] = Object.fromEntries(groups);
        }
      }
    }
  }
  await store.upsertMany(summedSpans, kept);
  return { found, spans: kept.length };
}

test('database results equal the pure functions in any order of facts, and days sum to the range', async () => {
  await fc.assert(
    fc.asyncProperty(
      facts,
      fc.array(fc.nat(30), { maxLength: 10 }),
      fc.constantFrom(...ZONES),
      async ({ events, orders }, shuffle, zone) => {
        const shop = aMeasuredShop(database());
        const other = aMeasuredShop(database());
        await other.take(
          [
            {
              visitor: 'x',
              session: 'x',
              at: NOON,
              subject: 'search',
              name: 'viewed',
              query: 'mug',
              results: 0,
            },
          ],
          [],
        );
        await other.count();
        // Some come twice, some before their turn, and what is there is counted now and then.
        const arrivals = [...shuffle.map((at) => at % Math.max(1, events.length)), ...events.keys()];
        for (const [step, index] of arrivals.entries()) {
          const event = events[index];
          await shop.take(event ? [event] : [], orders[step] ? [orders[step]] : []);
          if (step % 8 === 0) await shop.count();
          // What comes later changes what is summed already.
          if (step % 16 === 0) await shop.sum();
        }
        for (const order of orders) await shop.take([], [order]);
        await shop.count();

        const range = days(zone);
        const months = rangeOfDays({ from: '2026-10-25', to: '2026-12-04' }, MONTH_LATER, zone);
        for (const isChanged of [true, false]) {
          if (!isChanged) await shop.sum();
          const summed = await everything(shop.store, [range, months], true);
          if (!isChanged && events.length > 0) expect(summed.spans).toBeGreaterThan(1);
          const fromRows = await everything(shop.store, [range, months], false);
          expect(summed.found).toEqual(fromRows.found);
        }
        const { places, lines } = recount({ events, orders });
        const at = (place: Place, from: number, to: number) =>
          places.filter((row) => row.place === place && row.firstAt >= from && row.firstAt < to);
        const shown = async (tab: ReturnType<typeof tabOf>, by: 'all' | 'day') =>
          await sumsOf(shop.store, tab, range, by);
        const searches = tabOf(SEARCH, 'glance');
        const collections = tabOf(COLLECTIONS, 'glance');
        const [whole, wholeCollections] = [
          (await shown(searches, 'all')).get(''),
          (await shown(collections, 'all')).get(''),
        ];
        const queries = metricsOf(at('search', range.start, range.end), LATER);
        const found = metricsOf(at('searches', range.start, range.end), LATER);
        const listed = metricsOf(at('collections', range.start, range.end), LATER);
        expect(whole).toMatchObject({
          searches: at('search', range.start, range.end).length,
          sessions: found.sessions,
          averagePosition: queries.averagePosition,
          noResultRate: queries.noResultRate,
          conversions: found.conversions,
        });
        expect(whole?.revenue ?? 0).toBe(
          creditedRevenue(lines, range, ({ subject }) => subject === 'search'),
        );
        expect(wholeCollections).toMatchObject({
          sessions: listed.sessions,
          clickthrough: listed.clickthrough,
          conversions: listed.conversions,
          conversionRate: listed.conversionRate,
          exitRate: listed.exitRate,
        });
        expect(wholeCollections?.revenue ?? 0).toBe(
          creditedRevenue(lines, range, ({ subject }) => subject === 'collection'),
        );

        const byDay = await shown(searches, 'day');
        for (const key of ['searches', 'sessions', 'conversions', 'revenue'] as const) {
          const sum = daysOf(range).reduce((total, { date }) => total + (byDay.get(date)?.[key] ?? 0), 0);
          expect(sum).toBe(whole?.[key] ?? 0);
        }
        for (const [tabs, key] of [
          [SEARCH, 'glance'],
          [COLLECTIONS, 'glance'],
        ] as const) {
          const tab = tabOf(tabs, key);
          const values = (await shown(tab, 'all')).get('') ?? {};
          for (const [column, figure] of Object.entries(tab.figures)) {
            const { sum, rows, pagination } = await evidenceOf(shop.store, figure, range, {
              id: null,
              limit: 250,
              page: 1,
            });
            expect(pagination.serverSize).toBe(rows.length);
            // Of an average each row has its own, of so many things.
            const total = rows.reduce((all, { amount, averaged = 1 }) => all + (amount ?? 0) * averaged, 0);
            const of = rows.reduce((all, { averaged = 0 }) => all + averaged, 0);
            const added = of > 0 ? total / of : total;
            expect(added).toBeCloseTo(values[column] ?? 0, 6);
            if (values[column] !== null) expect(sum ?? 0).toBeCloseTo(values[column] ?? 0, 6);
          }
        }
      },
    ),
    // With each case in a database of its own; `npm run test:long` has more of them.
    { numRuns: process.env.SEED === undefined ? 3 : 20 },
  );
}, 120_000);

test('clicks are credited for 24 hours', () => expect(ASSISTED_WITHIN).toBe(24 * HOUR));
