import {
  type CartAnalyticsEvent,
  MAX_EVENT_AGE,
  MAX_EVENTS_SENT,
} from '@cartwright/core/analytics/analytics-events';
import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { apiError } from '@cartwright/core/contract/error';
import { asc } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { carts, eventDays, events } from '../db/schema';
import { eventually, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { analyticsRoutes } from './analytics-routes';
import { KEPT_DAYS, PURGED_AT_ONCE, purgeOldEvents, storeBatches } from './store-events';

const database = testDatabase();

/** Counting is no part of taking events in. */
const NO_JOBS = { send: async () => {} };
const newApp = testApps(database);

/** An app whose shop has one cart, `cart-1`. */
const startApp: typeof newApp = async (options) => {
  let ids = 0;
  const app = await newApp({ newId: () => `cart-${++ids}`, ...options });
  await app.create();
  return app;
};

const PAGE = '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a';
const OTHER_PAGE = '9d2c4f60-7a1b-4d55-9c3e-1f0a8b7c6d5e';
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

const anEvent = (changes: Partial<CartAnalyticsEvent> = {}): CartAnalyticsEvent => ({
  number: 0,
  name: 'opened',
  age: 0,
  cart: 'cart-1',
  total: 5800,
  currency: 'USD',
  tier: null,
  ...changes,
});

/** What rows of the cart's events leave out. */
const NOTHING_OF_LISTS = {
  testVariant: null,
  device: null,
  widgetId: null,
  code: null,
  place: null,
  link: null,
  pageKind: null,
  productId: null,
  variantId: null,
  position: null,
  page: null,
  query: null,
  results: null,
  filters: null,
  sort: null,
  country: null,
  language: null,
  visitorId: null,
  sessionId: null,
};

/** As a browser sends it from a shop's page. */
const report = (app: TestApp, sent: readonly object[], page = PAGE, headers: Record<string, string> = {}) =>
  app.fetch(sendAnalyticsEvents.path, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: 'https://larkspur.example',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
    body: JSON.stringify({ page, events: sent }),
  });

const stored = ({ domain }: TestApp) => forShop(database(), domain).rows(events, { orderBy: [] });

test('stores events with the time at which they happened', async () => {
  const app = await startApp({ clock: () => new Date(NOW) });
  const response = await report(app, [
    anEvent({ age: 4000 }),
    anEvent({ number: 1, name: 'tier_reached', tier: 'ship', total: null }),
  ]);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await stored(app)).toEqual([
    {
      shopId: app.domain,
      pageId: PAGE,
      number: 0,
      happenedAt: new Date(NOW - 4000),
      subject: 'cart',
      subjectId: 'cart-1',
      name: 'opened',
      total: 5800,
      currency: 'USD',
      tierId: null,
      ...NOTHING_OF_LISTS,
    },
    expect.objectContaining({ number: 1, name: 'tier_reached', tierId: 'ship', total: null }),
  ]);
});

test('stores the visitor of cart events, as of list events', async () => {
  const app = await startApp();
  expect((await report(app, [anEvent({ visitor: PAGE, session: OTHER_PAGE })])).status).toBe(204);
  expect(await stored(app)).toMatchObject([{ name: 'opened', visitorId: PAGE, sessionId: OTHER_PAGE }]);
});

test('counts an event once, whether it repeats within a report or across two', async () => {
  const app = await startApp();
  await report(app, [anEvent()]);
  await report(app, [anEvent(), anEvent({ number: 1 }), anEvent({ number: 1 })]);
  expect(await stored(app)).toHaveLength(2);
});

test.each([
  ['an unknown event', [{ ...anEvent(), name: 'paid' }]],
  ['personal data', [{ ...anEvent(), email: 'a@b.example' }]],
  ['a fractional amount', [anEvent({ total: 1.5 })]],
  ['an event that is too old', [anEvent({ age: MAX_EVENT_AGE + 1 })]],
  ['no currency', [anEvent({ currency: '' })]],
  ['a visitor without a session', [anEvent({ visitor: PAGE })]],
  ['a session without a visitor', [anEvent({ session: PAGE })]],
  ['a visitor id that isn’t random', [anEvent({ visitor: 'jane', session: PAGE })]],
  ['a text that can’t be stored', [anEvent({ cart: 'a\u0000b' })]],
  [
    'too many events at once',
    Array.from({ length: MAX_EVENTS_SENT + 1 }, (_, number) => anEvent({ number })),
  ],
  ['an empty report', []],
])('rejects %s', async (_what, sent) => {
  const app = await startApp();
  expect((await report(app, [...sent])).status).toBe(400);
  expect(await stored(app)).toEqual([]);
});

test('stores the valid events of a report and names the rejected ones', async () => {
  const app = await startApp();
  const response = await report(app, [
    anEvent(),
    anEvent({ number: 1, currency: '' }),
    anEvent({ number: 2, cart: 'a\u0000b' }),
    anEvent({ number: 3 }),
  ]);
  expect(response.status).toBe(400);
  const { error } = apiError.parse(await response.json());
  expect(error).toMatchObject({ code: 'invalid_request', message: '2 of 4 events were not taken.' });
  expect(error.issues?.map(({ path }) => path)).toEqual([
    ['body', 'events', 1, 'currency'],
    ['body', 'events', 2, 'cart'],
  ]);
  expect((await stored(app)).map(({ number }) => number)).toEqual([0, 3]);
});

test('rejects a whole report if its page has no id', async () => {
  const app = await startApp();
  const response = await report(app, [anEvent()], 'home');
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: { issues: [{ path: ['body', 'page'] }] } },
  ]);
  expect(await stored(app)).toEqual([]);
});

test('rejects a body that is too long or isn’t JSON', async () => {
  const app = await startApp();
  const post = (body: NonNullable<RequestInit['body']>) =>
    app.fetch(sendAnalyticsEvents.path, { method: 'POST', body, duplex: 'half' } as RequestInit);
  for (const [body, code] of [
    ['x'.repeat(20_000), 'too_big'],
    // Its length isn't told, and its bytes are more than its characters.
    [new Blob(['鞋'.repeat(6_000)]).stream(), 'too_big'],
    ['{', 'not_json'],
  ] as const) {
    const response = await post(body);
    expect([response.status, await response.json()]).toMatchObject([400, { error: { issues: [{ code }] } }]);
  }
});

test('logs the number of rejections once a minute', async () => {
  let time = NOW;
  const app = await startApp({ clock: () => new Date(time) });
  for (let times = 0; times < 3; times++) await report(app, []);
  time += 60_000;
  await report(app, []);
  const losses = app.log.filter(({ lost }) => lost !== undefined).map(({ lost }) => lost);
  expect(losses).toEqual([{ invalid_request: 1 }, { invalid_request: 3 }]);
});

test('tells shoppers apart by the address that a trusted proxy has seen', async () => {
  const app = await startApp({ clock: () => new Date(NOW), trustedProxies: 1 });
  const from = async (forwarded: string) =>
    (await report(app, [anEvent()], PAGE, { 'x-forwarded-for': forwarded })).status;
  // What stands before the last address was sent by the shopper, who may write anything there.
  for (let number = 0; number < 120; number++) await from(`10.0.0.${number}, 203.0.113.7`);
  expect(await from('10.0.0.200, 203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(204);
});

test('ignores forwarded addresses when no proxy is trusted', async () => {
  const app = await startApp({ clock: () => new Date(NOW), trustedProxies: 0 });
  const from = async (forwarded: string) =>
    (await report(app, [anEvent()], PAGE, { 'x-forwarded-for': forwarded })).status;
  for (let number = 0; number < 120; number++) await from(`203.0.113.${number}`);
  expect(await from('203.0.113.200')).toBe(429);
});

test('limits the shop as a whole when no proxy setting is given', async () => {
  const store = forShop(database(), (await startApp()).domain);
  const app = new Hono();
  const shopOf = async () => ({ ok: true, shop: { store } }) as const;
  const logger = pino({ level: 'silent' });
  analyticsRoutes(app, { jobs: NO_JOBS, shopOf, clock: () => new Date(NOW), logger, trustedProxies: null });
  const body = JSON.stringify({ page: PAGE, events: [] });
  let refused = 0;
  for (let sent = 0; sent < 3_100; sent++) {
    const { status } = await app.request(sendAnalyticsEvents.path, { method: 'POST', body });
    if (status === 429) refused += 1;
    if (sent < 3_000) expect(refused).toBe(0);
  }
  expect(refused).toBe(100);
});

test('limits a client that keeps sending, for a minute', async () => {
  let time = NOW;
  const app = await startApp({ clock: () => new Date(time), trustedProxies: 0 });
  const statuses = [];
  for (let number = 0; number < 121; number++)
    statuses.push((await report(app, [anEvent({ number })])).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  time += 60_000;
  expect((await report(app, [anEvent({ number: 121 })])).status).toBe(204);
});

test('rejects and names events of an unknown cart, and stores the others', async () => {
  const app = await startApp();
  const response = await report(app, [anEvent(), anEvent({ number: 1, cart: 'made-up' })]);
  expect(response.status).toBe(400);
  const { error } = apiError.parse(await response.json());
  expect(error.issues).toMatchObject([{ code: 'unknown_cart', path: ['body', 'events', 1, 'cart'] }]);
  expect((await stored(app)).map(({ subjectId }) => subjectId)).toEqual(['cart-1']);
});

test('counts events of a deleted cart from open pages until the cart is purged', async () => {
  let time = NOW;
  const app = await startApp({ clock: () => new Date(time) });
  await report(app, [anEvent()]);
  await forShop(database(), app.domain).remove(carts, undefined);
  time += 60_000;
  expect((await report(app, [anEvent({ number: 1 })])).status).toBe(204);
  time += 3 * DAY;
  expect((await report(app, [anEvent({ number: 2 })])).status).toBe(400);
});

test('rejects events for another shop’s cart', async () => {
  await startApp();
  const app = await newApp();
  expect((await report(app, [anEvent()])).status).toBe(400);
});

/** The routes of a server on their own, by which a shop's carts report; no more of a day than `perDay` are counted. */
async function aServer(perDay: number, eventsOfSession?: number) {
  const clock = { time: NOW };
  const store = forShop(database(), (await startApp()).domain);
  const server = () => {
    const app = new Hono();
    analyticsRoutes(app, {
      jobs: NO_JOBS,
      shopOf: async () => ({ ok: true, shop: { store } }),
      clock: () => new Date(clock.time),
      logger: pino({ level: 'silent' }),
      trustedProxies: null,
      eventsPerDay: async () => perDay,
      eventsOfSession,
    });
    return async (...sent: CartAnalyticsEvent[]) => {
      const body = JSON.stringify({ page: PAGE, events: sent });
      const response = await app.request(sendAnalyticsEvents.path, { method: 'POST', body });
      return response.status === 204 ? 204 : apiError.parse(await response.json()).error.code;
    };
  };
  return { clock, store, server };
}

test('caps the events of a day whenever they arrive, and counts the excess separately', async () => {
  const { clock, store, server } = await aServer(2);
  const send = server();
  expect(await send(anEvent(), anEvent({ number: 1, age: MAX_EVENT_AGE }))).toBe(204);
  expect(await send(anEvent({ number: 2 }), anEvent({ number: 3 }))).toBe('limit_reached');
  expect(await send(anEvent({ number: 2, age: MAX_EVENT_AGE }))).toBe(204);
  expect(await send(anEvent({ number: 3, age: MAX_EVENT_AGE }))).toBe('limit_reached');
  // What comes again is not counted again, and takes nothing from others.
  expect(await send(anEvent(), anEvent({ number: 1, age: MAX_EVENT_AGE }))).toBe(204);
  expect(await send(anEvent({ number: 4 }))).toBe(204);
  expect(await store.rows(events)).toHaveLength(4);
  expect(await store.rows(eventDays, { orderBy: [asc(eventDays.day)] })).toMatchObject([
    { day: '2026-11-20', carts: 2, droppedCarts: 1, perDay: 2, lists: 0, droppedLists: 0 },
    { day: '2026-11-21', carts: 2, droppedCarts: 2, perDay: 2 },
  ]);
  clock.time += DAY;
  expect(await send(anEvent({ number: 5 }))).toBe(204);
});

test('includes events received by other servers in the cap', async () => {
  const { server } = await aServer(1);
  const [one, other] = [server(), server()];
  expect(await other(anEvent())).toBe(204);
  expect(await one(anEvent({ number: 1 }))).toBe('limit_reached');
});

test('caps the events of one session without affecting other sessions', async () => {
  const { store, server } = await aServer(9, 2);
  const send = server();
  const of = (session: string, number: number) => anEvent({ number, visitor: PAGE, session });
  expect(await send(of(PAGE, 0), of(PAGE, 1))).toBe(204);
  expect(await send(of(PAGE, 2), of(OTHER_PAGE, 3), of(PAGE, 4))).toBe(204);
  expect((await store.rows(events)).map(({ number }) => number).sort()).toEqual([0, 1, 3]);
  expect(await store.rows(eventDays)).toMatchObject([{ carts: 3, droppedCarts: 0, droppedOfSessions: 2 }]);
});

/** Events of the shop whose time is over, and one whose time is not. */
async function oldEvents(app: TestApp, count: number) {
  const store = forShop(database(), app.domain);
  const storeAt = (sent: CartAnalyticsEvent[], sentAt: Date) =>
    storeBatches(store, [{ page: PAGE, events: sent, sentAt }], sentAt);
  const old = Array.from({ length: count }, (_, number) => anEvent({ number }));
  await storeAt(old, new Date(NOW - KEPT_DAYS * DAY - 1));
  await storeAt([anEvent({ number: count })], new Date(NOW));
  return store;
}

test('deletes expired events in small steps', async () => {
  const store = await oldEvents(await startApp(), PURGED_AT_ONCE + 1);
  const remaining = async () => (await store.rows(events)).length;
  expect(await purgeOldEvents(store, new Date(NOW))).toBe(true);
  expect(await remaining()).toBe(2);
  expect(await purgeOldEvents(store, new Date(NOW))).toBe(false);
  expect((await store.rows(events)).map(({ number }) => number)).toEqual([PURGED_AT_ONCE + 1]);
});

test('purges all expired events on startup without delaying reports', async () => {
  const before = await startApp();
  const store = await oldEvents(before, 2 * PURGED_AT_ONCE + 1);
  await before.server.close();
  const clock = () => new Date(NOW);
  const after = await newApp({ clock, shop: { domain: before.domain, accessToken: 'x' } });
  expect((await report(after, [anEvent()], OTHER_PAGE)).status).toBe(204);
  await eventually(async () => (await store.rows(events)).length === 2);
});
