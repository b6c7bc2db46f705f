import { at, each, textAt } from '@cartwright/dev-store/testing/read-json';
import type { Shopper } from '@cartwright/dev-store/testing/running-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, responseOf, type StoreUnderTest, theStoreUnderTest } from './store-under-test';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await theStoreUnderTest();
});
afterAll(() => store.close());

async function withCupScarfAndTea(): Promise<Shopper> {
  const anna = store.shopper();
  await anna.post('/cart/add.js', { items: [{ id: store.cup }, { id: store.redScarf }, { id: store.tea }] });
  return anna;
}

/** Source unless a case says another: shopify.dev/docs/api/ajax/reference/cart, POST /{locale}/cart/change.js. */
describe('POST cart/change.js', () => {
  it('finds a line by key, 1-based position or variant, and returns the cart', async () => {
    const anna = await withCupScarfAndTea();
    await anna.post('/cart/change.js', { id: await keyOf(anna, 0), quantity: 2 });
    await anna.post('/cart/change.js', { line: 2, quantity: 3 });
    const { body } = await responseOf(await anna.post('/cart/change.js', { id: store.tea, quantity: 4 }));
    expect(each(body, 'items', 'quantity')).toEqual([2, 3, 4]);
    expect(at(body, 'item_count')).toBe(9);
  });

  it('also reads a form', async () => {
    const anna = await withCupScarfAndTea();
    const { body } = await responseOf(await anna.form('/cart/change.js', { line: '1', quantity: '0' }));
    expect(each(body, 'items', 'variant_id')).toEqual([store.redScarf, store.tea]);
  });

  it('changes the first of several lines of a variant', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', {
      items: [{ id: store.cup }, { id: store.cup, properties: { a: 'b' } }],
    });
    await anna.post('/cart/change.js', { id: store.cup, quantity: 5 });
    expect(each(await anna.cart(), 'items', 'quantity')).toEqual([5, 1]);
  });

  it('removes only the line whose quantity becomes 0', async () => {
    const anna = await withCupScarfAndTea();
    const before = each(await anna.cart(), 'items', 'key');
    await anna.post('/cart/change.js', { id: before[1], quantity: 0 });
    expect(each(await anna.cart(), 'items', 'key')).toEqual([before[0], before[2]]);
  });

  it('replaces all properties, which changes the key', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.cup, properties: { a: '1', b: '2' } }] });
    const key = await keyOf(anna, 0);
    await anna.post('/cart/change.js', { line: 1, quantity: 1, properties: { c: '3' } });
    expect(at(await anna.cart(), 'items', 0, 'properties')).toEqual({ c: '3' });
    expect(await keyOf(anna, 0)).not.toBe(key);
  });

  it('can’t remove the last property', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.cup, properties: { a: '1' } }] });
    await anna.post('/cart/change.js', { line: 1, quantity: 1, properties: {} });
    expect(at(await anna.cart(), 'items', 0, 'properties')).toEqual({ a: '1' });
  });

  it('sets a plan, removes it by null or empty text, and defaults the quantity to 1', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.tea, quantity: 2 }] });
    const planOf = async () =>
      at(await anna.cart(), 'items', 0, 'selling_plan_allocation', 'selling_plan', 'id');
    await anna.post('/cart/change.js', { line: 1, quantity: 2, selling_plan: store.plan });
    expect(await planOf()).toBe(store.plan);
    await anna.post('/cart/change.js', { line: 1, quantity: 2, selling_plan: null });
    expect(await planOf()).toBeUndefined();
    await anna.post('/cart/change.js', { line: 1, selling_plan: store.plan });
    expect(await planOf()).toBe(store.plan);
    expect(at(await anna.cart(), 'item_count')).toBe(1);
    await anna.post('/cart/change.js', { line: 1, quantity: 1, selling_plan: '' });
    expect(await planOf()).toBeUndefined();
  });

  it('rejects a plan that the variant doesn’t have (community.shopify.com 139916)', async () => {
    const anna = await withCupScarfAndTea();
    const { status, body } = await responseOf(
      await anna.post('/cart/change.js', { line: 1, quantity: 1, selling_plan: store.plan }),
    );
    expect(status).toBe(422);
    expect(textAt(body, 'description')).toBe('Cannot apply selling plan to variant');
  });

  it.each([
    ['a stale key', { id: '1:00000000000000000000000000000000', quantity: 0 }],
    ['a variant missing from the cart', { id: 1, quantity: 1 }],
    ['a position without a line', { line: 9, quantity: 1 }],
    ['no line at all', { quantity: 1 }],
  ])('returns 400 for %s', async (_name, request) => {
    const anna = await withCupScarfAndTea();
    const { status, body } = await responseOf(await anna.post('/cart/change.js', request));
    expect(status).toBe(400);
    expect(body).toEqual({
      status: 'bad_request',
      message: 'no valid id or line parameter',
      description: 'no valid id or line parameter',
    });
    expect(at(await anna.cart(), 'item_count')).toBe(3);
  });

  it('caps the quantity at the stock, and returns 422 in `errors`, which themes read (Dawn, cart.js)', async () => {
    const anna = await withCupScarfAndTea();
    const { status, body } = await responseOf(await anna.post('/cart/change.js', { line: 2, quantity: 50 }));
    expect(status).toBe(422);
    expect(textAt(body, 'errors')).not.toBe('');
    expect(each(await anna.cart(), 'items', 'quantity')).toEqual([1, 5, 1]);
  });

  it('returns added and removed items (schemas of public clients)', async () => {
    const anna = await withCupScarfAndTea();
    const { body } = await responseOf(await anna.post('/cart/change.js', { line: 1, quantity: 0 }));
    expect(at(body, 'items_added')).toEqual([]);
    expect(each(body, 'items_removed', 'variant_id')).toEqual([store.cup]);
  });
});
