import { listCarts } from '@cartwright/core/contract/cart-list';
import { duplicateCart } from '@cartwright/core/contract/carts';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { expect, test } from 'vitest';
import { withGifts } from '../testing/a-rewarding-cart';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

test('a saved cart is previewed by its key from any page, without its discount, uncached', async () => {
  const app = await startApp();
  const { cart, previewKey } = await app.save(await app.create('Spring'), { layout: 'double' });
  const response = await app.fetch(`/storefront/preview-config.json?key=${previewKey}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    name: 'Spring',
    cart: { id: cart.id, layout: 'double', discountsActive: false },
  });
});

test('a cart’s public id doesn’t open its unpublished preview', async () => {
  const app = await startApp();
  const { cart, previewKey } = await app.save(await app.create('Spring'), { enabled: true });
  expect(previewKey).not.toBe(cart.id);
  expect((await app.fetch(`/storefront/preview-config.json?key=${cart.id}`)).status).toBe(404);
  expect(await (await app.fetch('/storefront/config.json')).text()).not.toContain(previewKey);
});

test('a cart’s key is permanent, shown in list and editor, and new for a copy', async () => {
  const app = await startApp();
  const created = await app.create('Spring');
  const { previewKey } = created;
  const saved = await app.save(created, { layout: 'double' });
  expect(saved.previewKey).toBe(previewKey);
  const { cart: copy } = await app.ask(duplicateCart, { params: { id: created.cart.id }, body: {} });
  const { combinedCarts } = await app.ask(listCarts);
  const keys = combinedCarts.map((each) => each.previewKey);
  expect(keys).toEqual([copy.previewKey, previewKey]);
  expect(new Set(keys).size).toBe(2);
});

test.each(['nobody', '', '%00'])('returns no preview for "%s"', async (id) => {
  const app = await startApp();
  const response = await app.fetch(`/storefront/preview-config.json?key=${id}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
});

const MUG = { id: 11, title: 'Mug', variants: [{ id: 111, title: 'Default Title', price: '12.50' }] };

/** A cart with a gift, in the store or not. */
async function withAGift(app: TestApp, enabled: boolean) {
  app.shopify.products.push(MUG);
  const created = await app.create('Spring');
  const products = [{ product_id: 11, variant_ids: [111] }];
  return app.save(created, { ...withGifts(created, products), enabled });
}

const previewed = async (app: TestApp, key: string): Promise<{ name: string; cart: StorefrontCart }> =>
  JSON.parse(await (await app.fetch(`/storefront/preview-config.json?key=${key}`)).text());

test.each(['hangs', 500, 401] as const)(
  'uses published products without waiting while Shopify has trouble (%s)',
  async (trouble) => {
    const app = await startApp();
    const { previewKey } = await withAGift(app, true);
    let requests = 0;
    app.shopify.before = async (operation) => {
      if (operation === 'ProductsById') requests += 1;
    };
    app.shopify.trouble = trouble;
    const { cart } = await previewed(app, previewKey);
    expect(cart.products).toMatchObject([{ id: 11, title: 'Mug', variants: [{ id: 111, price: 1250 }] }]);
    // Nobody has waited until a call to Shopify is taken for lost and made again.
    if (trouble === 'hangs') expect(requests).toBe(1);
  },
);

test('omits products of a never published cart then', async () => {
  const app = await startApp();
  const { previewKey } = await withAGift(app, false);
  app.shopify.trouble = 401;
  expect(await previewed(app, previewKey)).toMatchObject({ name: 'Spring', cart: { products: [] } });
});

test('makes at most sixty calls a minute to Shopify, and still shows the cart', async () => {
  const app = await startApp({ clock: () => new Date(0) });
  const { previewKey } = await withAGift(app, true);
  await app.idle();
  app.shopify.calls.length = 0;
  const looks = [];
  for (let look = 0; look < 65; look++) looks.push(await previewed(app, previewKey));
  expect(app.shopify.calls.filter((call) => call === 'ProductsById')).toHaveLength(60);
  expect(looks.at(-1)).toEqual(looks[0]);
});

test('reads and compiles the cart once for concurrent previews', async () => {
  const app = await startApp();
  const { previewKey } = await withAGift(app, true);
  await app.idle();
  let requests = 0;
  app.shopify.before = async (operation) => {
    if (operation === 'ProductsById') requests += 1;
  };
  app.shopify.trouble = 'hangs';
  const responses = await Promise.all(Array.from({ length: 20 }, () => previewed(app, previewKey)));
  expect(responses.every(({ name }) => name === 'Spring')).toBe(true);
  expect(requests).toBe(1);
});

test('limits previews per address like reports', async () => {
  let time = 0;
  const app = await startApp({ clock: () => new Date(time), trustedProxies: 0 });
  const preview = () => app.fetch('/storefront/preview-config.json?key=nobody');
  for (let request = 0; request < 120; request++) await preview();
  const refused = await preview();
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: { code: 'too_many_requests' } },
  ]);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  time += 60_000;
  expect((await preview()).status).toBe(404);
});
