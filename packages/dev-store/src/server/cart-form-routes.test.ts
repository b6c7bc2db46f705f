import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { aRunningStore, aShopper } from '../testing/running-store';
import { theVariant } from '../testing/small-store';

const ONE = theVariant('cup');
const OTHER = theVariant('print');

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

describe('cart forms and links', () => {
  it.each([
    ['the cart form', '/cart', { 'updates[999]': '1' }],
    ['a link', '/cart/change?id=999&quantity=1', undefined],
  ])('redirect %s to the cart page with the reason when rejected', async (_what, path, body) => {
    expect(await target(path, body)).toMatch(/^\/cart\?error=\w/);
  });

  it('redirect a successful form to its target', async () => {
    expect(await target('/cart', { note: 'Hi' })).toBe('/cart');
    expect(await target('/cart', { note: 'Hi', checkout: '' })).toBe('/checkout');
  });

  it('redirect a cart link to checkout, with properties on its first item', async () => {
    const shopper = aShopper(store.url);
    await shopper.post('/cart/add.js', { id: OTHER, quantity: 5 });
    const properties = Buffer.from(JSON.stringify({ Engraving: 'Zoë', _from: 1 })).toString('base64url');
    const response = await shopper.get(`/cart/${ONE}:2,${OTHER}:1?properties=${properties}`);
    expect(response.headers.get('location')).toBe('/checkout');
    expect(await shopper.cart()).toMatchObject({
      items: [
        { id: ONE, quantity: 2, properties: { Engraving: 'Zoë', _from: '1' } },
        { id: OTHER, quantity: 1 },
      ],
    });
    await shopper.get(`/cart/${ONE}:1?properties=nonsense`);
    expect(await shopper.cart()).toMatchObject({ items: [{ id: ONE, quantity: 1, properties: {} }] });
  });

  it('accept lone surrogates, and reject an endless body', async () => {
    const shopper = aShopper(store.url);
    const response = await shopper.post('/cart/add', { id: ONE, quantity: 1, return_to: '/\ud800' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/%EF%BF%BD']);
    const large = await shopper.post('/cart/update.js', { note: 'x'.repeat(4_000_001) });
    expect(large.status).toBe(413);
  });
});
