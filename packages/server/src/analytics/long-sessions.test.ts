import { randomUUID } from 'node:crypto';
import { EVENTS_OF_SESSION } from '@cartwright/core/analytics/intake-limits';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { sessionMarks, sessionPlaces } from '../db/schema';
import { testDatabase } from '../testing/test-database';
import { countSessions } from './count-sessions';
import { restOf } from './counting-marks';
import { eventIntake } from './take-events';

const database = testDatabase();
const NOON = Date.parse('2026-11-28T12:00:00Z');
const SECOND = 1_000;
const identity = { visitor: randomUUID(), session: randomUUID() };

/** A shop in which a session has sent so many events, all of them counted. */
async function aShopWith(events: number) {
  const store = forShop(database(), randomUUID());
  const intake = eventIntake(store);
  const limits = { timezone: 'UTC', perDay: 100_000 };
  let sent = 0;
  const send = (count: number, now: number) =>
    intake(
      {
        page: randomUUID(),
        events: Array.from({ length: count }, (_, number) => {
          const page = { subject: 'page', name: 'viewed', kind: 'home' } as const;
          return { ...page, number, age: 0, ...identity };
        }),
      },
      { ...limits, now: new Date(now) },
    );
  for (; sent < events; sent += 500) await send(Math.min(500, events - sent), NOON);
  const count = (now: number) => countSessions(store, new Date(now));
  await count(NOON + 60 * SECOND);
  return { store, send, count, marks: () => store.count(sessionMarks) };
}

test('recounts a long-running session at most once per settling time', async () => {
  const events = 1_000;
  const { send, count, marks } = await aShopWith(events);
  const begin = NOON + 120 * SECOND;
  let counted = 0;
  for (let second = 0; second < 60; second += 1) {
    await send(1, begin + second * SECOND);
    await count(begin + second * SECOND);
    if ((await marks()) === 0) counted += 1;
  }
  expect(counted).toBe(Math.floor((60 * SECOND) / (restOf(events) + SECOND)));
});

test('recounts a short session on each event, and a long one within a minute of the last', async () => {
  const short = await aShopWith(10);
  await short.send(1, NOON + 120 * SECOND);
  await short.count(NOON + 120 * SECOND);
  expect(await short.marks()).toBe(0);
  expect(await short.store.rows(sessionPlaces)).toMatchObject([{ place: 'shop' }]);
  expect(restOf(EVENTS_OF_SESSION)).toBeLessThan(60 * SECOND);
});
