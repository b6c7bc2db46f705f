import { randomUUID } from 'node:crypto';
import type { BasketIndex } from '@cartwright/core/recommend/baskets/basket-index';
import { allRows, minuteOf, productsOf } from '@cartwright/core/recommend/baskets/read-baskets';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takeVisitorOut } from '../analytics/store-events';
import { forShop, type ShopStore } from '../db/for-shop';
import { events, orderLines, orders } from '../db/schema';
import { silentLogger } from '../testing/silent-logger';
import { testDatabase } from '../testing/test-database';
import { basketsOfShops } from './baskets-of-shops';
import { areStale, followBaskets, readBaskets } from './shop-baskets';

const database = testDatabase();
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE);
const aShop = () => forShop(database(), randomUUID());

type Order = Partial<typeof orders.$inferInsert>;
type Line = number | { readonly product: number; readonly source: string };

/** An order of so many minutes ago. */
async function placed(
  store: ShopStore,
  orderId: number,
  minutes: number,
  lines: readonly Line[],
  order: Order = {},
) {
  const placedAt = ago(minutes);
  const usual = {
    kind: 'online',
    isCancelled: false,
    isEdited: false,
    currency: 'USD',
    discounts: [],
  } as const;
  await store.insertMany(orders, [{ orderId, placedAt, updatedAt: placedAt, ...usual, ...order }]);
  await store.insertMany(
    orderLines,
    lines.map((line, at) => ({
      orderId,
      lineId: at + 1,
      kind: 'sale' as const,
      happenedAt: placedAt,
      units: 1,
      revenue: 100,
      productId: typeof line === 'number' ? line : line.product,
      properties: typeof line === 'number' ? {} : { _source: line.source },
    })),
  );
}

let viewNumber = 0;
/** A product page that was looked at so many minutes ago. */
const viewed = (store: ShopStore, session: string | null, minutes: number, productId: number) =>
  store.insertMany(events, [
    {
      pageId: randomUUID(),
      number: viewNumber++,
      happenedAt: ago(minutes),
      subject: 'page' as const,
      name: 'viewed',
      pageKind: 'product' as const,
      productId,
      sessionId: session,
      visitorId: session,
    },
  ]);

const rowsOf = (index: BasketIndex) =>
  [...allRows(index)].map((row) => ({
    minute: minuteOf(index, row),
    products: [...productsOf(index, row)].map((number) => index.ids[number]),
  }));
const listed = ({ orders, sessions }: Awaited<ReturnType<typeof readBaskets>>) => ({
  orders: rowsOf(orders),
  sessions: rowsOf(sessions),
});
const productsIn = (index: BasketIndex) => rowsOf(index).map(({ products }) => products);

test('counts chosen products of an order, without cancellations, renewals and other shops', async () => {
  const [store, other] = [aShop(), aShop()];
  await placed(store, 1, 90, [11, 12, { product: 13, source: 'tiered_progress_bar' }]);
  await placed(store, 2, 80, [14], { isCancelled: true });
  await placed(store, 3, 70, [15], { kind: 'renewal' });
  await placed(store, 4, 60, [12, 16], { kind: 'point_of_sale' });
  await placed(store, 5, 60 * 24 * 370, [17]);
  await placed(other, 1, 50, [18]);
  const { orders: found } = await readBaskets(store, 'America/New_York', new Date(NOW));
  expect(productsIn(found)).toEqual([
    [11, 12],
    [12, 16],
  ]);
  // 7:00 in New York is minute 420 of its day.
  expect(rowsOf(found).map(({ minute }) => minute % 1440)).toEqual([420 - 90, 420 - 60]);
});

test('lists the products viewed in a session in order, only with consent', async () => {
  const store = aShop();
  const [jane, john] = [randomUUID(), randomUUID()];
  await viewed(store, jane, 200, 11);
  await viewed(store, null, 199, 99);
  await viewed(store, john, 198, 13);
  await viewed(store, jane, 190, 12);
  await viewed(store, jane, 20, 14);
  const { sessions } = await readBaskets(store, 'UTC', new Date(NOW));
  expect(productsIn(sessions)).toEqual([[13], [11, 12]]);
  await takeVisitorOut(store, jane);
  expect(productsIn((await readBaskets(store, 'UTC', new Date(NOW))).sessions)).toEqual([[13]]);
});

test('gives the same baskets appended as read again', async () => {
  const store = aShop();
  const sessions = Array.from({ length: 4 }, () => randomUUID());
  for (let at = 0; at < 40; at += 1) {
    await placed(store, at, 600 - at * 14, [(at % 5) + 1, (at % 7) + 1]);
    await viewed(store, sessions[at % 4] ?? '', 600 - at * 13, (at % 6) + 1);
  }
  const followed = await readBaskets(store, 'UTC', ago(500));
  for (const minutes of [430, 429, 300, 100, 50, 0]) await followBaskets(store, followed, ago(minutes));
  const anew = await readBaskets(store, 'UTC', new Date(NOW));
  expect(listed(followed)).toEqual(listed(anew));
  expect(rowsOf(anew.orders)).toHaveLength(40);
});

test('appends late orders, and reads again after many removals', async () => {
  const store = aShop();
  await placed(store, 1, 90, [11]);
  const baskets = await readBaskets(store, 'UTC', ago(30));
  await placed(store, 2, 60, [12]);
  await followBaskets(store, baskets, new Date(NOW));
  expect(productsIn(baskets.orders)).toEqual([[11], [12]]);
  expect(await areStale(store, baskets)).toBe(false);
  await store.update(orders, { isCancelled: true }, eq(orders.orderId, 1));
  expect(await areStale(store, baskets)).toBe(true);
});

test('keeps the most recently used shops, follows each, and reads again after a day', async () => {
  let now = NOW;
  const [first, second] = [aShop(), aShop()];
  await placed(first, 1, 90, [11]);
  await placed(second, 1, 90, [21]);
  const options = { timezoneOf: async () => 'UTC', clock: () => new Date(now), logger: silentLogger };
  const baskets = basketsOfShops({ ...options, limitBytes: 1 });
  const ofFirst = await baskets.of(first);
  expect(productsIn(ofFirst.orders)).toEqual([[11]]);
  expect(await baskets.of(first)).toBe(ofFirst);
  expect(productsIn((await baskets.of(second)).orders)).toEqual([[21]]);
  // There is room for one.
  expect(await baskets.of(first)).not.toBe(ofFirst);
  const kept = await baskets.of(first);
  await placed(first, 2, -1, [12]);
  now += 2 * MINUTE;
  expect(productsIn((await baskets.of(first)).orders)).toEqual([[11], [12]]);
  await cancelFirst(first);
  now += 24 * 60 * MINUTE;
  await baskets.of(first);
  await expect.poll(async () => (await baskets.of(first)) === kept).toBe(false);
  expect(productsIn((await baskets.of(first)).orders)).toEqual([[12]]);
});

const cancelFirst = (store: ShopStore) => store.update(orders, { isCancelled: true }, eq(orders.orderId, 1));
