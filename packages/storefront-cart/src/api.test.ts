import { expect, it } from 'vitest';
import { createApi } from './api';

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
