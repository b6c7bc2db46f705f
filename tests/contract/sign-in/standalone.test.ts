import { ACCESS_SCOPES } from '@cartwright/core/contract/access-scopes';
import { eventually } from '@cartwright/server/testing/test-app';
import { expect, test } from 'vitest';
import { aBrowser } from './a-browser';
import { apps } from './an-app';

const anApp = apps();

const UNAUTHENTICATED = { status: 401, body: { error: { code: 'unauthenticated' } } };

test('a first sign-in asks for consent once, and installs the app', async () => {
  const { url, shop, log, ...app } = await anApp();
  const browser = aBrowser();
  expect(await app.call(browser, '/api/user')).toMatchObject(UNAUTHENTICATED);

  const response = await browser.open(`${url}/auth?shop=${shop.domain}`);
  expect(response.url).toContain(`${shop.url}/admin/oauth/authorize`);
  const back = await shop.agree(browser, await response.response.text());

  expect(back.url).toBe(`${url}/?shop=${shop.domain}`);
  expect(await app.call(browser, '/api/user')).toEqual({
    status: 200,
    body: {
      user: {
        id: expect.stringMatching(/^\d+$/),
        name: expect.any(String),
        email: expect.stringContaining('@'),
        rebuyAdmin: false,
      },
      shops: [{ shopifyShopDomain: shop.domain }],
      canSignOut: true,
    },
  });
  // The Admin API takes the token that the code became, and the shop is published to.
  expect(await app.call(browser, '/api/shop/scopes', shop)).toMatchObject({
    status: 200,
    body: { currentScopes: expect.arrayContaining([...ACCESS_SCOPES]), hasAllRequiredScopes: true },
  });
  await eventually(
    async () => (await app.call(browser, '/api/shop', shop)).body.shop.publication.status === 'published',
  );
  expect(await app.call(browser, '/api/auth-info')).toEqual({
    status: 200,
    body: { successful: true, authUrl: null, needsOauthRefresh: false, embedded: false },
  });
  expect(shop.asked).toEqual({ codes: 2, exchanges: 0, refreshes: 0 });
  expect(log.join()).not.toMatch(/shpat_|shpua_|shprt_|secret-of-the-app|key of more than/);
});

test('a repeated sign-in asks nothing, with an HttpOnly, same-site cookie', async () => {
  const { url, shop, ...app } = await anApp();
  await app.signIn(aBrowser(), shop);

  const browser = aBrowser();
  expect((await browser.open(`${url}/auth?shop=${shop.domain}`)).url).toBe(`${url}/?shop=${shop.domain}`);
  expect((await app.call(browser, '/api/shop')).status).toBe(200);
  expect([...browser.cookies(url).keys()]).toEqual([`cartwright-${shop.domain.split('.')[0]}`]);

  const first = await browser.send(`${url}/auth?shop=${shop.domain}`);
  expect(first.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
});

test('a browser signed in to two shops names the shop in each call', async () => {
  const { url, shops, ...app } = await anApp({ shops: 3 });
  const [ours, theirs, else_] = shops;
  if (!ours || !theirs || !else_) throw new Error('There are three.');
  const browser = aBrowser();
  await app.signIn(browser, ours);
  await app.signIn(browser, theirs);
  await app.signIn(aBrowser(), else_);

  for (const shop of [ours, theirs]) {
    expect((await app.call(browser, '/api/shop', shop)).body.shop.shopifyShopDomain).toBe(shop.domain);
  }
  expect(await app.call(browser, '/api/shop')).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', message: expect.stringContaining('X-Cartwright-Shop') } },
  });
  expect(await app.call(browser, '/api/shop', else_)).toMatchObject(UNAUTHENTICATED);
  const listed = (await app.call(browser, '/api/user')).body.shops;
  expect(listed).toEqual([ours, theirs].map(({ domain }) => ({ shopifyShopDomain: domain })));

  // A cookie of one shop opens no other.
  const name = (shop: typeof ours) => `cartwright-${shop.domain.split('.')[0]}`;
  const ourCookie = browser.cookies(url).get(name(ours));
  const forged = await fetch(`${url}/api/shop`, { headers: { cookie: `${name(else_)}=${ourCookie}` } });
  expect(forged.status).toBe(401);
});

test('signing out ends the sessions of all shops for the cookie', async () => {
  const { url, shops, ...app } = await anApp({ shops: 2 });
  const browser = aBrowser();
  for (const shop of shops) await app.signIn(browser, shop);
  const cookies = [...browser.cookies(url)].map((pair) => pair.join('=')).join('; ');

  const out = await app.call(browser, '/api/sign-out', null, { method: 'POST', body: '{}' });
  expect(out).toEqual({ status: 200, body: { successful: true } });
  expect([...browser.cookies(url)]).toEqual([]);
  expect(await app.call(browser, '/api/user')).toMatchObject(UNAUTHENTICATED);
  expect((await fetch(`${url}/api/user`, { headers: { cookie: cookies } })).status).toBe(401);
});

test('a session ends after a day', async () => {
  const { shop, ...app } = await anApp();
  const browser = aBrowser();
  await app.signIn(browser, shop);
  app.pass(23 * 3600);
  expect((await app.call(browser, '/api/user')).status).toBe(200);
  app.pass(3601);
  expect(await app.call(browser, '/api/user')).toMatchObject(UNAUTHENTICATED);
});

test('rejects a callback that is unsigned, or started by another browser', async () => {
  const { url, shop } = await anApp();
  const browser = aBrowser();
  const firstResponse = await browser.open(`${url}/auth?shop=${shop.domain}`);
  const toCallback = await browser.send(`${shop.url}/admin/oauth/authorize`, {
    method: 'POST',
    body: new URLSearchParams({
      ...Object.fromEntries(new URL(firstResponse.url).searchParams),
      do: 'install',
    }),
  });
  const callback = toCallback.headers.get('location') ?? '';
  expect(callback).toContain(`${url}/auth/callback?`);

  const refusals: [string, string, ReturnType<typeof aBrowser>][] = [
    ['signature', callback.replace(/code=[^&]+/, 'code=mine'), browser],
    ['signature', callback.replace(/shop=[^&]+/, 'shop=else.myshopify.com'), browser],
    ['signature', callback.replace(/&hmac=[^&]+/, ''), browser],
    ['signature', `${callback}&hmac=00`, browser],
    ['signature', `${callback}&shop=${shop.domain}`, browser],
    ['state', callback, aBrowser()],
  ];
  for (const [error, address, who] of refusals) {
    const response = await who.send(address);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/admin/login/?error=${error}`,
    ]);
  }
  expect(shop.asked.codes).toBe(0);
  expect((await browser.send(callback)).status).toBe(302);
});

test.each([
  '',
  '?shop=',
  '?shop=else.example',
  '?shop=a.myshopify.com.else.example',
  '?shop=a.myshopify.com%0d%0ax:y',
])('redirects no browser to an invalid shop: /auth%s', async (query) => {
  const { url } = await anApp();
  const response = await aBrowser().send(`${url}/auth${query}`);
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test('requests a revoked scope again', async () => {
  const { url, shop, ...app } = await anApp();
  const browser = aBrowser();
  await app.signIn(browser, shop);
  await shop.revoke(browser, 'read_themes');

  const info = await app.call(browser, '/api/auth-info');
  expect(info.body).toEqual({
    successful: true,
    authUrl: `${url}/auth?shop=${shop.domain}`,
    needsOauthRefresh: true,
    embedded: false,
  });
  const response = await browser.open(info.body.authUrl);
  expect((await shop.agree(browser, await response.response.text())).url).toBe(`${url}/?shop=${shop.domain}`);
  expect((await app.call(browser, '/api/auth-info')).body.needsOauthRefresh).toBe(false);
});

test('shows the app’s users only to the owner and to staff', async () => {
  const { shop, restart, ...app } = await anApp();
  const [owner, staff] = [aBrowser(), aBrowser()];
  await app.signIn(owner, shop);
  app.pass(60);
  await shop.beStaff(staff);
  await app.signIn(staff, shop);

  const seen = await app.call(owner, '/api/shop-users');
  expect(seen.body.shopUsers).toMatchObject([
    { name: 'Sam Staff', accountOwner: false },
    { name: 'Olive Owner', accountOwner: true, email: expect.stringContaining('olive@') },
  ]);
  expect(await app.call(staff, '/api/shop-users')).toMatchObject({
    status: 403,
    body: { error: { code: 'forbidden' } },
  });

  await restart({ staffUsers: [seen.body.shopUsers[0].email.toUpperCase()] });
  expect((await app.call(staff, '/api/user')).body.user).toMatchObject({ rebuyAdmin: true });
  expect((await app.call(owner, '/api/user')).body.user).toMatchObject({ rebuyAdmin: false });
  expect((await app.call(staff, '/api/shop-users')).status).toBe(200);
});

test('fails to start without a public URL', async () => {
  await expect(anApp({ server: { publicUrl: undefined } })).rejects.toThrow('PUBLIC_URL');
});
