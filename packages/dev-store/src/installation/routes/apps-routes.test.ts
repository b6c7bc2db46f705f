import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aThemeExtension } from '../../testing/a-theme-extension';
import { aStoreWithApp, CLIENT_ID, exchangeOf, type StoreWithApp } from '../../testing/an-installed-app';
import { at, each } from '../../testing/read-json';
import { aFunction, aShopper, aValidation } from '../../testing/running-store';
import { theProduct } from '../../testing/small-store';

const EMBED = '<i>from the app</i>{% schema %}{ "name": "Embed", "target": "body" }{% endschema %}';

const QUERY = '{ cart { lines { id } } }';

let store: StoreWithApp;
let token: unknown;
beforeEach(async () => {
  store = await aStoreWithApp({
    app: {
      functions: [
        aFunction(QUERY, () => ({ operations: [] })),
        aValidation(QUERY, () => ({ operations: [] })),
      ],
      themeExtension: aThemeExtension({ blocks: { cart: EMBED } }),
    },
  });
  await store.install();
  token = (await store.token(exchangeOf(await store.sessionToken(), 'offline'))).body.access_token;
});
afterEach(() => store.close());

async function ask(query: string, by: unknown = token) {
  const response = await fetch(`${store.url}/admin/api/2026-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': String(by) },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

const uninstall = () => store.merchant.form('/back-office/apps/uninstall', {});
const scope = (scope: string, what: 'grant' | 'revoke') =>
  store.merchant.form('/back-office/apps/scopes', { scope, do: what });
const topics = () => store.events.map(({ topic }) => topic);

describe('app that isn’t installed', () => {
  it('is offered, requests its scopes, and opens once installed', async () => {
    await uninstall();
    const page = await (await store.merchant.get('/back-office/apps')).text();
    const install = `/admin/oauth/install?client_id=${CLIENT_ID}`;
    expect(page).toContain(`href="${install}"`);
    expect((await store.merchant.get('/admin/apps/cartwright')).headers.get('location')).toBe(install);
    const installPage = await (await store.merchant.get(install)).text();
    expect(installPage).toContain('View and edit discounts');
    expect(installPage).not.toContain('read_orders');
    expect((await store.install()).headers.get('location')).toBe('/admin/apps/cartwright');
    expect((await store.merchant.get('/admin/apps/cartwright')).status).toBe(200);
  });

  it('stays uninstalled when the merchant cancels', async () => {
    await uninstall();
    await store.merchant.form('/admin/oauth/install', { do: 'cancel' });
    expect((await store.merchant.post('/admin/apps/cartwright/session-token', {})).status).toBe(404);
  });

  it('gets no tokens', async () => {
    const sessionToken = await store.sessionToken();
    await uninstall();
    expect(await store.token(exchangeOf(sessionToken, 'offline'))).toMatchObject({
      status: 400,
      body: { error: 'app_not_installed' },
    });
  });
});

describe('uninstall', () => {
  it('revokes all tokens immediately and permanently', async () => {
    const session = await store.sessionToken();
    const { body } = await store.token(exchangeOf(session, 'online'));
    expect([await store.access(token), await store.access(body.access_token)]).toEqual([200, 200]);
    await uninstall();
    expect([await store.access(token), await store.access(body.access_token)]).toEqual([401, 401]);
    await store.install();
    expect(await store.access(token)).toBe(401);
  });

  it('deletes discounts, validations, Storefront tokens and app metafields, but not the products’', async () => {
    const installation = 'gid://shopify/AppInstallation/1';
    const product = `gid://shopify/Product/${theProduct('cup').id}`;
    const set = (owner: string) =>
      `{ ownerId: "${owner}", key: "note", type: "single_line_text_field", value: "x" }`;
    const created = await ask(`mutation {
      discountAutomaticAppCreate(automaticAppDiscount: { title: "Gift", functionHandle: "rewards", startsAt: "2026-01-01T00:00:00Z", discountClasses: [PRODUCT] }) { userErrors { message } }
      validationCreate(validation: { functionHandle: "rules", enable: true }) { userErrors { message } }
      metafieldsSet(metafields: [${set(installation)}, ${set(product)}]) { userErrors { message } }
      storefrontAccessTokenCreate(input: { title: "Cart" }) { storefrontAccessToken { accessToken } }
    }`);
    expect(at(created, 'data', 'discountAutomaticAppCreate', 'userErrors')).toEqual([]);
    expect(at(created, 'data', 'validationCreate', 'userErrors')).toEqual([]);
    expect(at(created, 'data', 'metafieldsSet', 'userErrors')).toEqual([]);
    await uninstall();
    await store.install();
    const again = (await store.token(exchangeOf(await store.sessionToken(), 'offline'))).body.access_token;
    const remaining = await ask(
      `{ automaticDiscountNodes(first: 5) { nodes { id } } validations(first: 5) { nodes { id } } currentAppInstallation { metafield(key: "note") { value } } product(id: "${product}") { metafield(key: "note") { value } } }`,
      again,
    );
    expect(at(remaining, 'data')).toEqual({
      automaticDiscountNodes: { nodes: [] },
      validations: { nodes: [] },
      currentAppInstallation: { metafield: null },
      product: { metafield: { value: 'x' } },
    });
    const storefront = await fetch(`${store.url}/api/2026-07/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': String(
          at(created, 'data', 'storefrontAccessTokenCreate', 'storefrontAccessToken', 'accessToken'),
        ),
      },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
    expect(storefront.status).not.toBe(200);
  });

  it('removes the app’s blocks from the theme', async () => {
    const shopper = aShopper(store.url);
    expect(await (await shopper.get('/')).text()).toContain('from the app');
    await uninstall();
    expect(await (await shopper.get('/')).text()).not.toContain('from the app');
  });

  it('sends a webhook at once, and a shop redaction after 48 hours', async () => {
    await uninstall();
    expect(store.events).toMatchObject([
      { topic: 'app/uninstalled', payload: { myshopify_domain: 'small.myshopify.com' } },
    ]);
    store.pass(48 * 3600 - 1);
    await store.merchant.get('/');
    expect(topics()).toEqual(['app/uninstalled']);
    store.pass(1);
    await store.merchant.get('/');
    await store.merchant.get('/');
    expect(topics()).toEqual(['app/uninstalled', 'shop/redact']);
    expect(store.events[1]?.payload).toEqual({ shop_id: 1, shop_domain: 'small.myshopify.com' });
  });

  it('followed by an install within 48 hours sends no redaction', async () => {
    await uninstall();
    await store.install();
    store.pass(49 * 3600);
    await store.merchant.get('/');
    expect(topics()).toEqual(['app/uninstalled']);
  });

  it('happens once', async () => {
    await uninstall();
    await uninstall();
    expect(topics()).toEqual(['app/uninstalled']);
  });
});

describe('scope', () => {
  it('sends a webhook when granted or revoked, and can be queried', async () => {
    await scope('read_orders', 'grant');
    await scope('read_orders', 'grant');
    await scope('write_discounts', 'revoke');
    expect(store.events.map(({ payload: { previous, current } }) => [previous, current])).toEqual([
      [
        ['read_products', 'write_discounts'],
        ['read_products', 'write_discounts', 'read_orders'],
      ],
      [
        ['read_products', 'write_discounts', 'read_orders'],
        ['read_products', 'read_orders'],
      ],
    ]);
    expect(topics()).toEqual(['app/scopes_update', 'app/scopes_update']);
    const response = await ask('{ currentAppInstallation { accessScopes { handle } } }');
    expect(each(at(response, 'data', 'currentAppInstallation'), 'accessScopes', 'handle')).toEqual([
      'read_products',
      'read_orders',
    ]);
  });

  const installPage = `/admin/oauth/install?client_id=${CLIENT_ID}&optional_scopes=read_orders`;
  const decide = (choice: 'grant' | 'decline', optional_scopes = 'read_orders') =>
    store.merchant.form('/admin/oauth/install', { optional_scopes, do: choice });

  it('is granted by the merchant if optional and requested at the installation page', async () => {
    const page = await (await store.merchant.get(installPage)).text();
    expect(page).toContain('Cartwright asks for more access');
    expect(page).toContain('View orders');
    expect(await (await decide('grant')).text()).toContain('Access allowed');
    expect(store.events.map(({ topic, payload }) => [topic, payload.current])).toEqual([
      ['app/scopes_update', ['read_products', 'write_discounts', 'read_orders']],
    ]);
    expect((await store.merchant.get(installPage)).headers.get('location')).toBe('/admin/apps/cartwright');
  });

  it('can be declined, and is requested again next time', async () => {
    expect(await (await decide('decline')).text()).toContain('Nothing has changed.');
    expect(store.events).toEqual([]);
    expect(await (await store.merchant.get(installPage)).text()).toContain('View orders');
  });

  it('can’t be requested there if not optional', async () => {
    const url = installPage.replace('read_orders', 'write_everything');
    expect((await store.merchant.get(url)).status).toBe(422);
    expect((await decide('grant', 'write_everything')).status).toBe(422);
    expect(store.events).toEqual([]);
  });

  it('isn’t granted without being requested', async () => {
    expect((await scope('write_everything', 'grant')).status).toBe(422);
    expect(store.events).toEqual([]);
  });
});

describe('apps page', () => {
  it.each([
    ['/back-office/apps/uninstall', {}],
    ['/back-office/apps/scopes', { scope: 'read_orders', do: 'grant' }],
    ['/admin/oauth/install', { do: 'install' }],
  ])('rejects cross-site forms at %s', async (path, fields) => {
    const response = await store.merchant.form(path, fields, { origin: 'https://elsewhere.example' });
    expect([response.status, store.events]).toEqual([403, []]);
  });
});
