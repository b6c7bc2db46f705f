import { createCart, deleteCart, listCarts, readCart, saveCart } from '@cartwright/core/contract/carts';
import { listProducts } from '@cartwright/core/contract/products';
import { readShop } from '@cartwright/core/contract/shop';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers, resetBackend } from '../testing/handlers';
import { createApiClient } from './api-client';
import { ApiFailureError } from './api-failure';
import { loadErrorMessage } from './load-error';
import { retryDelay, retryLoad } from './query-client';

const server = setupServer(...handlers);
const origin = 'http://admin.test';
const api = createApiClient(origin);
const nothing = { params: {}, query: {}, body: undefined } as const;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetBackend());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function aCart(name: string) {
  const created = await api.call(createCart, { params: {}, query: {}, body: { name } });
  if (!created.ok) throw new Error(created.message);
  return created.answer;
}

describe('a call', () => {
  it('gives what the server keeps', async () => {
    await aCart('Summer');
    const listed = await api.call(listCarts, nothing);
    expect(listed.ok && listed.answer.combinedCarts.map(({ name }) => name)).toEqual(['Summer']);
  });

  it('fills the path and leaves out what was not asked', async () => {
    const { cart, revision } = await aCart('Summer');
    const read = await api.call(readCart, { params: { id: cart.id }, query: {}, body: undefined });
    expect(read.ok && read.answer.cart.id).toBe(cart.id);
    const gone = await api.call(deleteCart, {
      params: { id: cart.id },
      query: { revision },
      body: undefined,
    });
    expect(gone.ok).toBe(true);
    const found = await api.call(listProducts, { params: {}, query: { query: 'mug' }, body: undefined });
    expect(found.ok && found.answer.products.map(({ title }) => title)).toEqual(['Enamel Mug']);
  });

  it('encodes what stands in a path', async () => {
    const read = await api.call(readCart, { params: { id: 'a/b?c' }, query: {}, body: undefined });
    expect(read).toMatchObject({
      ok: false,
      code: 'not_found',
      status: 404,
      message: 'This cart no longer exists.',
    });
  });

  it('tells of a save that came second, with both versions', async () => {
    const { cart, revision } = await aCart('Summer');
    const save = (name: string) =>
      api.call(saveCart, { params: { id: cart.id }, query: {}, body: { cart: { ...cart, name }, revision } });
    await save('Autumn');
    expect(await save('Winter')).toMatchObject({
      ok: false,
      code: 'conflict',
      status: 409,
      details: { saved: { cart: { name: 'Autumn' } }, yours: { name: 'Winter' } },
    });
  });

  it('tells which fields keep a cart from being saved', async () => {
    const { cart, revision } = await aCart('Summer');
    const body = { cart: { ...cart, name: ' ' }, revision };
    expect(await api.call(saveCart, { params: { id: cart.id }, query: {}, body })).toMatchObject({
      ok: false,
      code: 'invalid_cart',
      issues: [{ code: 'blank', path: ['name'] }],
    });
  });

  it('drops an answer that is not what the contract says', async () => {
    server.use(http.get('*/api/shop', () => HttpResponse.json({ shop: { name: 7 } })));
    expect(await api.call(readShop, nothing)).toMatchObject({
      code: 'mismatch',
      message: 'Failed to fetch data',
    });
  });

  it('says what is forbidden in the words of the product', async () => {
    server.use(http.get('*/api/shop', () => HttpResponse.json({}, { status: 403 })));
    expect(await api.call(readShop, nothing)).toMatchObject({
      code: 'forbidden',
      message: 'You do not have permission to access this page. Please try again.',
    });
  });

  it('gives the reason when a change is forbidden', async () => {
    const { cart, revision } = await aCart('Summer');
    const save = (name: string, at: number) =>
      api.call(saveCart, {
        params: { id: cart.id },
        query: {},
        body: { cart: { ...cart, name, locked: true }, revision: at },
      });
    await save('Locked', revision);
    expect(await save('Changed', revision + 1)).toMatchObject({
      code: 'forbidden',
      message: 'This cart is locked and cannot be edited.',
    });
  });

  it('understands an error page that is no JSON', async () => {
    server.use(http.get('*/api/shop', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
    expect(await api.call(readShop, nothing)).toMatchObject({ status: 502, message: 'Something went wrong' });
  });

  it('tells when nothing came back', async () => {
    server.use(http.get('*/api/shop', () => HttpResponse.error()));
    expect(await api.call(readShop, nothing)).toMatchObject({ code: 'network', status: 0 });
  });

  it('throws when it was aborted, so that nobody mistakes that for an answer', async () => {
    const signal = AbortSignal.abort();
    await expect(api.call(readShop, { ...nothing, signal })).rejects.toThrow();
  });
});

describe('loading a page', () => {
  const failed = (status: number, message = 'No.') =>
    new ApiFailureError({
      ok: false,
      code: status === 0 ? 'network' : 'internal',
      message,
      path: [],
      status,
      issues: [],
      details: undefined,
    });

  it('is tried three more times when the server failed', () => {
    expect([0, 1, 2, 3].map((failures) => retryLoad(failures, failed(500)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(retryLoad(0, failed(0))).toBe(true);
  });

  it('is not tried again when it was refused', () => {
    expect(retryLoad(0, failed(404))).toBe(false);
  });

  it('waits 1 s, 2 s, 4 s and up to a quarter longer', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, 0))).toEqual([1000, 2000, 4000]);
    expect([0, 1, 2].map((failures) => retryDelay(failures, 1))).toEqual([1250, 2500, 5000]);
  });

  it('says to try again when the server failed, and the reason when it was refused', () => {
    expect(loadErrorMessage(failed(503))).toBe(
      'An error occurred while loading this page. Please try again.',
    );
    expect(loadErrorMessage(failed(404, 'This cart no longer exists.'))).toBe('This cart no longer exists.');
  });
});
