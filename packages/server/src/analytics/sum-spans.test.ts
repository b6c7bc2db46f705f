import { SESSION_CLOSES } from '@cartwright/core/analytics/session-places';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessionPlaces, sessionSums, summedSpans } from '../db/schema';
import { aMeasuredShop, type MadeEvent } from '../testing/a-measured-shop';
import { testDatabase } from '../testing/test-database';
import { KEPT_DAYS, purgeOldEvents } from './store-events';
import { REST_MS, SPANS_AT_ONCE, sumSpans } from './sum-spans';

const database = testDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.parse('2026-10-30T00:00:00Z');

const viewed = (session: string, at: number): MadeEvent => ({
  visitor: session,
  session,
  at,
  subject: 'collection',
  name: 'viewed',
  subjectId: '7',
  results: 9,
});

async function shopWith(...events: MadeEvent[]) {
  const shop = aMeasuredShop(database());
  await shop.take(events, []);
  await shop.count();
  return shop;
}

type Shop = Awaited<ReturnType<typeof shopWith>>;
const summed = async ({ store }: Shop) => {
  const rows = await store.rows(summedSpans, { where: eq(summedSpans.isSummed, true) });
  return rows.map(({ span, startsAt }) => `${span} ${startsAt.toISOString().slice(0, 10)}`).sort();
};
/** Visits of collection 7 as sums have them. */
const visits = async ({ store }: Shop, span: 'day' | 'month') => {
  const rows = await store.rows(sessionSums, { where: eq(sessionSums.span, span) });
  return rows.filter(({ placeId }) => placeId === '7').map((row) => row.visits);
};

test('sums days and months once they are over, and again for late events', async () => {
  const shop = await shopWith(viewed('a', BEGIN), viewed('b', BEGIN + HOUR), viewed('c', BEGIN + 3 * DAY));
  await shop.sum();
  expect(await summed(shop)).toEqual([
    'day 2026-10-30',
    'day 2026-11-02',
    'month 2026-10-01',
    'month 2026-11-01',
  ]);
  expect(await visits(shop, 'month')).toEqual([2, 1]);

  await shop.take([viewed('d', BEGIN + 2 * HOUR)], []);
  await shop.count();
  expect(await summed(shop)).toEqual(['day 2026-11-02', 'month 2026-11-01']);
  await shop.sum();
  expect(await visits(shop, 'day')).toEqual([3, 1]);
  expect(await visits(shop, 'month')).toEqual([3, 1]);
});

test('moves a session to the previous day if it turns out to have started then', async () => {
  const shop = await shopWith(viewed('a', BEGIN + DAY), viewed('b', BEGIN + DAY));
  await shop.sum();
  await shop.take([viewed('a', BEGIN + DAY - 1)], []);
  await shop.count();
  await shop.sum();
  expect(await visits(shop, 'day')).toEqual([1, 1]);
});

test('waits for recent changes to settle and for open sessions to end', async () => {
  const now = Date.now();
  const midnight = Math.floor(now / DAY) * DAY;
  const shop = await shopWith(viewed('a', midnight - 1), viewed('a', midnight + DAY));
  expect(await sumSpans(shop.store, new Date(now))).toBe('later');
  // The day before is over and has rested; its session went on.
  expect(await sumSpans(shop.store, new Date(midnight + DAY + SESSION_CLOSES - 1))).toBe('later');
  expect(await summed(shop)).toEqual([]);
  await sumSpans(shop.store, new Date(midnight + DAY + SESSION_CLOSES + REST_MS));
  expect((await summed(shop)).filter((each) => each.startsWith('day'))).toHaveLength(1);
});

test('sums a long history in pieces', async () => {
  const events = Array.from({ length: SPANS_AT_ONCE + 1 }, (_, day) => viewed(`s${day}`, BEGIN - day * DAY));
  const shop = await shopWith(...events);
  expect(await sumSpans(shop.store, new Date('2100-01-01'))).toBe('more');
  await shop.sum();
  expect((await summed(shop)).filter((each) => each.startsWith('day'))).toHaveLength(SPANS_AT_ONCE + 1);
});

test('deletes sums together with their rows', async () => {
  const shop = await shopWith(viewed('a', BEGIN), viewed('b', BEGIN + 40 * DAY));
  await shop.sum();
  await purgeOldEvents(shop.store, new Date(BEGIN + (KEPT_DAYS + 1) * DAY));
  expect(await shop.store.count(sessionPlaces, eq(sessionPlaces.place, 'collection'))).toBe(1);
  expect(await visits(shop, 'day')).toEqual([1]);
  expect(await summed(shop)).toEqual(['day 2026-12-09', 'month 2026-12-01']);
});
