import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { replaceOrders } from './analytics/stored-orders';
import { appHooks } from './app-hooks';
import { forShop } from './db/for-shop';
import { orderLines } from './db/schema';
import { aReadOrder } from './testing/a-read-order';
import { testDatabase } from './testing/test-database';

const database = testDatabase();

test('a redaction webhook removes customer input from that shop’s orders', async () => {
  const [ours, theirs] = [randomUUID(), randomUUID()].map((shop) => forShop(database(), shop));
  if (!ours || !theirs) throw new Error('There are two.');
  const order = aReadOrder({ id: 7, lines: [{ properties: { Engraving: 'For Anna' } }] });
  for (const store of [ours, theirs]) await replaceOrders(store, [order]);
  const hooks = appHooks({
    database: database(),
    find: async () => null,
    clock: () => new Date(0),
    scopesChanged: async () => {},
  });
  expect(await hooks.customerRedacted(ours.shopId, [7, 8])).toBe(1);
  expect((await ours.rows(orderLines)).map(({ properties }) => properties)).toEqual([{}]);
  expect((await theirs.rows(orderLines)).map(({ properties }) => properties)).toEqual([
    { Engraving: 'For Anna' },
  ]);
});
