import { deleteCart } from '@cartwright/core/contract/cart-list';
import { duplicateCart, readCart, saveCart, setFallback } from '@cartwright/core/contract/carts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartRows } from '../cart/cart-rows';
import { ensureShop } from '../db/shop-row';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { forShop } from './for-shop';
import { carts } from './schema';

const database = testDatabase();
const startApp = testApps(database);

test('no call reads or changes another shop’s carts', async () => {
  const a = await startApp();
  const b = await startApp();
  const { cart, revision } = await a.save(await a.create('Of shop A'), { enabled: true });
  const params = { id: cart.id };

  expect(await b.refused(readCart, { params })).toMatchObject({ status: 404 });
  expect(await b.refused(saveCart, { params, body: { cart, revision } })).toMatchObject({ status: 404 });
  expect(await b.refused(deleteCart, { params, query: { revision: String(revision) } })).toMatchObject({
    status: 404,
  });
  await b.save(await b.create('Of shop B'), { enabled: true });
  expect(await b.refused(setFallback, { params, body: { isFallback: true } })).toMatchObject({ status: 404 });
  expect(await b.refused(duplicateCart, { params, body: {} })).toMatchObject({ status: 404 });

  expect(await a.ask(readCart, { params })).toMatchObject({
    revision,
    cart: { name: 'Of shop A', enabled: true },
  });
});

test('every statement is limited to the shop, even without a condition', async () => {
  const now = new Date();
  const a = forShop(database(), 'a');
  const b = forShop(database(), 'b');
  for (const store of [a, b]) await ensureShop(store, now);
  const row = {
    id: 'the-same-id',
    revision: 1,
    createdAt: now,
    updatedAt: now,
    name: 'Mine',
    enabled: true,
    isScheduled: false,
    isFallback: false,
    document: {},
  };
  await a.insert(carts, row);
  await b.insert(carts, row);

  expect(await a.columns(carts, ['id', 'name'])).toEqual([{ id: 'the-same-id', name: 'Mine' }]);
  expect(await a.countBy(carts, 'name')).toEqual(new Map([['Mine', 1]]));
  expect(await b.update(carts, { name: 'Changed' })).toHaveLength(1);
  expect(await b.updateSome(carts, { name: 'Changed' }, eq(carts.shopId, 'a'), 10)).toBe(0);
  expect(await b.removeSome(carts, eq(carts.shopId, 'a'), 10)).toBe(0);
  expect(await b.remove(carts, eq(carts.shopId, 'a'))).toHaveLength(0);
  expect(await b.remove(carts, undefined)).toHaveLength(1);

  expect(await cartRows(a)).toMatchObject([{ name: 'Mine' }]);
  expect(await cartRows(b)).toEqual([]);
});

test('a transaction that throws is rolled back', async () => {
  const store = forShop(database(), 'c');
  const broken = store.transaction(async (shop) => {
    await ensureShop(shop, new Date());
    await shop.insert(carts, {
      id: 'half',
      revision: 1,
      createdAt: new Date(),
      updatedAt: new Date(),
      name: 'Half',
      enabled: false,
      isScheduled: false,
      isFallback: false,
      document: {},
    });
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');
  expect(await cartRows(store)).toEqual([]);
});
