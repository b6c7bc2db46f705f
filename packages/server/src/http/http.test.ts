import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { saveCart } from '@cartwright/core/contract/carts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApps, testFolders } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);
const newFolder = testFolders();

interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Response without decompression, which fetch does silently. */
function rawResponse(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** fetch neither sends a foreign Host nor leaves a path as it is. */
function rawGet(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, headers, method: 'GET' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.end();
  });
}

const create = (headers: Record<string, string>, body = '{"name":"Cart"}') => ({
  method: 'POST',
  headers,
  body,
});
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML = { accept: 'text/html,*/*' };

describe('request', () => {
  test('to another host name is rejected, against DNS rebinding', async () => {
    const app = await startApp();
    expect(await rawGet(app.url, '/api/carts', { host: 'evil.example' })).toBe(401);
    expect(await rawGet(app.url, '/api/carts', { host: 'localhost.evil.example' })).toBe(401);
    expect(await rawGet(app.url, '/api/carts', { host: `localhost:${new URL(app.url).port}` })).toBe(200);
  });

  test('signed by Shopify is rejected for any host but the public name', async () => {
    const app = await startApp({ clientSecret: 'secret', publicUrl: 'https://app.example' });
    const requestTo = (path: string, host: string, method = 'GET') =>
      rawResponse(app.url, path, { host }, method).then(
        ({ body }) => JSON.parse(body.toString()).error.message,
      );
    for (const [path, method] of [
      ['/webhooks', 'POST'],
      ['/proxy/search', 'GET'],
    ] as const) {
      expect(await requestTo(path, 'evil.example', method)).toContain('by that name');
      for (const host of ['app.example', `localhost:${new URL(app.url).port}`])
        expect(await requestTo(path, host, method)).not.toContain('by that name');
    }
  });

  test('that writes must come from the app itself, or from no page', async () => {
    const app = await startApp();
    const status = async (headers: Record<string, string>) =>
      (await app.fetch('/api/carts', create({ ...JSON_TYPE, ...headers }))).status;
    expect(await status({ origin: 'http://evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ origin: app.url.replace('http:', 'https:') })).toBe(403);
    expect(await status({ origin: `${app.url}/` })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ origin: app.url, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({})).toBe(200);
  });

  test.each(['a\u0000b', 'a\ud800b'])(
    'with text the database can’t store is rejected, naming the text: %j',
    async (text) => {
      const app = await startApp();
      const { cart, revision } = await app.create();
      const [component, ...others] = cart.components;
      if (!component) throw new Error('A new cart has components.');
      const body = { cart: { ...cart, components: [{ ...component, title: text }, ...others] }, revision };
      const refused = await app.refused(saveCart, { params: { id: cart.id }, body });
      expect(refused).toMatchObject({
        status: 400,
        code: 'invalid_request',
        issues: [{ code: 'character', path: ['body', 'cart', 'components', 0, 'title'] }],
      });
      expect((await app.fetch('/api/carts/a%00b')).status).toBe(400);
    },
  );

  test('with a form content type is rejected, against CSRF', async () => {
    const app = await startApp();
    const response = await app.fetch('/api/carts', create({ 'content-type': 'text/plain' }));
    expect(response.status).toBe(400);
  });

  test('with invalid JSON returns an error', async () => {
    const app = await startApp();
    const response = await app.fetch('/api/carts', create(JSON_TYPE, '{"name":'));
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_request', issues: [{ code: 'not_json', path: ['body'] }] },
    });
  });

  test('that writes to the public name must come from it over HTTPS', async () => {
    const app = await startApp({ publicUrl: 'https://app.example' });
    const { port } = new URL(app.url);
    const status = (headers: Record<string, string>) =>
      rawResponse(app.url, '/api/carts', headers, 'POST').then((response) => response.status);
    const host = 'app.example';
    expect(await status({ host, origin: 'http://app.example' })).toBe(403);
    // The origin is accepted, and nobody is signed in there.
    expect(await status({ host, origin: 'https://app.example' })).toBe(401);
    expect(await status({ host: `127.0.0.1:${port}`, origin: 'https://app.example' })).toBe(403);
    // The origin is accepted, and the body is empty.
    expect(await status({ host: `127.0.0.1:${port}`, origin: app.url })).toBe(400);
  });

  test('always gets a content type with nosniff', async () => {
    const dist = await newFolder();
    await writeFile(join(dist, 'index.html'), '<title>Admin</title>');
    await writeFile(join(dist, 'cartwright.js'), 'void 0');
    const broken = { ...database(), sql: database().sql, close: async () => {} };
    const app = await startApp({
      adminDist: dist,
      storefrontDist: dist,
      publicPort: 0,
      clientSecret: 'secret',
      database: broken,
      newId: () => 'always the same',
    });
    const { openUrl } = app.server;
    const responses: [string, number][] = [
      ['/', 200],
      ['/missing.js', 404],
      ['/api/carts', 200],
      ['/api/nothing', 404],
      ['/healthz', 200],
      ['/storefront/assets/cartwright.js', 200],
      ['/storefront/assets/nothing.js', 404],
      ['/storefront/nothing', 404],
      ['/storefront/config.json?shop=nobody', 404],
      ['/storefront/preview/nothing', 404],
      ['/storefront/preview-config.json', 404],
      ['/proxy/search', 401],
      ['/proxy/nothing', 404],
      ['/%', 404],
    ];
    const sniffed = async (url: string, path: string, headers = {}, method = 'GET') => {
      const { status, headers: responseHeaders } = await rawResponse(
        url,
        path,
        { accept: '*/*', ...headers },
        method,
      );
      return [path, status, responseHeaders['x-content-type-options']];
    };
    for (const [path, status] of responses)
      expect(await sniffed(app.url, path, path === '/' ? HTML : {})).toEqual([path, status, 'nosniff']);
    for (const path of ['/api/carts', '/', '/storefront/nothing'])
      expect(await sniffed(openUrl ?? '', path)).toEqual([path, 404, 'nosniff']);
    expect(await sniffed(app.url, '/api/carts', { host: 'a b' })).toEqual(['/api/carts', 400, 'nosniff']);
    expect(await sniffed(app.url, '/api/carts', { origin: 'https://else.example' }, 'POST')).toEqual([
      '/api/carts',
      403,
      'nosniff',
    ]);
    expect(await sniffed(app.url, '/storefront/events', {}, 'POST')).toEqual([
      '/storefront/events',
      400,
      'nosniff',
    ]);
    await app.create();
    const failed = await app.fetch('/api/carts', create(JSON_TYPE));
    expect([failed.status, failed.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
    const large = await app.fetch('/api/carts', create(JSON_TYPE, 'a'.repeat(1_100_000)));
    expect([large.status, large.headers.get('x-content-type-options')]).toEqual([413, 'nosniff']);
  });

  test.each([
    ['an image', '/api/images?name=a.png', 25],
    ['a webhook', '/webhooks', 12],
    ['an analytics report', '/storefront/events', 12],
    ['a cart', '/api/carts', 12],
  ])('sending %s of many megabytes gets a response, not a reset', async (_, path, megabytes) => {
    const app = await startApp({ clientSecret: 'secret' });
    const bytes = new Uint8Array(megabytes * 1024 * 1024);
    const sent = (body: Blob | ReadableStream) =>
      app.fetch(path, { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit);
    for (const body of [new Blob([bytes]), new Blob([bytes]).stream()]) {
      const response = await sent(body);
      expect([response.status, await response.json()]).toMatchObject([413, { error: { code: 'too_large' } }]);
    }
    expect((await app.fetch('/healthz')).status).toBe(200);
  });

  test('above 1 MB returns 413, with or without a content length', async () => {
    const app = await startApp();
    const body = JSON.stringify({ name: 'a'.repeat(1_100_000) });
    const declared = await app.fetch('/api/carts', create(JSON_TYPE, body));
    expect([declared.status, await declared.json()]).toMatchObject([413, { error: { code: 'too_large' } }]);
    const untold = await fetch(`${app.url}/api/carts`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: new Blob([body]).stream(),
      duplex: 'half',
    });
    expect(untold.status).toBe(413);
  });

  test('to an unknown path returns a 404 in JSON, also to browsers', async () => {
    const app = await startApp();
    for (const path of ['/api/nothing', '/api', '/admin/api/carts', '/storefront/nothing']) {
      const response = await app.fetch(path, { headers: HTML });
      expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    }
  });

  test('that fails unexpectedly returns only a reference, and logs the rest', async () => {
    const broken = { ...database(), sql: database().sql, close: async () => {} };
    const app = await startApp({ database: broken, newId: () => 'x'.repeat(3) });
    await app.create();
    const response = await app.fetch('/api/carts', create(JSON_TYPE));
    const text = await response.text();
    expect(response.status).toBe(500);
    const reference = JSON.parse(text).error.details.reference;
    expect(JSON.parse(text).error.message).toContain(reference);
    expect(text).not.toMatch(/duplicate|insert|\.ts|at /);
    expect(app.log.find((line) => line.reference === reference)).toMatchObject({ msg: 'request failed' });
  });

  test('that fails because the database is down returns a retry time', async () => {
    const app = await startApp({
      newId: () => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      },
    });
    const response = await app.fetch('/api/carts', create(JSON_TYPE));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  });

  test.each([
    ['of a known length', 'Content-Length: 1000\r\n\r\n{'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"na'],
  ])('aborted by its client isn’t logged as an error: %s', async (_, rest) => {
    const app = await startApp();
    const { hostname, port } = new URL(app.url);
    for (const path of ['/api/carts', '/api/images']) {
      const socket = connect(Number(port), hostname);
      const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n`;
      await new Promise<void>((resolve) => socket.write(head + rest, () => resolve()));
      await new Promise<void>((resolve) =>
        socket
          .end(resolve)
          .destroy()
          .once('close', () => resolve()),
      );
      await expect.poll(() => app.log.filter((line) => line.path === path)).not.toEqual([]);
    }
    await app.fetch('/healthz');
    expect(app.log.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  });

  test('is logged without its query and headers', async () => {
    const app = await startApp();
    const { previewKey } = await app.create();
    const headers = { authorization: 'Bearer secret-1', cookie: 'session=secret-2', 'x-token': 'secret-3' };
    const paths = ['/storefront/preview-config.json', '/api/products', '/api/shop', '/healthz', '/nowhere'];
    for (const path of paths) await app.fetch(`${path}?key=${previewKey}&query=secret-4`, { headers });
    await app.fetch('/api/carts?token=secret-5', create({ ...headers, ...JSON_TYPE }, '{"secret-6"'));
    const requests = app.log.filter(({ msg }) => msg === 'request');
    expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining([...paths, '/api/carts']));
    const log = JSON.stringify(app.log);
    expect(log).not.toContain(previewKey);
    expect(log).not.toMatch(/secret-\d/);
  });

  test('that fails in the database is logged with the error, but without data', async () => {
    const app = await startApp({ newId: () => 'secret-key' });
    await app.create();
    const response = await app.fetch('/api/carts', create(JSON_TYPE, '{"name":"secret-name"}'));
    expect(response.status).toBe(500);
    const failed = app.log.find(({ msg }) => msg === 'request failed');
    expect(failed).toMatchObject({
      err: {
        message: expect.stringContaining('insert into "carts"'),
        stack: expect.stringMatching(/^at /),
        cause: { message: expect.stringContaining('duplicate key'), code: '23505' },
      },
    });
    expect(JSON.stringify(app.log)).not.toContain('secret');
  });

  test('is never logged with the access token', async () => {
    const app = await startApp();
    await app.save(await app.create(), { enabled: true });
    app.shopify.trouble = 401;
    await app.fetch('/api/products');
    expect(app.log.length).toBeGreaterThan(0);
    expect(JSON.stringify(app.log)).not.toContain(app.shopify.token);
  });
});

describe('health check', () => {
  test('returns ok while the database responds, otherwise 503', async () => {
    const working = database();
    let down = false;
    const app = await startApp({
      database: {
        ...working,
        close: async () => {},
        get sql() {
          if (down) throw Object.assign(new Error('gone'), { code: '57P01' });
          return working.sql;
        },
      },
    });
    expect(await (await app.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await app.fetch('/readyz')).json()).toEqual({ status: 'ready' });
    down = true;
    for (const path of ['/healthz', '/readyz']) {
      const response = await app.fetch(path);
      expect([path, response.status]).toEqual([path, 503]);
      expect(response.headers.get('retry-after')).toBe('5');
    }
    await working.sql.execute(sql`select 1`);
  });
});

describe('admin', () => {
  async function adminDist() {
    const folder = await newFolder();
    const dist = join(folder, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(dist, 'index.html'), '<title>Admin</title>');
    await writeFile(join(dist, 'favicon.svg'), '<svg/>');
    await writeFile(join(dist, '.hidden'), 'hidden');
    await writeFile(join(dist, 'assets', 'index-B7xQ_2ab.js'), 'export {}');
    await writeFile(join(dist, 'assets', 'message-template.js'), 'export {}');
    await symlink(join(folder, 'secret.txt'), join(dist, 'link.txt'));
    return dist;
  }

  test('serves one page at every browser address, and its files', async () => {
    const app = await startApp({ adminDist: await adminDist() });
    const below = ['/admin', '/admin/', '/admin/smartcart/edit/some-id/', '/admin/login/', '/admin/nowhere'];
    for (const path of ['/', '/smartcart/', '/smartcart/edit/some-id/', ...below]) {
      const page = await app.fetch(path, { headers: HTML });
      expect([page.status, await page.text()]).toEqual([200, '<title>Admin</title>']);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
      expect(page.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe");
    }
    expect((await app.fetch('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    for (const path of ['/missing.js', '/admin/missing.js']) expect((await app.fetch(path)).status).toBe(404);
  });

  test('caches only hashed files forever', async () => {
    const app = await startApp({ adminDist: await adminDist() });
    const cacheControlOf = async (path: string) => (await app.fetch(path)).headers.get('cache-control');
    expect(await cacheControlOf('/assets/index-B7xQ_2ab.js')).toContain('immutable');
    expect(await cacheControlOf('/assets/message-template.js')).toBe('no-cache');
  });

  test('serves precompressed pages and files', async () => {
    const dist = await adminDist();
    await writeFile(join(dist, 'index.html.br'), brotliCompressSync('<title>Admin</title>'));
    await writeFile(join(dist, 'assets', 'index-B7xQ_2ab.js.gz'), gzipSync('export {}'));
    const app = await startApp({ adminDist: dist });
    const request = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
    const page = await rawResponse(app.url, '/smartcart/', request);
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    const file = await rawResponse(app.url, '/assets/index-B7xQ_2ab.js', request);
    expect(file.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(file.body).toString()).toBe('export {}');
  });

  test('serves nothing outside its folder', async () => {
    const app = await startApp({ adminDist: await adminDist() });
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e%5csecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/link.txt',
      '/.hidden',
      '/%00',
      '/%',
      '/assets',
    ];
    for (const path of paths) expect([path, await rawGet(app.url, path)]).toEqual([path, 404]);
  });

  test('without a build explains how to build it', async () => {
    const app = await startApp({ adminDist: join(await newFolder(), 'nowhere') });
    const page = await app.fetch('/', { headers: HTML });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm run build');
  });
});

describe('storefront files', () => {
  async function storefrontDist() {
    const folder = await newFolder();
    await writeFile(join(folder, 'cartwright.js'), 'void 0');
    await writeFile(join(folder, 'chunk-ABCD2345.js'), 'export {}');
    await writeFile(join(folder, 'preview.html'), '<title>Preview</title>');
    return folder;
  }

  test('load cross-origin, with revalidation by plain name and long caching by hash', async () => {
    const app = await startApp({ storefrontDist: await storefrontDist() });
    const entry = await app.fetch('/storefront/assets/cartwright.js');
    expect(Object.fromEntries(entry.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const etag = entry.headers.get('etag') ?? '';
    const again = await app.fetch('/storefront/assets/cartwright.js', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
    const chunk = await app.fetch('/storefront/assets/chunk-ABCD2345.js');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect((await app.fetch('/storefront/assets/nothing.js')).status).toBe(404);
  });

  test('are cached under their own version only', async () => {
    const folder = await storefrontDist();
    await writeFile(join(folder, 'drawer.js'), 'export const version = "0123456789ab";');
    const app = await startApp({ storefrontDist: folder });
    const cacheControlOf = async (query: string) =>
      (await app.fetch(`/storefront/assets/drawer.js${query}`)).headers.get('cache-control');
    expect(await cacheControlOf('?v=0123456789ab')).toContain('immutable');
    expect(await cacheControlOf('?v=0123456789ab&1')).toContain('immutable');
    for (const query of ['', '?v=', '?v=version', '?v=ffffffffffff']) {
      expect(await cacheControlOf(query), query).toBe('no-cache');
    }
  });

  test('requested by pages of an older build aren’t cached, nor is the first', async () => {
    const folder = await storefrontDist();
    const old = 'var file = "drawer.js?v=0123456789ab";';
    await writeFile(join(folder, 'cartwright.js'), old);
    const app = await startApp({ storefrontDist: folder });
    const cacheControl = async () =>
      (await app.fetch('/storefront/assets/cartwright.js?v=0123456789ab')).headers.get('cache-control');
    expect(await cacheControl()).toContain('immutable');
    await writeFile(join(folder, 'cartwright.js'), old.replace('0123456789ab', 'ba9876543210'));
    expect(await cacheControl()).toBe('no-cache');
  });

  describe('compressed by the build', () => {
    const TEXT = `export const version = "0123456789ab";${'// the drawer\n'.repeat(200)}`;
    const FILE = '/storefront/assets/drawer.js?v=0123456789ab';

    async function compressedDist(text = TEXT) {
      const folder = await storefrontDist();
      const file = join(folder, 'drawer.js');
      await writeFile(file, text);
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
      return folder;
    }

    test.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['gzip, br;q=0.5', 'gzip'],
      ['*', 'br'],
      ['identity', undefined],
      ['br;q=0, gzip;q=0', undefined],
      ['identity;q=0', undefined],
      ['zstd', undefined],
      [undefined, undefined],
    ])('are served by Accept-Encoding: %j gets %j', async (asked, encoding) => {
      const app = await startApp({ storefrontDist: await compressedDist() });
      const headers: Record<string, string> = asked === undefined ? {} : { 'accept-encoding': asked };
      const { status, headers: answered, body } = await rawResponse(app.url, FILE, headers);
      const opened =
        encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      expect([status, answered['content-encoding'], opened.toString()]).toEqual([200, encoding, TEXT]);
      expect(answered).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(body.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        vary: 'Accept-Encoding',
      });
      const head = await rawResponse(app.url, FILE, headers, 'HEAD');
      const { date, connection, 'keep-alive': _, 'x-request-id': id, ...same } = answered;
      expect(head).toMatchObject({ status: 200, headers: same, body: Buffer.alloc(0) });
    });

    test('have an ETag for each encoding, valid for that encoding only', async () => {
      const app = await startApp({ storefrontDist: await compressedDist() });
      const load = (encoding: string, etag = '') =>
        rawResponse(app.url, FILE, { 'accept-encoding': encoding, 'if-none-match': etag });
      const etags: string[] = [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const etag = String((await load(encoding)).headers.etag);
        const again = await load(encoding, etag);
        expect([again.status, again.headers.etag, again.headers.vary, again.body.byteLength]).toEqual([
          304,
          etag,
          'Accept-Encoding',
          0,
        ]);
        etags.push(etag);
      }
      expect(new Set(etags).size).toBe(3);
      expect((await load('gzip', etags[0])).status).toBe(200);
      expect((await load('gzip', `${etags[0]}, W/${etags[1]}`)).status).toBe(304);
    });

    test('are served uncompressed if the compressed file is stale, broken or missing', async () => {
      const folder = await compressedDist();
      const app = await startApp({ storefrontDist: folder });
      const sent = async (accepted = 'br, gzip') => {
        const { headers, body } = await rawResponse(app.url, '/storefront/assets/drawer.js', {
          'accept-encoding': accepted,
        });
        return [headers['content-encoding'], body.byteLength];
      };
      expect(await sent()).toEqual(['br', brotliCompressSync(TEXT).byteLength]);
      // Overwritten at runtime by a build without compression.
      await writeFile(join(folder, 'drawer.js'), 'export {};');
      expect(await sent()).toEqual([undefined, 10]);
      await writeFile(join(folder, 'drawer.js.gz'), gzipSync('export {};'));
      expect(await sent()).toEqual(['gzip', gzipSync('export {};').byteLength]);
      await writeFile(join(folder, 'drawer.js.gz'), gzipSync('export {};').subarray(0, 12));
      await rm(join(folder, 'drawer.js.br'));
      expect(await sent()).toEqual([undefined, 10]);
    });

    test('have no address of their own', async () => {
      const app = await startApp({ storefrontDist: await compressedDist() });
      expect((await app.fetch('/storefront/assets/drawer.js.br')).status).toBe(404);
      expect((await app.fetch('/storefront/assets/drawer.js.gz')).status).toBe(404);
    });
  });

  test('include a preview page that only the admin may frame, with scripts only', async () => {
    const app = await startApp({ storefrontDist: await storefrontDist() });
    const page = await app.fetch('/storefront/preview/cart');
    expect(await page.text()).toBe('<title>Preview</title>');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBeNull();
  });

  test('include a preview page for each surface with one policy, and for nothing else', async () => {
    const discoveryDist = await newFolder();
    await writeFile(join(discoveryDist, 'collection-preview.html'), '<title>Collection</title>');
    await writeFile(join(discoveryDist, 'collection-preview.js'), 'void 0');
    await writeFile(join(discoveryDist, 'widget-preview.html'), '<title>Widget</title>');
    await writeFile(join(discoveryDist, 'bundle-preview.html'), '<title>Bundle</title>');
    const app = await startApp({ storefrontDist: await storefrontDist(), discoveryDist });
    expect((await app.fetch('/storefront/assets/collection-preview.js')).status).toBe(200);
    const policy = (await app.fetch('/storefront/preview/cart')).headers.get('content-security-policy');
    for (const surface of ['collection', 'widget', 'bundle'] as const) {
      const page = await app.fetch(`/storefront/preview/${surface}`);
      const title = { collection: 'Collection', widget: 'Widget', bundle: 'Bundle' }[surface];
      expect(await page.text()).toBe(`<title>${title}</title>`);
      expect(page.headers.get('content-security-policy')).toBe(policy);
    }
    for (const other of ['cart.html', 'Cart', 'checkout', '..%2Fpreview', 'cart/'])
      expect((await app.fetch(`/storefront/preview/${other}`)).status).toBe(404);
  });
});
