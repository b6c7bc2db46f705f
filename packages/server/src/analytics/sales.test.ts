import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { orderLines } from '../db/schema';
import { testDatabase } from '../testing/test-database';
import { salesByDay, salesByProduct, soldProducts } from './sales';

const database = testDatabase();
const MUG = 11;
const CUP = 12;

type Sale = typeof orderLines.$inferInsert;

async function sold(...sales: Partial<Sale>[]) {
  const store = forShop(database(), randomUUID());
  const usual = { productId: MUG, kind: 'sale' as const, units: 1, revenue: 1000 };
  await store.insertMany(
    orderLines,
    sales.map((sale, index) => ({
      orderId: index + 1,
      lineId: index + 1,
      happenedAt: new Date(0),
      ...usual,
      ...sale,
    })),
  );
  return store;
}

/** Units by day of sales at these instants. */
async function unitsByDay(timezone: string, instants: string[], [from, to]: [string, string]) {
  const store = await sold(...instants.map((each) => ({ happenedAt: new Date(each) })));
  const days = await salesByDay(store, { from, to, timezone }, MUG);
  return Object.fromEntries(days.map(({ day, units }) => [day, units]));
}

describe('shop day', () => {
  it('of 23 hours starts and ends at local midnights', async () => {
    const instants = [
      '2026-03-28T22:59:59Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
    ];
    expect(await unitsByDay('Europe/Berlin', instants, ['2026-03-28', '2026-03-30'])).toEqual({
      '2026-03-28': 1,
      '2026-03-29': 2,
      '2026-03-30': 1,
    });
  });

  it('of 25 hours includes the repeated hour twice', async () => {
    const instants = [
      '2026-10-24T21:59:59Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ];
    expect(await unitsByDay('Europe/Berlin', instants, ['2026-10-24', '2026-10-26'])).toEqual({
      '2026-10-24': 1,
      '2026-10-25': 4,
      '2026-10-26': 1,
    });
  });

  it.each([
    ['Asia/Tokyo', '2026-03-28T14:59:59Z', '2026-03-28T15:00:00Z'],
    ['Asia/Kolkata', '2026-03-28T18:29:59Z', '2026-03-28T18:30:00Z'],
    ['Asia/Kathmandu', '2026-03-28T18:14:59Z', '2026-03-28T18:15:00Z'],
    ['Australia/Lord_Howe', '2026-03-28T12:59:59Z', '2026-03-28T13:00:00Z'],
    ['Pacific/Kiritimati', '2026-03-28T09:59:59Z', '2026-03-28T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-29T10:59:59Z', '2026-03-29T11:00:00Z'],
  ])('starts at midnight in %s', async (timezone, before, at) => {
    expect(await unitsByDay(timezone, [before, at], ['2026-03-01', '2026-04-30'])).toEqual({
      '2026-03-28': 1,
      '2026-03-29': 1,
    });
    expect(await unitsByDay(timezone, [before, at], ['2026-03-29', '2026-03-29'])).toEqual({
      '2026-03-29': 1,
    });
  });

  it.each([
    // Its midnight comes twice: at 4:00 and at 5:00 UTC.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-01T04:59:59Z', '2026-11-02T04:59:59Z'],
    // Its midnight doesn't come.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z', '2026-03-28T22:30:00Z', '2026-03-29T20:59:59Z'],
  ])('in %s is complete on %s', async (timezone, day, ...instants) => {
    expect(await unitsByDay(timezone, instants, [day, day])).toEqual({ [day]: 3 });
  });

  it('changes when the shop changes its time zone', async () => {
    const instants = ['2026-05-01T23:00:00Z'];
    expect(await unitsByDay('Europe/London', instants, ['2026-05-01', '2026-05-03'])).toEqual({
      '2026-05-02': 1,
    });
    expect(await unitsByDay('America/New_York', instants, ['2026-05-01', '2026-05-03'])).toEqual({
      '2026-05-01': 1,
    });
  });
});

test('subtracts the day’s refunds from its sales and counts each order once', async () => {
  const happenedAt = new Date('2026-05-01T12:00:00Z');
  const store = await sold(
    { orderId: 1, happenedAt, units: 3, revenue: 3000 },
    { orderId: 2, happenedAt, units: 1, revenue: 0 },
    { orderId: 1, happenedAt, kind: 'refund', units: -1, revenue: -1000 },
    { orderId: 1, happenedAt: new Date('2026-05-03T12:00:00Z'), kind: 'refund', units: -1, revenue: -1000 },
  );
  const period = { from: '2026-05-01', to: '2026-05-31', timezone: 'UTC' };
  expect(await salesByDay(store, period, MUG)).toEqual([
    { day: '2026-05-01', units: 3, revenue: 2000, orders: 2 },
    { day: '2026-05-03', units: -1, revenue: -1000, orders: 0 },
  ]);
});

test('ranks products by units or revenue, page by page', async () => {
  const store = await sold(
    { productId: MUG, units: 3, revenue: 300 },
    { productId: CUP, units: 2, revenue: 4_000_000_000 },
    { productId: 13, units: 2, revenue: 500 },
    // A tip is no product.
    { productId: null, units: 9, revenue: 9_000_000_000 },
  );
  const period = { from: '1970-01-01', to: '1970-01-01', timezone: 'UTC' };
  const ids = async (by: 'units' | 'revenue', skip = 0, limit = 9) =>
    (await salesByProduct(store, period, { by, skip, limit })).map(({ productId }) => productId);
  expect(await ids('units')).toEqual([MUG, CUP, 13]);
  expect(await ids('revenue')).toEqual([CUP, 13, MUG]);
  expect(await ids('units', 1, 1)).toEqual([CUP]);
  expect(await soldProducts(store, period)).toBe(3);
  expect((await salesByProduct(store, period, { by: 'revenue', skip: 0, limit: 1 }))[0]).toEqual({
    productId: CUP,
    units: 2,
    revenue: 4_000_000_000,
    orders: 1,
  });
});
