import { at, each, textAt } from '@cartwright/dev-store/testing/read-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseOf, type StoreUnderTest, theStoreUnderTest } from './store-under-test';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await theStoreUnderTest();
});
afterAll(() => store.close());

/** Source: shopify.dev/docs/api/ajax/reference/cart, GET /{locale}/cart.js. */
describe('GET cart.js', () => {
  it('has every field of an empty cart', async () => {
    const cart = await store.shopper().cart();
    expect(cart).toMatchObject({
      note: null,
      attributes: {},
      original_total_price: 0,
      total_price: 0,
      total_discount: 0,
      total_weight: 0,
      item_count: 0,
      items: [],
      requires_shipping: false,
      items_subtotal_price: 0,
      cart_level_discount_applications: [],
    });
    expect(textAt(cart, 'token')).toContain('?key=');
    expect(textAt(cart, 'currency')).toMatch(/^[A-Z]{3}$/);
  });

  it('has every field of a line', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.redScarf, quantity: 2 }] });
    const line = at(await anna.cart(), 'items', 0);
    const price = Number(at(line, 'price'));
    expect(line).toMatchObject({
      id: store.redScarf,
      variant_id: store.redScarf,
      quantity: 2,
      title: 'Scarf - Red',
      product_title: 'Scarf',
      variant_title: 'Red',
      variant_options: ['Red'],
      product_has_only_default_variant: false,
      gift_card: false,
      requires_shipping: true,
      original_price: price,
      discounted_price: price,
      final_price: price,
      line_price: 2 * price,
      original_line_price: 2 * price,
      final_line_price: 2 * price,
      total_discount: 0,
      discounts: [],
      line_level_discount_allocations: [],
      line_level_total_discount: 0,
      handle: 'scarf',
    });
    expect(each(line, 'options_with_values', 'value')).toEqual(['Red']);
    expect(textAt(line, 'url')).toContain(`/products/scarf?variant=${store.redScarf}`);
  });

  it('is also served as cart.json (Horizon, cart-discount.js)', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.cup }] });
    expect((await responseOf(await anna.get('/cart.json'))).body).toEqual(await anna.cart());
  });

  it('renders the requested `sections` after the change, and null for missing ones', async () => {
    const anna = store.shopper();
    const { status, body } = await responseOf(
      await anna.post('/cart/add.js', { items: [{ id: store.cup }], sections: 'no-such-section' }),
    );
    expect(status).toBe(200);
    expect(at(body, 'sections')).toEqual({ 'no-such-section': null });
  });

  it.each([
    ['more than five sections', { sections: 'a,b,c,d,e,f' }],
    ['a path without a leading /', { sections: 'a', sections_url: 'cart' }],
  ])('returns 400 for %s, although the change is made', async (_name, wrong) => {
    const anna = store.shopper();
    const { status } = await anna.post('/cart/update.js', { updates: { [store.cup]: 2 }, ...wrong });
    expect(status).toBe(400);
    expect(at(await anna.cart(), 'item_count')).toBe(2);
  });
});

/** Source: shopify.dev/docs/api/ajax, locale-aware URLs; Liquid `cart.currency`. */
describe('market with its own root', () => {
  it('has the same cart in its currency', async () => {
    const anna = store.shopper();
    await anna.post('/de/cart/add.js', { items: [{ id: store.cup }] });
    const [home, abroad] = [await anna.cart(), (await responseOf(await anna.get('/de/cart.js'))).body];
    expect(at(abroad, 'token')).toBe(at(home, 'token'));
    expect(at(abroad, 'currency')).toBe('EUR');
    expect(at(abroad, 'items', 0, 'price')).not.toBe(at(home, 'items', 0, 'price'));
    expect(textAt(abroad, 'items', 0, 'url')).toMatch(/^\/de\/products\/cup/);
  });

  it('has its prices in products', async () => {
    const { body } = await responseOf(await fetch(`${store.url}/de/products/cup.js`));
    const anna = store.shopper();
    await anna.post('/de/cart/add.js', { items: [{ id: store.cup }] });
    const cart = (await responseOf(await anna.get('/de/cart.js'))).body;
    expect(at(cart, 'items', 0, 'price')).toBe(at(body, 'price'));
  });
});

/** Source: shopify.dev/docs/api/ajax/reference/cart, generate shipping rates. */
describe('shipping rates', () => {
  const address = 'shipping_address[zip]=10115&shipping_address[country]=Germany&shipping_address[province]=';

  it('are null while being prepared, then available', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.cup }] });
    const prepared = await anna.form(`/cart/prepare_shipping_rates.json?${address}`, {});
    expect(prepared.ok).toBe(true);
    let rates: unknown = null;
    for (let tries = 0; rates === null && tries < 20; tries += 1) {
      rates = (await responseOf(await anna.get(`/cart/async_shipping_rates.json?${address}`))).body;
    }
    expect(each(rates, 'shipping_rates', 'name').length).toBeGreaterThan(0);
    expect(textAt(rates, 'shipping_rates', 0, 'price')).toMatch(/^\d+\.\d\d$/);
  });

  it('are available at once under shipping_rates.json', async () => {
    const anna = store.shopper();
    await anna.post('/cart/add.js', { items: [{ id: store.cup }] });
    const { body } = await responseOf(await anna.get(`/cart/shipping_rates.json?${address}`));
    expect(textAt(body, 'shipping_rates', 0, 'price')).toMatch(/^\d+\.\d\d$/);
  });
});
