import { expect, it } from 'vitest';
import { createApi } from './api';
import type { CartApp } from './cart-app';

it('says so when the cart cannot be loaded', async () => {
  const api = createApi(
    async () => null,
    () => null,
  );
  expect(await api.add({ variantId: 11 })).toMatchObject({ ok: false, code: 'unavailable' });
  expect(await api.change('key', 1)).toMatchObject({ ok: false, code: 'unavailable' });
  expect(await api.refresh()).toMatchObject({ ok: false, code: 'unavailable' });
  expect(await api.open()).toBe(false);
  expect([api.cart, api.rewards]).toEqual([null, null]);
});

it('says the same when only what carries out a call cannot be had', async () => {
  const call = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const app: Pick<CartApp, 'call'> = { call };
  const api = createApi(
    async () => app as CartApp,
    () => null,
  );
  expect(await api.add({ variantId: 11 })).toMatchObject({ ok: false, code: 'unavailable' });
});
