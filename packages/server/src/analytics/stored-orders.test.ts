import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { orderLines, orders } from '../db/schema';
import { aReadOrder } from '../testing/a-read-order';
import { testDatabase } from '../testing/test-database';
import { purgeOrders, redactOrders, replaceOrders } from './stored-orders';

const database = testDatabase();
const LINK = '3f0c1a58-6b1a-4a5e-9a53-2a3b8a1e7c11';

const typed: Readonly<Record<string, string>> = { _source: 'bar', Engraving: 'For Anna' };
const anOrder = (id: number, at = '2026-01-09T12:00:00Z') =>
  aReadOrder({
    id,
    updatedAt: new Date(at),
    attributes: [{ key: '__cw', value: LINK }],
    lines: [{ properties: typed }],
    refunds: [{ line: 1, units: 1, subtotal: 10 }],
  });

function aShop() {
  const store = forShop(database(), randomUUID());
  return {
    store,
    replace: (...read: Parameters<typeof replaceOrders>[1]) =>
      store.transaction((transaction) => replaceOrders(transaction, read)),
    links: async () => new Map((await store.rows(orders)).map(({ orderId, link }) => [orderId, link])),
    properties: async () =>
      new Map(
        (await store.rows(orderLines)).map(({ orderId, kind, properties }) => [
          `${kind} ${orderId}`,
          properties,
        ]),
      ),
  };
}

test('ignores a response older than the stored order, and applies one of the same instant', async () => {
  const { store, replace } = aShop();
  const kinds = async () => (await store.rows(orders)).map(({ isEdited }) => isEdited);
  await replace(anOrder(1));
  await replace({ ...anOrder(1, '2026-01-09T11:59:59Z'), isEdited: true });
  expect(await kinds()).toEqual([false]);
  await replace({ ...anOrder(1), isEdited: true });
  expect(await kinds()).toEqual([true]);
});

test('redacts a customer’s orders but keeps our own data, also when read again', async () => {
  const { replace, links, properties, store } = aShop();
  const other = forShop(database(), randomUUID());
  await other.transaction((transaction) => replaceOrders(transaction, [anOrder(1)]));
  await replace(anOrder(1), anOrder(2));
  expect(await redactOrders(store, [1, 99])).toBe(1);
  const forgotten = async () => {
    expect(await links()).toEqual(
      new Map([
        [1, null],
        [2, LINK],
      ]),
    );
    expect(await properties()).toEqual(
      new Map([
        ['sale 1', { _source: 'bar' }],
        ['refund 1', null],
        ['sale 2', typed],
        ['refund 2', null],
      ]),
    );
  };
  await forgotten();
  await replace(anOrder(1, '2026-01-10T12:00:00Z'));
  await forgotten();
  expect(await redactOrders(store, [])).toBe(0);
  expect((await other.rows(orders)).map(({ link }) => link)).toEqual([LINK]);
});

test('deletes a deleted order with its lines, and only the lines of a canceled one', async () => {
  const { store, replace } = aShop();
  await replace(anOrder(1), anOrder(2));
  await replace({ ...anOrder(2), isCancelled: true });
  await purgeOrders(store, [1]);
  expect((await store.rows(orders)).map(({ orderId, isCancelled }) => [orderId, isCancelled])).toEqual([
    [2, true],
  ]);
  expect(await store.count(orderLines)).toBe(0);
});
