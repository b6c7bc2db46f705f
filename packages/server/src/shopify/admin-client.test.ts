import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AccessToken, adminClient } from './admin-client';
import { refused, unavailable } from './shopify-failure';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** An API that answers each request by the next of `answers`, and by the last one from then on. */
async function api(...responses: Respond[]) {
  return apiWithin(null, ...responses);
}

/** As `api`, asked by somebody who waits so long (milliseconds). */
async function apiWithin(patienceMs: number | null, ...responses: Respond[]) {
  return apiWith('secret', patienceMs, ...responses);
}

async function apiWith(
  accessToken: string | AccessToken,
  patienceMs: number | null,
  ...responses: Respond[]
) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    responses[Math.min(requests.length, responses.length) - 1]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = adminClient({
    domain: 'a.myshopify.com',
    accessToken,
    apiOrigin: `http://127.0.0.1:${port}`,
    timeoutMs: 200,
    backoffMs: [5, 5],
  });
  const client = patienceMs === null ? open : open.within(patienceMs);
  const ask = () =>
    client.run('query Shop { shop { name } }', {}, z.object({ shop: z.object({ name: z.string() }) }));
  return { ask, requests };
}

const respondWith =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Respond =>
  (_, response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const fine = respondWith({ data: { shop: { name: 'Oak' } } });
const throttled = respondWith({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });

describe('Admin API call', () => {
  test('sends the token to the versioned address, and returns the parsed data', async () => {
    const { ask, requests } = await api(fine);
    expect(await ask()).toEqual({ ok: true, value: { shop: { name: 'Oak' } } });
    expect(requests[0]?.url).toBe('/admin/api/2026-07/graphql.json');
    expect(requests[0]?.headers['x-shopify-access-token']).toBe('secret');
  });

  test.each([
    ['429', respondWith('slow down', 429, { 'retry-after': '0.01' })],
    ['THROTTLED', throttled],
    ['502', respondWith('<html>bad gateway</html>', 502)],
    ['a dropped connection', ((request) => request.destroy()) satisfies Respond],
    ['a timeout', (() => {}) satisfies Respond],
  ])('retries after %s', async (_, trouble) => {
    const { ask, requests } = await api(trouble, fine);
    expect(await ask()).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test('gives up after three tries', async () => {
    const { ask, requests } = await api(throttled);
    expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(requests).toHaveLength(3);
  });

  describe('with a deadline', () => {
    test('gives up in time, and doesn’t retry without time left', async () => {
      const { ask, requests } = await apiWithin(100, () => {});
      expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
      expect(requests).toHaveLength(1);
    });

    test('doesn’t wait for a pause beyond the deadline', async () => {
      const { ask, requests } = await apiWithin(
        1_000,
        respondWith('slow down', 429, { 'retry-after': '2' }),
        fine,
      );
      expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
      expect(requests).toHaveLength(1);
    });

    test('retries while there is time', async () => {
      const { ask, requests } = await apiWithin(60_000, throttled, fine);
      expect(await ask()).toMatchObject({ ok: true });
      expect(requests).toHaveLength(2);
    });
  });

  test.each([
    ['an invalid token', respondWith({ errors: 'Invalid API key or access token' }, 401)],
    ['an unknown document', respondWith({ errors: [{ message: 'Field does not exist' }] })],
    ['a missing scope', respondWith({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] })],
    ['data of another shape', respondWith({ data: { shop: { name: 3 } } })],
    ['invalid JSON', respondWith('<html>')],
    ['a redirect to another address', respondWith('', 302, { location: 'http://127.0.0.1:1/' })],
  ])('fails without a retry on %s', async (what, response) => {
    const { ask, requests } = await api(response);
    const result = await ask();
    expect(result.ok).toBe(false);
    if (what.startsWith('a redirect')) return;
    expect(result).toMatchObject({ code: 'refused' });
    expect(requests).toHaveLength(1);
  });
});

describe('refreshable token', () => {
  const given: AccessToken = async (rejected) => ({
    ok: true,
    value: rejected === undefined ? 'old' : 'new',
  });
  const unauthorized = respondWith('{}', 401);
  const tokensOf = (requests: IncomingMessage[]) =>
    requests.map(({ headers }) => headers['x-shopify-access-token']);

  test('is read for each call, and refreshed when Shopify rejects it', async () => {
    const { ask, requests } = await apiWith(given, null, unauthorized, fine);
    expect(await ask()).toMatchObject({ ok: true });
    expect(tokensOf(requests)).toEqual(['old', 'new']);
  });

  test('is refreshed once; a second rejection fails the call', async () => {
    const { ask, requests } = await apiWith(given, null, unauthorized);
    expect(await ask()).toMatchObject({ ok: false, code: 'refused' });
    expect(requests).toHaveLength(2);
  });

  test('sends nothing if unavailable, and returns the reason', async () => {
    const unavailableToken = refused('Open the app again.');
    const { ask, requests } = await apiWith(async () => unavailableToken, null, fine);
    expect(await ask()).toEqual(unavailableToken);
    expect(requests).toEqual([]);
  });

  test('is requested again after a temporary failure', async () => {
    let calls = 0;
    const later: AccessToken = async () => {
      calls += 1;
      return calls < 3 ? unavailable('Busy') : { ok: true, value: 'new' };
    };
    const { ask, requests } = await apiWith(later, null, fine);
    expect(await ask()).toMatchObject({ ok: true });
    expect(tokensOf(requests)).toEqual(['new']);
  });

  test('is awaited no longer than the deadline', async () => {
    const never: AccessToken = () => new Promise(() => {});
    const { ask, requests } = await apiWith(never, 50, fine);
    expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(requests).toEqual([]);
  });
});
