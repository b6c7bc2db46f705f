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

  it('sets quantities in the order of the lines by a list, in JSON and in a form', async () => {
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

  it('adds a variant that is not in the cart, and tells so (public clients’ fixtures)', async () => {
    const anna = store.shopper();
    const { body } = await update(anna, { updates: { [store.cup]: 2 } });
    expect(each(body, 'items', 'quantity')).toEqual([2]);
    expect(at(body, 'items_changelog', 'added')).toEqual([{ variant_id: store.cup, quantity: 2 }]);
  });

  it('does not look at the stock of what is in the cart', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.print }] });
    const { status, body } = await update(anna, { updates: { [store.print]: 9 } });
    expect(status).toBe(200);
    expect(each(body, 'items', 'quantity')).toEqual([9]);
  });

  it('answers 404 to a variant that does not exist', async () => {
    const { status, body } = await update(store.shopper(), { updates: { 1: 1 } });
    expect(status).toBe(404);
    expect(body).toEqual({ status: 404, message: 'Cart Error', description: 'Cannot find variant' });
  });

  it('sets note and attributes, and leaves what is not named', async () => {
    const anna = store.shopper();
    await update(anna, { note: 'Ring twice', attributes: { 'Gift wrap': 'Yes' } });
    await anna.form('/cart/update.js', { 'attributes[From]': 'A' });
    const cart = await anna.cart();
    expect(at(cart, 'note')).toBe('Ring twice');
    expect(at(cart, 'attributes')).toEqual({ 'Gift wrap': 'Yes', From: 'A' });
  });

  it('never shows attributes that begin with two underscores', async () => {
    const anna = store.shopper();
    await update(anna, { attributes: { __secret: 'x', _seen: 'y' } });
    expect(at(await anna.cart(), 'attributes')).toEqual({ _seen: 'y' });
  });
});

/** Source: the same page, update discounts; shopify.dev changelog of 21 May 2025; Horizon, cart-discount.js. */
describe('discount codes', () => {
  it('are set as a whole, several by commas, and cleared by an empty text', async () => {
    const anna = await withCupAndTea();
    await update(anna, { updates: { [store.cup]: 3 } });
    await update(anna, { discount: 'TEN,FIVER' });
    expect(each(await anna.cart(), 'discount_codes', 'code')).toEqual(['TEN', 'FIVER']);
    await update(anna, { discount: 'FIVER' });
    expect(at(await anna.cart(), 'discount_codes')).toEqual([{ code: 'FIVER', applicable: true }]);
    await update(anna, { discount: '' });
    expect(at(await anna.cart(), 'discount_codes')).toEqual([]);
  });

  it('stay listed when they cannot be used; one for shipping is applicable and takes nothing off', async () => {
    const anna = await withCupAndTea();
    const { body } = await update(anna, { discount: 'NONSENSE,SHIP' });
    expect(at(body, 'discount_codes')).toEqual([
      { code: 'NONSENSE', applicable: false },
      { code: 'SHIP', applicable: true },
    ]);
    expect(at(body, 'total_discount')).toBe(0);
  });

  it('change the keys of the lines that they discount (support.discountninja.io 9109023)', async () => {
    const anna = await withCupAndTea();
    const stale = await keyOf(anna, 0);
    await update(anna, { discount: 'TEN' });
    expect(await keyOf(anna, 0)).not.toBe(stale);
    expect((await anna.post('/cart/change.js', { id: stale, quantity: 0 })).status).toBe(400);
  });

  it('tell their part on each line and their sum', async () => {
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
  it('takes all lines, and leaves note and attributes', async () => {
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
