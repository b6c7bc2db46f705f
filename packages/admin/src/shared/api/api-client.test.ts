import { newCart } from '@cartwright/core/cart/new-cart';
import { deleteCart, listCarts } from '@cartwright/core/contract/cart-list';
import { createCart, saveCart } from '@cartwright/core/contract/carts';
import { endpoint } from '@cartwright/core/contract/endpoint';
import { listProducts } from '@cartwright/core/contract/products';
import { readShop } from '@cartwright/core/contract/shop';
import { SHOP_HEADER } from '@cartwright/core/contract/sign-in';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handle } from '../../testing/handle';
import { SHOP } from '../../testing/shop';
import { createApiClient } from './api-client';
import { ApiFailureError } from './api-failure';
import { isPlanMissing } from './plan-missing';

const server = setupServer(handle(readShop, () => ({ ok: true, value: { shop: SHOP } })));
const origin = 'http://admin.test';
const api = createApiClient(origin);
const nothing = { params: {}, query: {}, body: undefined } as const;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const cart = newCart('cart', 'Summer', () => 'id');
const save = { params: { id: cart.id }, query: {}, body: { cart, revision: 1 } };

describe('API call', () => {
  it('returns the server’s response', async () => {
    expect(await api.call(readShop, nothing)).toEqual({ ok: true, response: { shop: SHOP } });
  });

  it('fills in and encodes the path, omits unset query parameters, and sends its body', async () => {
    const requests: [address: string, body: unknown][] = [];
    server.use(
      http.all('*', async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const body = await request.text();
        requests.push([`${request.method} ${pathname}${search}`, body && JSON.parse(body)]);
        return new HttpResponse(null, { status: 404 });
      }),
    );
    await api.call(deleteCart, { params: { id: 'a/b?c' }, query: { revision: 2 }, body: undefined });
    await api.call(listProducts, { ...nothing, query: { query: 'mug', after: undefined } });
    await api.call(saveCart, save);
    expect(requests).toEqual([
      ['DELETE /api/carts/a%2Fb%3Fc?revision=2', ''],
      ['GET /api/products?query=mug', ''],
      ['PUT /api/carts/cart', save.body],
    ]);
  });

  it('returns code, status, message, issues and details of an error', async () => {
    const issues = [{ code: 'blank', path: ['name'], message: 'Enter a name.' }];
    const error = {
      code: 'conflict' as const,
      message: 'Someone else saved.',
      issues,
      details: { saved: 1 },
    };
    server.use(handle(saveCart, () => ({ ok: false, error })));
    expect(await api.call(saveCart, save)).toEqual({ ok: false, status: 409, path: [], ...error });
  });

  it('rejects a response that breaks the contract', async () => {
    server.use(http.get('*/api/shop', () => HttpResponse.json({ shop: { name: 7 } })));
    expect(await api.call(readShop, nothing)).toMatchObject({
      code: 'mismatch',
      message: 'Failed to fetch data',
    });
  });

  it.each([
    [401, 'unauthenticated', 'Open the app from your store again.'],
    [403, 'forbidden', 'You do not have permission to access this page. Please try again.'],
    [404, 'internal', 'Something went wrong'],
    [500, 'internal', 'Something went wrong'],
    [502, 'internal', 'Something went wrong'],
  ])('for reading with a bare %i fails as %s', async (status, code, message) => {
    server.use(http.get('*/api/shop', () => new HttpResponse('<h1>No</h1>', { status })));
    expect(await api.call(readShop, nothing)).toMatchObject({ ok: false, status, code, message });
  });

  it.each([
    [
      401,
      'unauthenticated',
      'You’re signed out. Open the app in another tab, then try again here. Nothing is lost.',
    ],
    [403, 'forbidden', 'You do not have permission to access this page. Please try again.'],
    [500, 'internal', 'Something went wrong'],
    [503, 'internal', 'Something went wrong'],
  ])('for writing with a bare %i fails as %s', async (status, code, message) => {
    server.use(http.post('*/api/carts', () => new HttpResponse(null, { status })));
    const body = { name: 'Summer' };
    const result = await api.call(createCart, { params: {}, query: {}, body });
    expect(result).toMatchObject({ ok: false, status, code, message });
  });

  it('without a session returns the server’s login address', async () => {
    const error = { code: 'unauthenticated', message: 'Open the app at http://127.0.0.1.' };
    server.use(http.get('*/api/shop', () => HttpResponse.json({ error }, { status: 401 })));
    expect(await api.call(readShop, nothing)).toMatchObject({ message: error.message });
  });

  it('returns the reason of a forbidden change', async () => {
    const error = { code: 'forbidden' as const, message: 'This cart is locked and can’t be edited.' };
    server.use(handle(saveCart, () => ({ ok: false, error })));
    expect(await api.call(saveCart, save)).toMatchObject(error);
  });

  it('rejects a page in place of a response', async () => {
    server.use(http.get('*/api/shop', () => new HttpResponse('<h1>Welcome to our wireless network</h1>')));
    expect(await api.call(readShop, nothing)).toMatchObject({ code: 'mismatch', status: 200 });
  });

  it('reports a missing response', async () => {
    server.use(http.get('*/api/shop', () => HttpResponse.error()));
    expect(await api.call(readShop, nothing)).toMatchObject({ code: 'network', status: 0 });
  });

  it('throws when aborted rather than return a result', async () => {
    const signal = AbortSignal.abort();
    await expect(api.call(readShop, { ...nothing, signal })).rejects.toThrow();
  });
});

describe('paged API call', () => {
  const listPages = endpoint({ ...listProducts, path: '/api/pages', paging: 'headers' });
  const first = { params: {}, query: {}, body: undefined };
  const empty = { products: [] };
  const respondWith = (headers: Record<string, string>) =>
    server.use(http.get('*/api/pages', () => HttpResponse.json(empty, { headers })));

  it('returns the number of pages and the next cursor', async () => {
    server.use(
      handle(listPages, ({ query }) => ({
        ok: true,
        value: empty,
        page: { count: 2, cursor: query.after === undefined ? 'c2' : null },
      })),
    );
    const page = (cursor: string | null) => ({ ok: true, response: empty, page: { count: 2, cursor } });
    expect(await api.call(listPages, first)).toEqual(page('c2'));
    expect(await api.call(listPages, { ...first, query: { after: 'c2' } })).toEqual(page(null));
  });

  it('accepts an uncounted list', async () => {
    respondWith({});
    expect(await api.call(listPages, first)).toMatchObject({ page: { count: null, cursor: null } });
  });

  it('rejects invalid paging headers', async () => {
    respondWith({ 'x-page-count': 'many' });
    expect(await api.call(listPages, first)).toMatchObject({ ok: false, message: 'Failed to fetch data' });
  });

  it('is the only kind to read them', async () => {
    const response = { combinedCarts: [], maximum: 25 };
    server.use(
      http.get('*/api/carts', () => HttpResponse.json(response, { headers: { 'x-page-count': 'many' } })),
    );
    expect(await api.call(listCarts, nothing)).toEqual({ ok: true, response });
  });
});

describe('API call to a busy server', () => {
  const waits: number[] = [];
  const patient = createApiClient(origin, async (milliseconds) => {
    waits.push(milliseconds);
  });
  const busy = (times: number, headers: Record<string, string> = {}) => {
    waits.length = 0;
    let remaining = times;
    server.use(
      http.get('*/api/shop', () => {
        remaining -= 1;
        return remaining < 0 ? undefined : new HttpResponse('busy', { status: 429, headers });
      }),
    );
  };

  it('is retried after a delay', async () => {
    busy(3);
    expect(await patient.call(readShop, nothing)).toMatchObject({ ok: true });
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('waits as long as the server requests', async () => {
    busy(1, { 'retry-after': '3' });
    expect(await patient.call(readShop, nothing)).toMatchObject({ ok: true });
    expect(waits).toEqual([3000]);
  });

  it('fails if the server stays busy', async () => {
    busy(9);
    expect(await patient.call(readShop, nothing)).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      message: 'The server is busy. Wait a moment and try again.',
    });
    expect(waits).toHaveLength(3);
  });

  it('fails at once if the wait is too long', async () => {
    busy(1, { 'retry-after': '120' });
    expect(await patient.call(readShop, nothing)).toMatchObject({ code: 'too_many_requests' });
    expect(waits).toEqual([]);
  });
});

describe('API call without a response', () => {
  it('times out without claiming that nothing was done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(http.get('*/api/shop', () => new Promise<never>(() => {})));
    const call = api.call(readShop, nothing);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(await call).toMatchObject({
      code: 'network',
      status: 0,
      message: 'The server isn’t responding. Try again in a moment.',
    });
    vi.useRealTimers();
  });
});

describe('authenticated API call', () => {
  /** Answers 401 as often as `refusals` says; gives what each request brought. */
  function proven(tokens: readonly string[], refusals: number) {
    const brought: (string | null)[] = [];
    server.use(
      http.get('*/api/shop', ({ request }) => {
        brought.push(request.headers.get('authorization'));
        return brought.length <= refusals ? new HttpResponse(null, { status: 401 }) : undefined;
      }),
    );
    const remaining = [...tokens];
    const caller = async () => ({
      authorization: `Bearer ${remaining.shift()}`,
      [SHOP_HEADER]: 'a.myshopify.com',
    });
    return { brought, client: createApiClient(origin, undefined, caller) };
  }

  it('sends a fresh token each time', async () => {
    const { brought, client } = proven(['one', 'two'], 0);
    await client.call(readShop, nothing);
    await client.call(readShop, nothing);
    expect(brought).toEqual(['Bearer one', 'Bearer two']);
  });

  it('retries once with a new token after a rejection', async () => {
    const { brought, client } = proven(['old', 'new'], 1);
    expect(await client.call(readShop, nothing)).toMatchObject({ ok: true });
    expect(brought).toEqual(['Bearer old', 'Bearer new']);
  });

  it('isn’t sent a third time', async () => {
    const { brought, client } = proven(['one', 'two', 'three'], 9);
    expect(await client.call(readShop, nothing)).toMatchObject({ code: 'unauthenticated' });
    expect(brought).toHaveLength(2);
  });

  it('isn’t retried if tokens can’t expire', async () => {
    let requests = 0;
    server.use(
      http.get('*/api/shop', () => {
        requests += 1;
        return new HttpResponse(null, { status: 401 });
      }),
    );
    expect(await api.call(readShop, nothing)).toMatchObject({ code: 'unauthenticated' });
    expect(requests).toBe(1);
  });

  it('names its shop', async () => {
    let named: string | null = null;
    server.use(
      http.get('*/api/shop', ({ request }) => {
        named = request.headers.get(SHOP_HEADER);
        return undefined;
      }),
    );
    await proven([], 0).client.call(readShop, nothing);
    expect(named).toBe('a.myshopify.com');
  });

  it('times out waiting for a token', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = createApiClient(origin, undefined, () => new Promise<never>(() => {})).call(
      readShop,
      nothing,
    );
    await vi.advanceTimersByTimeAsync(35_000);
    expect(await call).toMatchObject({ code: 'network', status: 0 });
    vi.useRealTimers();
  });

  it('throws when aborted while waiting for a token', async () => {
    const ending = new AbortController();
    const patient = createApiClient(origin, undefined, () => new Promise<never>(() => {}));
    const call = patient.call(readShop, { ...nothing, signal: ending.signal });
    ending.abort();
    await expect(call).rejects.toThrow();
  });
});

it('recognises an error that requires a plan', async () => {
  const error = { code: 'forbidden', message: 'Choose a plan first.', details: { plan: 'missing' } };
  server.use(http.get('*/api/shop', () => HttpResponse.json({ error }, { status: 403 })));
  const refused = await api.call(readShop, nothing);
  expect(!refused.ok && isPlanMissing(new ApiFailureError(refused))).toBe(true);
  server.use(http.get('*/api/shop', () => new HttpResponse(null, { status: 403 })));
  const forbidden = await api.call(readShop, nothing);
  expect(!forbidden.ok && isPlanMissing(new ApiFailureError(forbidden))).toBe(false);
});
