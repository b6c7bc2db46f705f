import { randomUUID } from 'node:crypto';
import { LINE_ITEM_PROPERTY } from '@cartwright/core/analytics/reports/line-item-property';
import { columnOf } from '@cartwright/core/analytics/reports/report';
import { describe, expect, it } from 'vitest';
import { forShop } from '../db/for-shop';
import { aReadOrder } from '../testing/a-read-order';
import { testDatabase } from '../testing/test-database';
import { salesByProperty } from './line-item-properties';
import { replaceOrders } from './stored-orders';

const database = testDatabase();

const day = (number: number) => new Date(`2026-01-0${number}T00:00:00Z`);
const range = (from: number, to: number) => ({ start: day(from).getTime(), end: day(to).getTime() });

/** An order on 1 January of two lines, of which one unit is refunded on the 5th, one on the 2nd, and one that was canceled. */
async function aShop() {
  const store = forShop(database(), randomUUID());
  await replaceOrders(store, [
    aReadOrder({
      id: 1,
      placedAt: day(1),
      lines: [
        { ordered: 2, left: 1, price: 10, properties: { _source: 'bar', Size: 'M' } },
        { product: 8, price: 5, properties: { _source: 'bar' } },
        { product: 9, price: 7 },
      ],
      refunds: [{ line: 1, units: 1, subtotal: 10, at: '2026-01-05T00:00:00Z' }],
    }),
    aReadOrder({ id: 2, placedAt: day(2), lines: [{ price: 3, properties: { Size: 'L', _source: 'bar' } }] }),
    aReadOrder({ id: 3, placedAt: day(2), isCancelled: true, lines: [{ properties: { Size: 'M' } }] }),
  ]);
  return {
    table: async (from: number, to: number, page = { limit: 9, skip: 0 }) =>
      (await salesByProperty(store, range(from, to), page)).map(
        ({ key, value, orders, units, revenue }) => `${key}=${value}: ${orders} ${units} ${revenue}`,
      ),
    sums: (from: number, to: number) => salesByProperty(store, range(from, to), { limit: 9, skip: 0 }),
  };
}

describe('sales by property', () => {
  it('counts each order once, with units and revenue, sorted by revenue', async () => {
    const { table } = await aShop();
    expect(await table(1, 5)).toEqual(['_source=bar: 2 4 2800', 'Size=M: 1 2 2000', 'Size=L: 1 1 300']);
    expect(await table(1, 5, { limit: 1, skip: 1 })).toEqual(['Size=M: 1 2 2000']);
  });

  it('dates refunds at their own time, with the properties of their line', async () => {
    const { table } = await aShop();
    expect(await table(5, 6)).toEqual(['Size=M: 0 -1 -1000', '_source=bar: 0 -1 -1000']);
    expect(await table(1, 6)).toEqual(['_source=bar: 2 3 1800', 'Size=M: 1 1 1000', 'Size=L: 1 1 300']);
  });

  it('excludes the end of a range', async () => {
    const { table } = await aShop();
    expect(await table(2, 5)).toEqual(['Size=L: 1 1 300', '_source=bar: 1 1 300']);
    expect(await table(3, 5)).toEqual([]);
  });

  it('matches the figures of the report', async () => {
    const { sums } = await aShop();
    const [{ key: _, value: __, ...figures } = { key: '', value: '' }] = await sums(1, 6);
    const [tab] = LINE_ITEM_PROPERTY.tabs;
    expect(Object.keys(figures).filter((key) => columnOf(tab, key) === null)).toEqual([]);
    expect(Object.keys(figures).sort()).toEqual(tab.columns.map(({ key }) => key).sort());
  });
});
