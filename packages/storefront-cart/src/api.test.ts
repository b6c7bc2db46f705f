import { expect, it, vi } from 'vitest';
import { createApi } from './api';
import type { CartApp } from './app/cart-app';

it('returns unavailable when the cart can’t be loaded', async () => {
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

it('returns unavailable when a call’s implementation can’t be loaded', async () => {
  const call = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const app: Pick<CartApp, 'call'> = { call };
  const api = createApi(
    async () => app as CartApp,
    () => null,
  );
  expect(await api.add({ variantId: 11 })).toMatchObject({ ok: false, code: 'unavailable' });
});

it('rejects unknown events with an error at the call', () => {
  const api = createApi(
    async () => null,
    () => null,
  );
  for (const args of [
    ['nonexistent', () => undefined],
    ['toString', () => undefined],
    ['change', 'draw'],
    [],
  ]) {
    expect(() => Reflect.apply(api.on, api, args), String(args[0])).toThrow(TypeError);
  }
  expect(() => Reflect.apply(api.on, api, ['nonexistent', () => undefined])).toThrow(
    'There is no event "nonexistent".',
  );
});

it('runs the next callback after one throws', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const api = createApi(
    async () => null,
    () => null,
  );
  const next = vi.fn();
  api.push((cart) => {
    Reflect.apply(cart.on, cart, ['nonexistent', () => undefined]);
  });
  api.push(next);
  expect(reported).toHaveBeenCalledOnce();
  expect(next).toHaveBeenCalledWith(api);
  vi.unstubAllGlobals();
});
