import { apiError } from '@cartwright/core/contract/error';
import {
  MAX_EVENT_AGE,
  MAX_EVENTS_SENT,
  reportEvents,
  type StorefrontEvent,
} from '@cartwright/core/contract/events';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { events } from '../db/schema';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { KEPT_DAYS } from './store-events';

const database = testDatabase();
const startApp = testApps(database);

const PAGE = '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a';
const NOW = Date.parse('2026-11-21T12:00:00Z');

const anEvent = (changes: Partial<StorefrontEvent> = {}): StorefrontEvent => ({
  number: 0,
  name: 'opened',
  age: 0,
  cart: 'cart-1',
  total: 5800,
  currency: 'USD',
  tier: null,
  ...changes,
});

/** As a browser's beacon sends it from a shop's page. */
const report = (app: TestApp, sent: readonly object[], page = PAGE, headers: Record<string, string> = {}) =>
  app.fetch(reportEvents.path, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: 'https://larkspur.example',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
    body: JSON.stringify({ page, events: sent }),
  });

const stored = ({ domain }: TestApp) => forShop(database(), domain).rows(events, { orderBy: [] });

test('what a page of the shop reports is stored with the time at which it happened', async () => {
  const app = await startApp({ clock: () => new Date(NOW) });
  const answer = await report(app, [
    anEvent({ age: 4000 }),
    anEvent({ number: 1, name: 'tier_reached', tier: 'ship', total: null }),
  ]);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await stored(app)).toEqual([
    {
      shopId: app.domain,
      pageId: PAGE,
      number: 0,
      happenedAt: new Date(NOW - 4000),
      cartId: 'cart-1',
      name: 'opened',
      total: 5800,
      currency: 'USD',
      tierId: null,
    },
    expect.objectContaining({ number: 1, name: 'tier_reached', tierId: 'ship', total: null }),
  ]);
});

test('a report that comes twice counts once', async () => {
  const app = await startApp();
  await report(app, [anEvent()]);
  await report(app, [anEvent(), anEvent({ number: 1 })]);
  expect(await stored(app)).toHaveLength(2);
});

test.each([
  ['an event that is not known', [{ ...anEvent(), name: 'paid' }]],
  ['what could name a person', [{ ...anEvent(), email: 'a@b.example' }]],
  ['a broken amount', [anEvent({ total: 1.5 })]],
  ['what happened long ago', [anEvent({ age: MAX_EVENT_AGE + 1 })]],
  ['no currency', [anEvent({ currency: '' })]],
  ['a text that cannot be stored', [anEvent({ cart: 'a\u0000b' })]],
  ['too many at once', Array.from({ length: MAX_EVENTS_SENT + 1 }, (_, number) => anEvent({ number }))],
  ['nothing', []],
])('%s is refused', async (_what, sent) => {
  const app = await startApp();
  expect((await report(app, [...sent])).status).toBe(400);
  expect(await stored(app)).toEqual([]);
});

test('of a report with bad events the good ones are stored, and the answer says which were not', async () => {
  const app = await startApp();
  const answer = await report(app, [
    anEvent(),
    anEvent({ number: 1, currency: '' }),
    anEvent({ number: 2, cart: 'a\u0000b' }),
    anEvent({ number: 3 }),
  ]);
  expect(answer.status).toBe(400);
  const { error } = apiError.parse(await answer.json());
  expect(error).toMatchObject({ code: 'invalid_request', message: '2 of 4 events were not taken.' });
  expect(error.issues?.map(({ path }) => path)).toEqual([
    ['body', 'events', 1, 'currency'],
    ['body', 'events', 2, 'cart'],
  ]);
  expect((await stored(app)).map(({ number }) => number)).toEqual([0, 3]);
});

test('a report whose page has no id is refused as a whole', async () => {
  const app = await startApp();
  expect((await report(app, [anEvent()], 'home')).status).toBe(400);
  expect(await stored(app)).toEqual([]);
});

test('a long body and one that is no JSON are refused', async () => {
  const app = await startApp();
  const post = (body: string) => app.fetch(reportEvents.path, { method: 'POST', body });
  expect((await post('x'.repeat(20_000))).status).toBe(400);
  expect((await post('{')).status).toBe(400);
});

test('refusals are counted in the log, once a minute', async () => {
  let time = NOW;
  const app = await startApp({ clock: () => new Date(time) });
  for (let times = 0; times < 3; times++) await report(app, []);
  time += 60_000;
  await report(app, []);
  const said = app.log.filter(({ lost }) => lost !== undefined).map(({ lost }) => lost);
  expect(said).toEqual([{ invalid_request: 1 }, { invalid_request: 3 }]);
});

test('behind a proxy that is trusted, shoppers are told apart by the address that it has seen', async () => {
  const app = await startApp({ clock: () => new Date(NOW), trustedProxies: 1 });
  const from = async (forwarded: string) =>
    (await report(app, [anEvent()], PAGE, { 'x-forwarded-for': forwarded })).status;
  // What stands before the last address was sent by the shopper, who may write anything there.
  for (let number = 0; number < 120; number++) await from(`10.0.0.${number}, 203.0.113.7`);
  expect(await from('10.0.0.200, 203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(204);
});

test('what a request says of itself counts for nothing where no proxy is trusted', async () => {
  const app = await startApp({ clock: () => new Date(NOW), trustedProxies: 0 });
  const from = async (forwarded: string) =>
    (await report(app, [anEvent()], PAGE, { 'x-forwarded-for': forwarded })).status;
  for (let number = 0; number < 120; number++) await from(`203.0.113.${number}`);
  expect(await from('203.0.113.200')).toBe(429);
});

test('where nobody has said what stands in front, shoppers are counted together, and the shop has a limit', async () => {
  const app = await startApp({ clock: () => new Date(NOW) });
  let refused = 0;
  for (let batch = 0; batch < 31; batch++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => report(app, [])));
    refused += answers.filter(({ status }) => status === 429).length;
    if (batch < 30) expect(refused).toBe(0);
  }
  expect(refused).toBe(100);
});

test('who sends without end is not taken any more, until a minute is over', async () => {
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

test('events go when their time is over', async () => {
  let time = NOW;
  const app = await startApp({ clock: () => new Date(time) });
  await report(app, [anEvent()]);
  time += (KEPT_DAYS + 1) * 24 * 60 * 60 * 1000;
  await report(app, [anEvent({ number: 1 })]);
  expect((await stored(app)).map(({ number }) => number)).toEqual([1]);
});
