import { readShop } from '@cartwright/core/contract/shop';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handle } from '../../testing/handle';
import { SHOP } from '../../testing/shop';
import { createApiClient, responseOf } from './api-client';
import { loadErrorMessage } from './load-error';
import { createQueryClient, retryDelay } from './query-client';

const server = setupServer(handle(readShop, () => ({ ok: true, value: { shop: SHOP } })));
const api = createApiClient('http://admin.test', async () => {});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

/** Loads the shop as a page does, with the waits between the tries made short of breath. */
async function load(onSignedOut = () => {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queries = createQueryClient(onSignedOut);
  const loading = queries.fetchQuery({
    queryKey: ['shop'],
    queryFn: () => responseOf(api.call(readShop, { params: {}, query: {}, body: undefined })),
    staleTime: 0,
  });
  const settled = Promise.allSettled([loading]);
  let done = false;
  void settled.then(() => {
    done = true;
  });
  while (!done) await vi.advanceTimersByTimeAsync(500);
  const [result] = await settled;
  return { queries, result };
}

/** Answers every load alike; gives how many there were. */
function countingServer(respond: () => Response): { readonly count: () => number } {
  let count = 0;
  server.use(
    http.get('*/api/shop', () => {
      count += 1;
      return respond();
    }),
  );
  return { count: () => count };
}

describe('page query', () => {
  it.each([
    ['a server error', () => new HttpResponse(null, { status: 500 })],
    ['a gateway error', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['a network error', () => HttpResponse.error()],
  ])('is retried three times on %s, then offers a retry', async (_what, respond) => {
    const calls = countingServer(respond);
    const { result } = await load();
    expect(calls.count()).toBe(4);
    expect(result.status === 'rejected' && loadErrorMessage(result.reason)).toBe(
      'An error occurred while loading this page. Please try again.',
    );
  });

  it.each([
    [403, {}, 'You do not have permission to access this page. Please try again.'],
    [
      404,
      { error: { code: 'not_found', message: 'This cart no longer exists.' } },
      'This cart no longer exists.',
    ],
    [
      502,
      { error: { code: 'shopify_unavailable', message: 'Shopify isn’t responding right now.' } },
      'Shopify isn’t responding right now.',
    ],
    [200, { shop: { name: 7 } }, 'Failed to fetch data'],
  ])('isn’t retried after %i %j, and shows the reason', async (status, body, message) => {
    const calls = countingServer(() => HttpResponse.json(body, { status }));
    const { result } = await load();
    expect(calls.count()).toBe(1);
    expect(result.status === 'rejected' && loadErrorMessage(result.reason)).toBe(message);
  });

  it('succeeds on a later attempt', async () => {
    let failures = 2;
    server.use(
      http.get('*/api/shop', () => {
        failures -= 1;
        return failures < 0 ? undefined : new HttpResponse(null, { status: 503 });
      }),
    );
    expect((await load()).result).toMatchObject({
      status: 'fulfilled',
      value: { shop: { currency: 'USD' } },
    });
  });

  it('waits 1 s, 2 s and 4 s plus up to a quarter between attempts', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, 0))).toEqual([1000, 2000, 4000]);
    expect([0, 1, 2].map((failures) => retryDelay(failures, 1))).toEqual([1250, 2500, 5000]);
  });

  it('redirects to the login page without a session', async () => {
    const onSignedOut = vi.fn();
    const calls = countingServer(() => new HttpResponse(null, { status: 401 }));
    await load(onSignedOut);
    expect(calls.count()).toBe(1);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('doesn’t redirect if only a background refresh finds no session', async () => {
    const onSignedOut = vi.fn();
    const { queries } = await load(onSignedOut);
    vi.useRealTimers();
    countingServer(() => new HttpResponse(null, { status: 401 }));
    await queries.refetchQueries({ queryKey: ['shop'] });
    const state = queries.getQueryState(['shop']);
    expect(state).toMatchObject({ status: 'error', data: { shop: { currency: 'USD' } } });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
