import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { saveCart } from '@cartwright/core/contract/carts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApps, testFolders } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);
const newFolder = testFolders();

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

describe('a request', () => {
  test('under another host’s name is refused, so that no foreign page can point its name here', async () => {
    const app = await startApp();
    expect(await rawGet(app.url, '/api/carts', { host: 'evil.example' })).toBe(401);
    expect(await rawGet(app.url, '/api/carts', { host: 'localhost.evil.example' })).toBe(401);
    expect(await rawGet(app.url, '/api/carts', { host: `localhost:${new URL(app.url).port}` })).toBe(200);
  });

  test('that writes has to come from the app itself, or from no page at all', async () => {
    const app = await startApp();
    const status = async (headers: Record<string, string>) =>
      (await app.fetch('/api/carts', create({ ...JSON_TYPE, ...headers }))).status;
    expect(await status({ origin: 'http://evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ origin: app.url, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({})).toBe(200);
  });

  test.each(['a\u0000b', 'a\ud800b'])(
    'with a text that no database keeps is refused, and the text is named: %j',
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

  test('with a form’s content type is refused: a foreign form could send it', async () => {
    const app = await startApp();
    const answer = await app.fetch('/api/carts', create({ 'content-type': 'text/plain' }));
    expect(answer.status).toBe(400);
  });

  test('that is not JSON says so', async () => {
    const app = await startApp();
    const answer = await app.fetch('/api/carts', create(JSON_TYPE, '{"name":'));
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalid_request', issues: [{ code: 'not_json', path: ['body'] }] },
    });
  });

  test('above 1 MB is too large, whether it says its size or not', async () => {
    const app = await startApp();
    const body = JSON.stringify({ name: 'a'.repeat(1_100_000) });
    const told = await app.fetch('/api/carts', create(JSON_TYPE, body));
    expect([told.status, await told.json()]).toMatchObject([413, { error: { code: 'too_large' } }]);
    const untold = await fetch(`${app.url}/api/carts`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: new Blob([body]).stream(),
      duplex: 'half',
    });
    expect(untold.status).toBe(413);
  });

  test('that nothing answers is a 404 in JSON, also for browsers', async () => {
    const app = await startApp();
    for (const path of ['/api/nothing', '/api', '/storefront/nothing']) {
      const answer = await app.fetch(path, { headers: HTML });
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    }
  });

  test('that fails unexpectedly gives a reference and nothing else; the log has the rest', async () => {
    const broken = { ...database(), sql: database().sql, close: async () => {} };
    const app = await startApp({ database: broken, newId: () => 'x'.repeat(3) });
    await app.create();
    const answer = await app.fetch('/api/carts', create(JSON_TYPE));
    const text = await answer.text();
    expect(answer.status).toBe(500);
    const reference = JSON.parse(text).error.details.reference;
    expect(text).not.toMatch(/duplicate|insert|\.ts|at /);
    expect(app.log.find((line) => line.reference === reference)).toMatchObject({ msg: 'request failed' });
  });

  test('never puts the access token into the log', async () => {
    const app = await startApp();
    await app.save(await app.create(), { enabled: true });
    app.shopify.trouble = 401;
    await app.fetch('/api/products');
    expect(app.log.length).toBeGreaterThan(0);
    expect(JSON.stringify(app.log)).not.toContain(app.shopify.token);
  });
});

describe('health', () => {
  test('is ok while the database answers, and 503 when it does not', async () => {
    const working = database();
    let down = false;
    const app = await startApp({
      database: {
        ...working,
        close: async () => {},
        get sql() {
          if (down) throw new Error('gone');
          return working.sql;
        },
      },
    });
    expect(await (await app.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    down = true;
    expect((await app.fetch('/healthz')).status).toBe(503);
    await working.sql.execute(sql`select 1`);
  });
});

describe('the admin', () => {
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

  test('is one page at every address that a browser opens, and files beside it', async () => {
    const app = await startApp({ adminDist: await adminDist() });
    for (const path of ['/', '/smartcart/', '/smartcart/edit/some-id/']) {
      const page = await app.fetch(path, { headers: HTML });
      expect([page.status, await page.text()]).toEqual([200, '<title>Admin</title>']);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
      expect(page.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe");
    }
    expect((await app.fetch('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await app.fetch('/missing.js')).status).toBe(404);
  });

  test('keeps files for ever whose name has the content’s hash, and only those', async () => {
    const app = await startApp({ adminDist: await adminDist() });
    const kept = async (path: string) => (await app.fetch(path)).headers.get('cache-control');
    expect(await kept('/assets/index-B7xQ_2ab.js')).toContain('immutable');
    expect(await kept('/assets/message-template.js')).toBe('no-cache');
  });

  test('gives nothing outside its folder', async () => {
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

  test('that is not built says how to build it', async () => {
    const app = await startApp({ adminDist: join(await newFolder(), 'nowhere') });
    const page = await app.fetch('/', { headers: HTML });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm run build');
  });
});

describe('the storefront’s files', () => {
  async function storefrontDist() {
    const folder = await newFolder();
    await writeFile(join(folder, 'cartwright.js'), 'void 0');
    await writeFile(join(folder, 'chunk-ABCD2345.js'), 'export {}');
    await writeFile(join(folder, 'preview.html'), '<title>Preview</title>');
    return folder;
  }

  test('load in every shop, are asked again by their own names, and kept by their hashed ones', async () => {
    const app = await startApp({ storefrontDist: await storefrontDist() });
    const entry = await app.fetch('/storefront/assets/cartwright.js');
    expect(Object.fromEntries(entry.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const etag = entry.headers.get('etag') ?? '';
    const again = await app.fetch('/storefront/assets/cartwright.js', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
    const chunk = await app.fetch('/storefront/assets/chunk-ABCD2345.js');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect((await app.fetch('/storefront/assets/nothing.js')).status).toBe(404);
  });

  test('are kept under a version that they tell themselves, and under no other', async () => {
    const folder = await storefrontDist();
    await writeFile(join(folder, 'drawer.js'), 'export const version = "0123456789ab";');
    const app = await startApp({ storefrontDist: folder });
    const kept = async (query: string) =>
      (await app.fetch(`/storefront/assets/drawer.js${query}`)).headers.get('cache-control');
    expect(await kept('?v=0123456789ab')).toContain('immutable');
    expect(await kept('?v=0123456789ab&1')).toContain('immutable');
    for (const query of ['', '?v=', '?v=version', '?v=ffffffffffff']) {
      expect(await kept(query), query).toBe('no-cache');
    }
  });

  test('have a preview page that only the admin may frame, with scripts and nothing else', async () => {
    const app = await startApp({ storefrontDist: await storefrontDist() });
    const page = await app.fetch('/storefront/preview');
    expect(await page.text()).toBe('<title>Preview</title>');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBeNull();
  });
});
