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
async function api(...answers: Respond[]) {
  return apiWithin(null, ...answers);
}

/** As `api`, asked by somebody who waits so long (milliseconds). */
async function apiWithin(patienceMs: number | null, ...answers: Respond[]) {
  return apiWith('secret', patienceMs, ...answers);
}

async function apiWith(accessToken: string | AccessToken, patienceMs: number | null, ...answers: Respond[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answers[Math.min(requests.length, answers.length) - 1]?.(request, response);
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

const says =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Respond =>
  (_, response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const fine = says({ data: { shop: { name: 'Oak' } } });
const throttled = says({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });

describe('a call to Shopify', () => {
  test('goes to the version’s address with the token, and gives the parsed data', async () => {
    const { ask, requests } = await api(fine);
    expect(await ask()).toEqual({ ok: true, value: { shop: { name: 'Oak' } } });
    expect(requests[0]?.url).toBe('/admin/api/2026-07/graphql.json');
    expect(requests[0]?.headers['x-shopify-access-token']).toBe('secret');
  });

  test.each([
    ['429', says('slow down', 429, { 'retry-after': '0.01' })],
    ['THROTTLED', throttled],
    ['502', says('<html>bad gateway</html>', 502)],
    ['a cut connection', ((request) => request.destroy()) satisfies Respond],
    ['no answer in time', (() => {}) satisfies Respond],
  ])('is tried again after %s', async (_, trouble) => {
    const { ask, requests } = await api(trouble, fine);
    expect(await ask()).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test('is given up after three tries', async () => {
    const { ask, requests } = await api(throttled);
    expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(requests).toHaveLength(3);
  });

  describe('for somebody who waits', () => {
    test('is given up in time, and not made again when there is none left', async () => {
      const { ask, requests } = await apiWithin(100, () => {});
      expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
      expect(requests).toHaveLength(1);
    });

    test('does not wait for a pause that is longer than they do', async () => {
      const { ask, requests } = await apiWithin(1_000, says('slow down', 429, { 'retry-after': '2' }), fine);
      expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
      expect(requests).toHaveLength(1);
    });

    test('is made again while there is time', async () => {
      const { ask, requests } = await apiWithin(60_000, throttled, fine);
      expect(await ask()).toMatchObject({ ok: true });
      expect(requests).toHaveLength(2);
    });
  });

  test.each([
    ['a token that does not count', says({ errors: 'Invalid API key or access token' }, 401)],
    ['a document that Shopify does not know', says({ errors: [{ message: 'Field does not exist' }] })],
    ['a missing scope', says({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] })],
    ['data of another shape', says({ data: { shop: { name: 3 } } })],
    ['something that is not JSON', says('<html>')],
    ['a redirect to another address', says('', 302, { location: 'http://127.0.0.1:1/' })],
  ])('is refused, and not tried again, for %s', async (what, response) => {
    const { ask, requests } = await api(response);
    const result = await ask();
    expect(result.ok).toBe(false);
    if (what.startsWith('a redirect')) return;
    expect(result).toMatchObject({ code: 'refused' });
    expect(requests).toHaveLength(1);
  });
});

describe('a token that may be exchanged', () => {
  const given: AccessToken = async (rejected) => ({
    ok: true,
    value: rejected === undefined ? 'old' : 'new',
  });
  const unauthorized = says('{}', 401);
  const tokensOf = (requests: IncomingMessage[]) =>
    requests.map(({ headers }) => headers['x-shopify-access-token']);

  test('is asked for with each call, and for another one when Shopify refuses it', async () => {
    const { ask, requests } = await apiWith(given, null, unauthorized, fine);
    expect(await ask()).toMatchObject({ ok: true });
    expect(tokensOf(requests)).toEqual(['old', 'new']);
  });

  test('is exchanged once: who is refused with both is refused', async () => {
    const { ask, requests } = await apiWith(given, null, unauthorized);
    expect(await ask()).toMatchObject({ ok: false, code: 'refused' });
    expect(requests).toHaveLength(2);
  });

  test('that is nowhere to be had sends nothing, and says why', async () => {
    const gone = refused('Open the app again.');
    const { ask, requests } = await apiWith(async () => gone, null, fine);
    expect(await ask()).toEqual(gone);
    expect(requests).toEqual([]);
  });

  test('that cannot be had now is asked for again', async () => {
    let calls = 0;
    const later: AccessToken = async () => {
      calls += 1;
      return calls < 3 ? unavailable('Busy') : { ok: true, value: 'new' };
    };
    const { ask, requests } = await apiWith(later, null, fine);
    expect(await ask()).toMatchObject({ ok: true });
    expect(tokensOf(requests)).toEqual(['new']);
  });

  test('that takes longer than who waits has time is waited for no longer', async () => {
    const never: AccessToken = () => new Promise(() => {});
    const { ask, requests } = await apiWith(never, 50, fine);
    expect(await ask()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(requests).toEqual([]);
  });
});
