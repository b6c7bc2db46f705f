import { expect, test } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

test('a saved cart can be previewed by its id, without its discount, from any page, and is not kept', async () => {
  const app = await startApp();
  const { cart } = await app.save(await app.create('Spring'), { layout: 'double' });
  const response = await app.fetch(`/storefront/preview-config.json?cart=${cart.id}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    name: 'Spring',
    cart: { id: cart.id, layout: 'double', discountsActive: false },
  });
});

test.each(['nobody', '', '%00'])('there is no preview of "%s"', async (id) => {
  const app = await startApp();
  const response = await app.fetch(`/storefront/preview-config.json?cart=${id}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
});
