import { expect, test } from 'vitest';
import { aBrowser } from './a-browser';
import { CLIENT_ID } from './a-shop';
import { apps } from './an-app';

const anApp = apps();

const auth = (shop: { readonly domain: string }, more: Record<string, string>) =>
  `/auth?${new URLSearchParams({ shop: shop.domain, ...more })}`;

test('signing in returns to the page that was left, for its shop', async () => {
  const { url, shop, ...app } = await anApp();
  const browser = aBrowser();
  // The first time Shopify is asked twice.
  const response = await browser.open(url + auth(shop, { return_to: '/discounts/' }));
  const back = await shop.agree(browser, await response.response.text());
  expect(back.url).toBe(`${url}/discounts/?shop=${shop.domain}`);
  expect((await app.call(browser, '/api/shop')).status).toBe(200);

  const page = '/smartcart/edit/id-1/?tab=2&shop=else.myshopify.com#component/bar';
  const again = await browser.open(url + auth(shop, { return_to: page }));
  expect(again.url).toBe(`${url}/smartcart/edit/id-1/?tab=2&shop=${shop.domain}#component/bar`);
});

test('signing in returns to a page in Shopify’s admin', async () => {
  const { url, shop, ...app } = await anApp();
  const browser = aBrowser();
  await app.signIn(browser, shop);
  const back = await browser.open(url + auth(shop, { return_to: '/discounts/?page=2', embedded: '1' }));
  expect(back.url).toBe(`${shop.url}/admin/apps/${CLIENT_ID}/discounts/?page=2`);
  expect(back.response.status).toBe(200);
});

test('never redirects outside the app, to a non-page, or back to the login', async () => {
  const { url, shop, ...app } = await anApp();
  const browser = aBrowser();
  await app.signIn(browser, shop);
  for (const hostile of [
    '',
    'discounts/',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/discounts/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/discounts/\r\nSet-Cookie: a=b',
    '/discounts/\u0000',
    `/${'x'.repeat(2_000)}`,
    `/${'ü'.repeat(900)}`,
    '/auth?shop=a.myshopify.com',
    '/admin/login/?error=state',
    '/api/sign-out',
    '/admin/api/user',
  ]) {
    const back = await browser.open(url + auth(shop, { return_to: hostile }));
    expect([hostile, back.url]).toEqual([hostile, `${url}/?shop=${shop.domain}`]);
  }
  const twice = `${url}${auth(shop, { return_to: '/discounts/' })}&return_to=//evil.example`;
  expect(new URL((await browser.open(twice)).url).origin).toBe(url);
});

test('a page of a signed-out shop lists the session’s other shops, and can end it', async () => {
  const { url, shops, ...app } = await anApp({ shops: 3 });
  const [gone, other, theirs] = shops;
  if (!gone || !other || !theirs) throw new Error('There are three.');
  const browser = aBrowser();
  for (const shop of [gone, other]) await app.signIn(browser, shop);
  await app.signIn(aBrowser(), theirs);
  await app.hearOfUninstall(gone);

  expect((await app.call(browser, '/api/shop', gone)).status).toBe(401);
  for (const named of [gone, theirs]) {
    expect(await app.call(browser, '/api/user', named)).toMatchObject({
      status: 200,
      body: { shops: [{ shopifyShopDomain: other.domain }] },
    });
  }
  const out = await app.call(browser, '/api/sign-out', gone, { method: 'POST', body: '{}' });
  expect(out.status).toBe(200);
  expect([...browser.cookies(url)]).toEqual([]);
  expect((await app.call(browser, '/api/user', gone)).status).toBe(401);
});
