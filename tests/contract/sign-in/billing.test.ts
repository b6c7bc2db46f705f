import { choosePlan, readBilling } from '@cartwright/core/contract/sign-in';
import { expect, test } from 'vitest';
import { aBrowser } from './a-browser';
import { CLIENT_ID } from './a-shop';
import { apps } from './an-app';

const anApp = apps();

const PLANS = [
  { id: 'starter', name: 'Starter', price: '19.00', currency: 'USD', trialDays: 7 },
  { id: 'growth', name: 'Growth', price: '49.00', currency: 'USD', trialDays: 0 },
];
const MISSING = { status: 403, body: { error: { code: 'forbidden', details: { plan: 'missing' } } } };

async function aShopThatPays(required: boolean) {
  const app = await anApp({ app: { billing: { required, test: true, plans: PLANS } } });
  const browser = aBrowser();
  await app.signIn(browser, app.shop);
  const ask = (path: string) => app.call(browser, path, app.shop);
  const choose = (plan: string) =>
    app.call(browser, choosePlan.path, app.shop, { method: 'POST', body: JSON.stringify({ plan }) });
  return { ...app, browser, ask, choose };
}

test('a required plan blocks everything else until confirmed in Shopify', async () => {
  const { url, shop, browser, ask, choose } = await aShopThatPays(true);
  expect(await ask('/api/shop')).toMatchObject(MISSING);
  expect(await ask('/api/carts')).toMatchObject(MISSING);
  expect(await ask(readBilling.path)).toEqual({
    status: 200,
    body: { required: true, plans: PLANS, current: null, test: true },
  });

  const { body } = await choose('starter');
  const confirm = new URL(body.confirmationUrl);
  expect(await ask('/api/shop')).toMatchObject(MISSING);
  const page = `${shop.url}${confirm.pathname}${confirm.search}`;
  expect(await (await browser.send(page)).text()).toContain('This is a test charge');
  const approved = await browser.open(page, { method: 'POST', body: new URLSearchParams({ do: 'approve' }) });
  expect(approved.url).toBe(`${url}/?shop=${shop.domain}`);

  expect((await ask(readBilling.path)).body.current).toBe('starter');
  expect((await ask('/api/shop')).status).toBe(200);
});

test('rejects a plan that isn’t offered', async () => {
  const { choose } = await aShopThatPays(true);
  expect(await choose('gold')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test('without a required plan the app is open, and plans are optional', async () => {
  const { ask, choose } = await aShopThatPays(false);
  expect((await ask('/api/shop')).status).toBe(200);
  expect((await choose('growth')).body.confirmationUrl).toContain('/admin/charges/');
});

test('Shopify returns the merchant only to where the app was opened', async () => {
  const { url, shop } = await anApp();
  const back = async (query: string) => {
    const response = await aBrowser().send(`${url}/billing/return${query}`);
    return [response.status, response.headers.get('location')];
  };
  expect(await back(`?shop=${shop.domain}&charge_id=1`)).toEqual([302, `/?shop=${shop.domain}`]);
  const inAdmin = `${shop.url}/admin/apps/${CLIENT_ID}`;
  expect(await back(`?shop=${shop.domain}&embedded=1`)).toEqual([302, inAdmin]);
  for (const query of ['', '?shop=else.example', '?shop=//else.example']) {
    expect(await back(query)).toEqual([400, null]);
  }
});
