import { listCarts } from '@cartwright/core/contract/cart-list';
import { createCart } from '@cartwright/core/contract/carts';
import { eventually } from '@cartwright/server/testing/test-app';
import { webhookRequest } from '@cartwright/server/testing/webhook-post';
import { expect, test } from 'vitest';
import { aBrowser } from './a-browser';
import { CLIENT_SECRET } from './a-shop';
import { apps, NEW_KEY, OLD_KEY } from './an-app';

const anApp = apps();

/** Asks Shopify, by the app's own token. */
const SCOPES = '/api/shop/scopes';
const HOUR = 3_600;

/** An app whose merchant is signed in. */
async function aSignedInApp(...options: Parameters<typeof anApp>) {
  const app = await anApp(...options);
  const browser = aBrowser();
  await app.signIn(browser, app.shop);
  return { ...app, browser, ask: (path = SCOPES) => app.call(browser, path, app.shop) };
}

test('one of two servers refreshes an expired token', async () => {
  const { shop, url, browser, ask, ...app } = await aSignedInApp();
  const other = await app.another();
  const askOther = () =>
    fetch(`${other}${SCOPES}`, {
      headers: { cookie: [...browser.cookies(url)].map((pair) => pair.join('=')).join('; ') },
    });
  expect(shop.asked.refreshes).toBe(0);
  app.pass(HOUR);
  const responses = await Promise.all([ask(), askOther(), ask(), askOther(), ask(), askOther()]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(shop.asked.refreshes).toBe(1);
});

test('a lost refresh response keeps the token until it expires, then requires access again', async () => {
  const { shop, url, browser, ask, ...app } = await aSignedInApp();
  shop.losesRefreshes = true;
  app.pass(HOUR - 30);
  expect((await ask()).status).toBe(200);
  expect(shop.asked.refreshes).toBeGreaterThan(0);
  shop.losesRefreshes = false;
  app.pass(60);
  // This store has used the refresh token up; Shopify itself would still take it.
  expect((await ask()).status).toBe(502);
  const info = await ask('/api/auth-info');
  expect(info.body).toMatchObject({ needsOauthRefresh: true, authUrl: `${url}/auth?shop=${shop.domain}` });

  expect((await app.signIn(browser, shop)).url).toBe(`${url}/?shop=${shop.domain}`);
  expect((await ask()).status).toBe(200);
  expect((await ask('/api/auth-info')).body.needsOauthRefresh).toBe(false);
});

test('a new key works beside the old one, and alone once everything is resealed', async () => {
  const { restart, ask, ...app } = await aSignedInApp({ app: { tokenKeys: [OLD_KEY] } });
  await restart({ tokenKeys: [NEW_KEY, OLD_KEY] });
  expect((await ask()).status).toBe(200);
  app.pass(HOUR);
  expect((await ask()).status).toBe(200);
  await restart({ tokenKeys: [NEW_KEY] });
  expect((await ask()).status).toBe(200);
  expect(app.shop.asked.refreshes).toBe(1);
  // Without the key nothing opens, and nothing is thrown away.
  await restart({ tokenKeys: [OLD_KEY] });
  expect((await ask('/api/auth-info')).body.needsOauthRefresh).toBe(true);
  await restart({ tokenKeys: [NEW_KEY] });
  expect((await ask()).status).toBe(200);
});

test('servers find a shop installed elsewhere, and after a restart', async () => {
  const { shop, restart, ask, url, browser, ...app } = await aSignedInApp();
  const other = await app.another();
  const config = () => fetch(`${other}/storefront/config.json?shop=${shop.domain}`);
  await eventually(async () => (await config()).ok);
  await restart();
  expect((await ask()).status).toBe(200);
});

test('an uninstalled shop is locked at once, and gets its carts published after a reinstall', async () => {
  const { shop, url, browser, ask, ...app } = await aSignedInApp();
  const other = await app.another();
  const config = (at: string) => fetch(`${at}/storefront/config.json?shop=${shop.domain}`);
  await app.call(browser, createCart.path, shop, { method: 'POST', body: JSON.stringify({ name: 'Kept' }) });
  await eventually(async () => (await config(other)).ok);

  await shop.uninstall(browser);
  // Shopify's word for it may be late: until then the app finds out when it asks.
  expect((await ask()).status).toBe(502);
  expect((await ask('/api/auth-info')).body.needsOauthRefresh).toBe(true);
  app.pass(1);
  await app.hearOfUninstall(shop);
  expect(await ask()).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
  for (const at of [url, other]) expect((await config(at)).status).toBe(404);

  app.pass(1);
  expect((await app.signIn(browser, shop)).url).toBe(`${url}/?shop=${shop.domain}`);
  const listed = await ask(listCarts.path);
  expect(listed.body.combinedCarts).toMatchObject([{ name: 'Kept' }]);
  await eventually(async () => (await ask('/api/shop')).body.shop.publication.status === 'published');
  for (const at of [url, other]) expect((await config(at)).status).toBe(200);
});

test('a replayed uninstall does nothing while the app is installed', async () => {
  const { shop, url, browser, ask, ...app } = await aSignedInApp();
  const config = () => fetch(`${url}/storefront/config.json?shop=${shop.domain}`);
  const deliver = async (id: string, logged: string) => {
    app.pass(1);
    const sent = {
      id,
      topic: 'app/uninstalled',
      shop: shop.domain,
      payload: { myshopify_domain: shop.domain },
      secret: CLIENT_SECRET,
      triggeredAt: new Date(app.seconds() * 1_000).toISOString(),
    };
    expect((await fetch(`${url}/webhooks`, webhookRequest(sent))).status).toBe(200);
    await eventually(() => app.log.some((line) => line.includes(logged)));
  };
  await deliver('again', 'said to have removed the app has it');
  expect((await ask()).status).toBe(200);
  await shop.uninstall(browser);
  await deliver('first', 'the app was uninstalled');
  expect((await ask()).status).toBe(401);
  expect((await config()).status).toBe(404);
});
