import { duplicateCart, listCarts } from '@cartwright/core/contract/carts';
import { expect, test } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

test('a saved cart can be previewed by its key, without its discount, from any page, and is not kept', async () => {
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

test('who knows the id of a cart, which stands in the pages of a live one, cannot read what is not published', async () => {
  const app = await startApp();
  const { cart, previewKey } = await app.save(await app.create('Spring'), { enabled: true });
  expect(previewKey).not.toBe(cart.id);
  expect((await app.fetch(`/storefront/preview-config.json?key=${cart.id}`)).status).toBe(404);
  expect(await (await app.fetch('/storefront/config.json')).text()).not.toContain(previewKey);
});

test('the key of a cart stays as it is; list and editor name it, and a copy has its own', async () => {
  const app = await startApp();
  const made = await app.create('Spring');
  const { previewKey } = made;
  const saved = await app.save(made, { layout: 'double' });
  expect(saved.previewKey).toBe(previewKey);
  const { cart: copy } = await app.ask(duplicateCart, { params: { id: made.cart.id }, body: {} });
  const { combinedCarts } = await app.ask(listCarts);
  const keys = combinedCarts.map((each) => each.previewKey);
  expect(keys).toEqual([copy.previewKey, previewKey]);
  expect(new Set(keys).size).toBe(2);
});

test.each(['nobody', '', '%00'])('there is no preview of "%s"', async (id) => {
  const app = await startApp();
  const response = await app.fetch(`/storefront/preview-config.json?key=${id}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
});
