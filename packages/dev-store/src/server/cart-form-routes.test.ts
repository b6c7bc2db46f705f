import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { aRunningStore } from '../testing/running-store';

let store: RunningStore;

beforeAll(async () => {
  store = await aRunningStore();
});
afterAll(() => store.close());

const target = async (path: string, body?: Record<string, string>) => {
  const response = await fetch(`${store.url}${path}`, {
    redirect: 'manual',
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  });
  return response.headers.get('location');
};

describe('the cart by forms and links', () => {
  it.each([
    ['the cart form', '/cart', { 'updates[999]': '1' }],
    ['a link', '/cart/change?id=999&quantity=1', undefined],
  ])('leads %s that is refused to the cart page with the reason', async (_what, path, body) => {
    expect(await target(path, body)).toMatch(/^\/cart\?error=\w/);
  });

  it('leads a form that was done where it wants to go', async () => {
    expect(await target('/cart', { note: 'Hi' })).toBe('/cart');
    expect(await target('/cart', { note: 'Hi', checkout: '' })).toBe('/checkout');
  });
});
