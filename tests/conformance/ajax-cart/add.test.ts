import { at, each, textAt } from '@cartwright/dev-store/testing/read-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, responseOf, type StoreUnderTest, theStoreUnderTest } from './store-under-test';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await theStoreUnderTest();
});
afterAll(() => store.close());

/** Source unless a case says another: shopify.dev/docs/api/ajax/reference/cart, POST /{locale}/cart/add.js. */
describe('POST cart/add.js', () => {
  it('returns the lines that contain the added items', async () => {
    const anna = store.shopper();
    const { status, body } = await responseOf(
      await anna.post('/cart/add.js', { items: [{ id: store.cup, quantity: 2 }, { id: store.tea }] }),
    );
    expect(status).toBe(200);
    expect(each(body, 'items', 'variant_id')).toEqual([store.cup, store.tea]);
    expect(each(body, 'items', 'quantity')).toEqual([2, 1]);
  });

  it('returns an existing line with its new quantity', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.cup, quantity: 2 }] });
    const { body } = await responseOf(await anna.post('/cart/add.js', { items: [{ id: store.cup }] }));
    expect(at(body, 'items', 0, 'quantity')).toBe(3);
  });

  it('splits different properties or plans into separate lines', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', {
      items: [
        { id: store.tea },
        { id: store.tea, properties: { 'First name': 'Caroline' } },
        { id: store.tea, selling_plan: store.plan },
      ],
    });
    const cart = await anna.cart();
    expect(each(cart, 'items', 'quantity')).toEqual([1, 1, 1]);
    expect(new Set(each(cart, 'items', 'key')).size).toBe(3);
    expect(each(cart, 'items', 'key').every((key) => String(key).startsWith(`${store.tea}:`))).toBe(true);
    expect(at(cart, 'items', 1, 'properties')).toEqual({ 'First name': 'Caroline' });
  });

  it('returns a plan with its allocation', async () => {
    const { body } = await responseOf(
      await store.shopper().post('/cart/add.js', { items: [{ id: store.tea, selling_plan: store.plan }] }),
    );
    const allocation = at(body, 'items', 0, 'selling_plan_allocation');
    expect(at(allocation, 'selling_plan', 'id')).toBe(store.plan);
    expect(Number(at(allocation, 'price'))).toBeLessThan(Number(at(allocation, 'compare_at_price')));
    expect(at(allocation, 'per_delivery_price')).toBe(at(allocation, 'price'));
  });

  it('returns the bare line for a single form: themes read its `id` (Dawn, product-form.js)', async () => {
    const anna = store.shopper();
    await anna.cart();
    const fields = { id: String(store.cup), quantity: '2', 'properties[Engraving]': 'For A.' };
    const { body } = await responseOf(await anna.form('/cart/add.js', fields));
    expect(at(body, 'id')).toBe(store.cup);
    expect(at(body, 'quantity')).toBe(2);
    expect(at(body, 'properties')).toEqual({ Engraving: 'For A.' });
    expect(at(body, 'items')).toBeUndefined();
  });

  it('keeps private properties (with an underscore) in the JSON', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.cup, properties: { _foo: 'bar', gift: true } }] });
    expect(at(await anna.cart(), 'items', 0, 'properties')).toEqual({ _foo: 'bar', gift: true });
  });

  it('adds what is in stock of a larger quantity, with status 422', async () => {
    const anna = store.shopper();
    const { status, body } = await responseOf(
      await anna.post('/cart/add.js', { items: [{ id: store.print, quantity: 5 }] }),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: 422, message: 'Cart Error' });
    expect(textAt(body, 'description')).not.toBe('');
    expect(at(await anna.cart(), 'item_count')).toBe(2);
  });

  it('says in the words of the changelog of 4 March 2025 how many were added, and that there are no more', async () => {
    const anna = store.shopper();
    const send = async () =>
      (await responseOf(await anna.post('/cart/add.js', { id: store.print, quantity: 5 }))).body;
    expect(textAt(await send(), 'description')).toMatch(/^Only 2 items were added to your cart/);
    expect(textAt(await send(), 'description')).toBe(
      'The maximum quantity of this item is already in your cart.',
    );
    expect(at(await anna.cart(), 'item_count')).toBe(2);
  });

  it('rejects a sold-out variant by name', async () => {
    const { status, body } = await responseOf(
      await store.shopper().post('/cart/add.js', { items: [{ id: store.blueScarf }] }),
    );
    expect(status).toBe(422);
    expect(textAt(body, 'description')).toBe("The product 'Scarf - Blue' is already sold out.");
  });

  it('adds nothing of a batch with an invalid item (observed by a public gift app)', async () => {
    const anna = store.shopper();
    const response = await anna.post('/cart/add.js', { items: [{ id: store.cup }, { id: store.blueScarf }] });
    expect(response.status).toBe(422);
    expect(at(await anna.cart(), 'item_count')).toBe(0);
  });

  it('rejects a plan of another product (community.shopify.com 139916)', async () => {
    const { status, body } = await responseOf(
      await store.shopper().post('/cart/add.js', { items: [{ id: store.cup, selling_plan: store.plan }] }),
    );
    expect(status).toBe(422);
    expect(textAt(body, 'description')).toBe('Cannot apply selling plan to variant');
  });
});

/** Source: shopify.dev/docs/apps/build/product-merchandising/nested-cart-lines. */
describe('nested lines', () => {
  it('follow their parent, and are removed with it', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', {
      items: [{ id: store.tea }, { id: store.cup }, { id: store.print, parent_id: store.cup }],
    });
    const ids = each(await anna.cart(), 'items', 'variant_id');
    expect(ids.indexOf(store.print)).toBe(ids.indexOf(store.cup) + 1);
    await anna.post('/cart/change.js', { id: await keyOf(anna, ids.indexOf(store.cup)), quantity: 0 });
    expect(each(await anna.cart(), 'items', 'variant_id')).toEqual([store.tea]);
  });

  it('can be added to an existing line by its key', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.tea }, { id: store.cup }] });
    const parent_line_key = await keyOf(anna, 0);
    await anna.post('/cart/add.js', { items: [{ id: store.print, parent_line_key }] });
    expect(each(await anna.cart(), 'items', 'variant_id')).toEqual([store.tea, store.print, store.cup]);
  });

  it('can’t have the variant of their parent', async () => {
    const anna = store.shopper();
    const items = [{ id: store.cup }, { id: store.cup, parent_id: store.cup }];
    expect((await anna.post('/cart/add.js', { items })).ok).toBe(false);
  });
});
