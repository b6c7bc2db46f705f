import { afterEach, expect, it, vi } from 'vitest';
import { cartNow } from './cart-now';

const SIGNAL = new AbortController().signal;
const stubFetch = (handler: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(handler));
afterEach(() => vi.unstubAllGlobals());

it('returns the cart’s products and its number of discount codes', async () => {
  const cart = { items: [{ product_id: 11 }, { product_id: 12 }], discount_codes: [] as unknown[] };
  stubFetch(async () => Response.json(cart));
  expect(await cartNow('/de/', SIGNAL)).toEqual({ products: [11, 12], codes: 0, said: cart });
  expect(fetch).toHaveBeenCalledWith('/de/cart.js', { cache: 'no-store', signal: SIGNAL });
  cart.discount_codes.push({ code: 'WELCOME10', applicable: false });
  expect((await cartNow('/de/', SIGNAL)).codes).toBe(1);
});

it.each([
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with 429', async () => new Response('', { status: 429 })],
  ['returns another format', async () => Response.json([])],
  ['returns no JSON', async () => new Response('<html>')],
])('returns an empty cart when the store %s', async (_, respond) => {
  stubFetch(respond);
  expect(await cartNow('/', SIGNAL)).toEqual({ products: [], codes: 0, said: {} });
});
