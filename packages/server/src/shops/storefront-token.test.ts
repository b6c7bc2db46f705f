import { createStorefrontToken, listPrivateKeys, readScopes, readShop } from '@cartwright/core/contract/shop';
import { expect, it } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const anApp = testApps(testDatabase());
const configOf = (published: string | undefined) => JSON.parse(published ?? '{}');

it('creates one token, stores it, and publishes it', async () => {
  const app = await anApp();
  expect((await app.ask(readShop)).shop.hasStorefrontAccessToken).toBe(false);
  const { token } = await app.ask(createStorefrontToken, { body: {} });
  expect((await app.ask(readShop)).shop.hasStorefrontAccessToken).toBe(true);
  const config = configOf(app.shopify.appMetafields.get('cartwright.storefront_config'));
  expect(config.shop.storefrontAccessToken).toBe(token);
  expect(await app.ask(createStorefrontToken, { body: {} })).toEqual({ successful: true, token });
  expect(app.shopify.calls.filter((call) => call === 'CreateStorefrontToken')).toHaveLength(1);
});

it('rejects missing permissions by name', async () => {
  const app = await anApp();
  app.shopify.scopes = [
    'read_products',
    'unauthenticated_read_checkouts',
    'unauthenticated_read_product_listings',
  ];
  expect(await app.ask(readScopes)).toMatchObject({
    missingScopes: ['unauthenticated_write_checkouts'],
    hasAllRequiredScopes: false,
    errors: ['Missing permissions: unauthenticated_write_checkouts.'],
  });
  expect(await app.refused(createStorefrontToken, { body: {} })).toMatchObject({
    status: 403,
    code: 'forbidden',
    message: expect.stringContaining('unauthenticated_write_checkouts'),
  });
  expect(app.shopify.calls).not.toContain('CreateStorefrontToken');
});

it('requires product access, because templates show metafields', async () => {
  const app = await anApp();
  app.shopify.scopes = ['unauthenticated_read_checkouts', 'unauthenticated_write_checkouts'];
  expect(await app.ask(readScopes)).toMatchObject({
    missingScopes: ['unauthenticated_read_product_listings'],
    hasAllRequiredScopes: false,
  });
});

it('reports when Shopify requires more from the merchant', async () => {
  const app = await anApp();
  const { accessUrl } = await app.ask(readScopes);
  expect(accessUrl).toBe(`${app.shopify.origin}/admin/oauth/install?client_id=the-client-id`);
});

it('lists the private keys given to the server', async () => {
  expect(await (await anApp()).ask(listPrivateKeys)).toEqual({ privateKeys: [] });
  const app = await anApp({ privateKeys: ['cart-gift-card-input'] });
  expect(await app.ask(listPrivateKeys)).toEqual({ privateKeys: ['cart-gift-card-input'] });
});
