import { at, each } from '@cartwright/dev-store/testing/read-json';
import type { Shopper } from '@cartwright/dev-store/testing/running-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, responseOf, type StoreUnderTest, theStoreUnderTest } from './store-under-test';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await theStoreUnderTest();
});
afterAll(() => store.close());

async function withCupAndTea(): Promise<Shopper> {
  const anna = store.shopper();
  await anna.post('/cart/add.js', { items: [{ id: store.cup }, { id: store.tea }] });
  return anna;
}

const update = async (shopper: Shopper, body: unknown) =>
  responseOf(await shopper.post('/cart/update.js', body));

/** Source unless a case says another: shopify.dev/docs/api/ajax/reference/cart, POST /{locale}/cart/update.js. */
describe('POST cart/update.js', () => {
  it('sets quantities by variant and by key', async () => {
    const anna = await withCupAndTea();
    const { body } = await update(anna, { updates: { [store.cup]: 2, [await keyOf(anna, 1)]: 3 } });
    expect(each(body, 'items', 'quantity')).toEqual([2, 3]);
  });

  it('sets quantities by a list in line order, in JSON and in a form', async () => {
    const anna = await withCupAndTea();
    expect(each((await update(anna, { updates: [3, 2] })).body, 'items', 'quantity')).toEqual([3, 2]);
    const { body } = await responseOf(await anna.form('/cart/update.js', { [`updates[${store.cup}]`]: '1' }));
    expect(each(body, 'items', 'quantity')).toEqual([1, 2]);
  });

  it('removes lines by 0', async () => {
    const anna = await withCupAndTea();
    const { body } = await update(anna, { updates: { [store.cup]: 0, [store.tea]: 0 } });
    expect(at(body, 'items')).toEqual([]);
  });

  it('adds a variant that isn’t in the cart, and returns it as added (public clients’ fixtures)', async () => {
    const anna = store.shopper();
    const { body } = await update(anna, { updates: { [store.cup]: 2 } });
    expect(each(body, 'items', 'quantity')).toEqual([2]);
    expect(at(body, 'items_changelog', 'added')).toEqual([{ variant_id: store.cup, quantity: 2 }]);
  });

  it('ignores the stock of lines in the cart', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.print }] });
    const { status, body } = await update(anna, { updates: { [store.print]: 9 } });
    expect(status).toBe(200);
    expect(each(body, 'items', 'quantity')).toEqual([9]);
  });

  it('returns 404 for a variant that doesn’t exist', async () => {
    const { status, body } = await update(store.shopper(), { updates: { 1: 1 } });
    expect(status).toBe(404);
    expect(body).toEqual({ status: 404, message: 'Cart Error', description: 'Cannot find variant' });
  });

  it('sets note and attributes, and keeps those not named', async () => {
    const anna = store.shopper();
    await update(anna, { note: 'Ring twice', attributes: { 'Gift wrap': 'Yes' } });
    await anna.form('/cart/update.js', { 'attributes[From]': 'A' });
    const cart = await anna.cart();
    expect(at(cart, 'note')).toBe('Ring twice');
    expect(at(cart, 'attributes')).toEqual({ 'Gift wrap': 'Yes', From: 'A' });
  });

  it('never returns attributes that start with two underscores', async () => {
    const anna = store.shopper();
    await update(anna, { attributes: { __secret: 'x', _seen: 'y' } });
    expect(at(await anna.cart(), 'attributes')).toEqual({ _seen: 'y' });
  });
});

/** Source: the same page, update discounts; shopify.dev changelog of 21 May 2025; Horizon, cart-discount.js. */
describe('discount codes', () => {
  it('are replaced as a set, separated by commas, and cleared by empty text', async () => {
    const anna = await withCupAndTea();
    await update(anna, { updates: { [store.cup]: 3 } });
    await update(anna, { discount: 'TEN,FIVER' });
    expect(each(await anna.cart(), 'discount_codes', 'code')).toEqual(['TEN', 'FIVER']);
    await update(anna, { discount: 'FIVER' });
    expect(at(await anna.cart(), 'discount_codes')).toEqual([{ code: 'FIVER', applicable: true }]);
    await update(anna, { discount: '' });
    expect(at(await anna.cart(), 'discount_codes')).toEqual([]);
  });

  it('stay listed if unusable; one for shipping is applicable without an amount', async () => {
    const anna = await withCupAndTea();
    const { body } = await update(anna, { discount: 'NONSENSE,SHIP' });
    expect(at(body, 'discount_codes')).toEqual([
      { code: 'NONSENSE', applicable: false },
      { code: 'SHIP', applicable: true },
    ]);
    expect(at(body, 'total_discount')).toBe(0);
  });

  it('change the keys of discounted lines (support.discountninja.io 9109023)', async () => {
    const anna = await withCupAndTea();
    const stale = await keyOf(anna, 0);
    await update(anna, { discount: 'TEN' });
    expect(await keyOf(anna, 0)).not.toBe(stale);
    expect((await anna.post('/cart/change.js', { id: stale, quantity: 0 })).status).toBe(400);
  });

  it('show their amount per line and in total', async () => {
    const anna = await withCupAndTea();
    const { body } = await update(anna, { discount: 'TEN' });
    const allocations = each(body, 'items', 'line_level_discount_allocations').flat();
    const amounts = allocations.map((allocation) => Number(at(allocation, 'amount')));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(at(body, 'total_discount'));
    expect(at(allocations[0], 'discount_application')).toMatchObject({
      type: 'discount_code',
      title: 'TEN',
      value_type: 'percentage',
      total_allocated_amount: at(body, 'total_discount'),
    });
  });
});

/** Source: the same page, POST /{locale}/cart/clear.js. */
describe('POST cart/clear.js', () => {
  it('removes all lines, and keeps note and attributes', async () => {
    const anna = await withCupAndTea();
    await update(anna, { note: 'Ring twice', attributes: { gift: 'yes' } });
    const { body } = await responseOf(await anna.post('/cart/clear.js', {}));
    expect(body).toMatchObject({
      items: [],
      item_count: 0,
      total_price: 0,
      note: 'Ring twice',
      attributes: { gift: 'yes' },
    });
  });
});
