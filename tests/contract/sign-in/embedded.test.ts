import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@cartwright/server/testing/test-app';
import { afterEach, expect, test } from 'vitest';
import { aBrowser } from './a-browser';
import { CLIENT_ID, CLIENT_SECRET } from './a-shop';
import { type App, apps } from './an-app';
import { encoded, signedToken } from './signed-token';

const anApp = apps();

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** An app that the shop's merchant has installed in Shopify's admin, and a page of it there. */
async function anInstalledApp(...options: Parameters<typeof anApp>) {
  const app = await anApp(...options);
  const browser = aBrowser();
  await app.shop.install(browser);
  const token = () => app.shop.sessionToken(browser);
  return { ...app, browser, token };
}

/** A session token of our making: good, but for `changes` of its claims. */
function aToken(
  { shop, seconds }: Pick<App, 'shop' | 'seconds'>,
  changes: object = {},
  { secret = CLIENT_SECRET, header = { alg: 'HS256', typ: 'JWT' } as object } = {},
): string {
  const now = seconds();
  const claims = {
    iss: `https://${shop.domain}/admin`,
    dest: `https://${shop.domain}`,
    aud: CLIENT_ID,
    sub: '42',
    exp: now + 60,
    nbf: now,
    ...changes,
  };
  return signedToken(claims, secret, header);
}

test('concurrent first calls from Shopify’s admin exchange one token', async () => {
  const { shop, token, url, ...app } = await anInstalledApp();
  const other = await app.another();
  const session = await token();
  const calls = ['/api/user', '/api/shop', '/api/carts', `${other}/api/shop/scopes`, `${other}/api/user`];
  const responses = await Promise.all(calls.map((path) => app.callEmbedded(session, path)));

  expect(responses.map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(responses[0]?.body).toEqual({
    user: {
      id: expect.stringMatching(/^\d+$/),
      name: expect.any(String),
      email: expect.stringContaining('@'),
      rebuyAdmin: false,
    },
    shops: [{ shopifyShopDomain: shop.domain }],
    canSignOut: false,
  });
  // One for the app's own token; the others say who the user is, once for each server.
  expect(shop.asked.exchanges).toBeLessThanOrEqual(3);
  await eventually(
    async () =>
      (await app.callEmbedded(await token(), '/api/shop')).body.shop.publication.status === 'published',
  );
  expect((await app.callEmbedded(await token(), '/api/auth-info')).body).toEqual({
    successful: true,
    authUrl: null,
    needsOauthRefresh: false,
    embedded: true,
  });
  expect((await app.callEmbedded(await token(), '/api/shop-users')).body.shopUsers).toMatchObject([
    { name: 'Olive Owner', accountOwner: true },
  ]);
  expect(app.log.join()).not.toMatch(/shpat_|shpua_|shprt_|eyJ/);
});

test('rejects a session token that is forged, for another app, or expired', async () => {
  const app = await anInstalledApp();
  const { shop, token } = app;
  const good = await token();
  expect((await app.callEmbedded(good, '/api/user')).status).toBe(200);
  const [head = '', body = '', signature = ''] = good.split('.');
  const now = app.seconds();
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const mine = { ...claims, sub: '1' };
  const bad: [string, string][] = [
    ['other claims', `${head}.${encoded(mine)}.${signature}`],
    ['no signature', `${head}.${body}.`],
    ['no algorithm', `${encoded({ alg: 'none' })}.${body}.`],
    ['a part more', `${good}.x`],
    ['another secret', aToken(app, {}, { secret: 'another' })],
    ['another algorithm', aToken(app, {}, { header: { alg: 'HS512' } })],
    ['another app', aToken(app, { aud: 'another' })],
    ['another shop in iss', aToken(app, { iss: 'https://else.myshopify.com/admin' })],
    ['no shop', aToken(app, { iss: 'https://else.example/admin', dest: 'https://else.example' })],
    ['an end six seconds ago', aToken(app, { exp: now - 6 })],
    ['a beginning in seven seconds', aToken(app, { nbf: now + 7 })],
    ['no end', aToken(app, { exp: undefined })],
    ['nothing', ''],
  ];
  for (const [what, given] of bad) {
    const response = await app.callEmbedded(given, '/api/user');
    expect([what, response.status, response.body.error?.code]).toEqual([what, 401, 'unauthenticated']);
  }
  // It is a token of this shop, whatever the call says.
  const foreign = await app.callEmbedded(good, '/api/user', {
    headers: { 'X-Cartwright-Shop': 'else.myshopify.com' },
  });
  expect(foreign.status).toBe(401);
  expect(
    (await app.callEmbedded(good, '/api/user', { headers: { 'X-Cartwright-Shop': shop.domain } })).status,
  ).toBe(200);
});

test('tolerates a clock difference of some seconds', async () => {
  const app = await anInstalledApp();
  await app.callEmbedded(await app.token(), '/api/user');
  const sub = JSON.parse(Buffer.from((await app.token()).split('.')[1] ?? '', 'base64url').toString()).sub;
  const now = app.seconds();
  for (const claims of [{ exp: now - 2 }, { nbf: now + 3 }]) {
    expect((await app.callEmbedded(aToken(app, { sub, ...claims }), '/api/user')).status).toBe(200);
  }
});

test('accepts a former secret until it is removed', async () => {
  const { token, restart, ...app } = await anInstalledApp();
  await app.callEmbedded(await token(), '/api/user');
  await restart({ clientSecret: 'a newer secret', formerSecrets: [CLIENT_SECRET] });
  expect((await app.callEmbedded(await token(), '/api/shop')).status).toBe(200);
  await restart({ clientSecret: 'a newer secret' });
  expect((await app.callEmbedded(await token(), '/api/shop')).status).toBe(401);
});

test('rejects a session for a shop without the app, whoever signed it', async () => {
  const app = await anApp();
  expect((await app.callEmbedded(aToken(app), '/api/user')).status).toBe(401);
});

test('requests missing scopes on Shopify’s own page', async () => {
  const { shop, token, browser, ...app } = await anInstalledApp();
  await app.callEmbedded(await token(), '/api/user');
  await shop.revoke(browser, 'write_discounts');
  expect((await app.callEmbedded(await token(), '/api/auth-info')).body).toEqual({
    successful: true,
    authUrl: `${shop.url}/admin/oauth/install?client_id=${CLIENT_ID}`,
    needsOauthRefresh: true,
    embedded: true,
  });
});

test('only the named shop’s admin may frame a page, which then loads App Bridge', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-admin-'));
  folders.push(folder);
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>A</title></head></html>');
  const { shop, url } = await anApp({ server: { adminDist: folder } });
  const page = async (query: string) => {
    const response = await fetch(`${url}/smartcart/${query}`, { headers: { accept: 'text/html' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    const of = (directive: string) => policy.match(new RegExp(`${directive} ([^;]*)`))?.[1]?.trim();
    return {
      framedBy: of('frame-ancestors'),
      scripts: of('script-src'),
      options: response.headers.get('x-frame-options'),
      html: await response.text(),
    };
  };

  for (const query of ['', '?shop=else.example', '?shop=a.myshopify.com;script-src%20*']) {
    expect(await page(query)).toMatchObject({ framedBy: "'none'", scripts: "'self'", options: 'DENY' });
  }
  const elsewhere = await page('?shop=else.myshopify.com&embedded=1&host=YQ');
  expect(elsewhere).toMatchObject({
    framedBy: 'https://else.myshopify.com https://admin.shopify.com',
    scripts: "'self' https://cdn.shopify.com/shopifycloud/app-bridge.js",
    options: null,
  });
  expect(elsewhere.html).toContain(
    `<head><meta name="shopify-api-key" content="${CLIENT_ID}" /><script src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script>`,
  );
  const here = await page(`?shop=${shop.domain}&embedded=1&host=YQ`);
  expect(here).toMatchObject({ framedBy: shop.url, scripts: `'self' ${shop.url}/app-bridge.js` });
  const standalone = await page(`?shop=${shop.domain}`);
  expect(standalone).toMatchObject({ framedBy: shop.url, scripts: "'self'" });
  expect(standalone.html).not.toContain('app-bridge');
});

test('the preview may be framed by any location of the admin', async () => {
  const { url, shop } = await anApp();
  const response = await fetch(`${url}/storefront/preview/cart`);
  expect(response.headers.get('content-security-policy')).toContain(
    `frame-ancestors 'self' https://admin.shopify.com https://*.myshopify.com ${shop.url}`,
  );
});
