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
  ['too many at once', Array.from({ length: MAX_EVENTS_SENT + 1 }, (_, number) => anEvent({ number }))],
  ['nothing', []],
])('%s is refused as a whole', async (_what, sent) => {
  const app = await startApp();
  expect((await report(app, [...sent])).status).toBe(400);
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

test('who sends without end is not taken any more, until a minute is over', async () => {
  let time = NOW;
  const app = await startApp({ clock: () => new Date(time) });
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
