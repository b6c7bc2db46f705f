import { describe, expect, it } from 'vitest';
import { createApi } from './api';
import type { CartApp } from './cart-app';
import type { Intent } from './state/intent';

/** The public object over an app that takes everything and notes it. */
function anApi() {
  const asked: (Intent | readonly [string, number])[] = [];
  const app: CartApp = {
    isOpen: () => false,
    open: () => undefined,
    close: () => undefined,
    refresh: async () => ({ ok: true }),
    dispatch: async (intent) => {
      asked.push(intent);
      return { ok: true };
    },
    change: async (key, quantity) => {
      asked.push([key, quantity]);
      return { ok: true };
    },
    cart: () => null,
    rewards: () => null,
  };
  return {
    api: createApi(
      async () => app,
      () => app,
    ),
    asked,
  };
}

describe('the public object', () => {
  it('adds one item or several, one unit when nothing is said', async () => {
    const { api, asked } = anApi();
    await api.add({ variantId: 11 });
    await api.add([{ variantId: 11, quantity: 2 }, { variantId: 21 }]);
    expect(asked).toMatchObject([
      { type: 'add', items: [{ variantId: 11, quantity: 1, properties: {}, sellingPlanId: null }] },
      { type: 'add', items: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
  });

  it('answers that there is nothing to add', async () => {
    const { api, asked } = anApi();
    // Scripts of a page are not checked by a compiler.
    const results = [await Reflect.apply(api.add, api, []), await api.add([])];
    expect(results).toMatchObject([
      { ok: false, code: 'invalid' },
      { ok: false, code: 'invalid' },
    ]);
    expect(asked).toEqual([]);
  });

  it('takes whole numbers only', async () => {
    const { api, asked } = anApi();
    for (const quantity of [1.5, 0, Number.NaN, -1]) {
      expect(await api.add({ variantId: 11, quantity })).toMatchObject({
        ok: false,
        code: 'invalid',
        message: 'Quantity must be a whole number of 1 or more.',
      });
    }
    expect(await api.add({ variantId: Number.NaN })).toMatchObject({ ok: false, code: 'invalid' });
    expect(await api.change('key', 1.5)).toMatchObject({
      message: 'Quantity must be a whole number of 0 or more.',
    });
    expect(asked).toEqual([]);
    await api.remove('key');
    expect(asked).toEqual([['key', 0]]);
  });

  it('says so when the cart cannot be loaded', async () => {
    const api = createApi(
      async () => null,
      () => null,
    );
    expect(await api.add({ variantId: 11 })).toMatchObject({ ok: false, code: 'unavailable' });
    expect(await api.change('key', 1)).toMatchObject({ ok: false, code: 'unavailable' });
    expect(await api.open()).toBe(false);
  });
});
