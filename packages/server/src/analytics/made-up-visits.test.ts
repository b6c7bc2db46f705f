import { randomUUID } from 'node:crypto';
import { analyticsBatchFrame } from '@cartwright/core/analytics/analytics-events';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { events, sessionMarks } from '../db/schema';
import { freshnessOf } from '../reports/freshness';
import { testDatabase } from '../testing/test-database';
import { storeMadeUpVisits } from './made-up-visits';
import { type SentEvents, storeBatches } from './store-events';

const database = testDatabase();
const NOW = new Date('2026-11-28T12:00:00Z');
const LONG_AGO = new Date('2026-09-03T08:00:00Z');
const identity = { visitor: randomUUID(), session: randomUUID() };
const VISIT: SentEvents = {
  page: 'visit 7, page 1',
  sentAt: LONG_AGO,
  events: [
    { subject: 'page', name: 'viewed', kind: 'home', number: 0, age: 2_000, ...identity },
    { subject: 'page', name: 'viewed', kind: 'search', number: 1, age: 1_000, ...identity },
  ],
};

test('dates made-up visits as given, counts them, and stores them only once', async () => {
  const store = forShop(database(), randomUUID());
  await storeMadeUpVisits(store, [VISIT], NOW);
  const stored = await store.rows(events);
  expect(stored.map(({ happenedAt }) => LONG_AGO.getTime() - happenedAt.getTime())).toEqual([2_000, 1_000]);
  expect(await store.count(sessionMarks)).toBe(1);
  await storeMadeUpVisits(store, [VISIT], NOW);
  expect(await store.rows(events)).toEqual(stored);
  expect((await freshnessOf(store, NOW)).measuredSince).toEqual(new Date(LONG_AGO.getTime() - 2_000));
});

test('marks reports of a shop that has made-up visits', async () => {
  const [store, other] = [forShop(database(), randomUUID()), forShop(database(), randomUUID())];
  await storeMadeUpVisits(store, [VISIT], NOW);
  const page = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  await storeBatches(other, [{ ...VISIT, page, sentAt: NOW }], NOW);
  expect((await freshnessOf(store, NOW)).madeUp).toBe(true);
  expect((await freshnessOf(other, NOW)).madeUp).toBe(false);
});

test('rejects the made-up mark from a shopper’s page', () => {
  const sent = { page: `made-up-${randomUUID()}`, events: [{}] };
  expect(analyticsBatchFrame.safeParse(sent).success).toBe(false);
});
