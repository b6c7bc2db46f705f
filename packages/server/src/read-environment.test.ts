import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment';

const NEEDED = { SHOP_DOMAIN: 'oak.myshopify.com', SHOPIFY_ACCESS_TOKEN: 'very-secret' };

test('two variables are needed, and the rest has defaults', () => {
  expect(readEnvironment({ ...NEEDED, PATH: '/bin', DATABASE_URL: '' })).toEqual({
    port: 4700,
    dataDir: '.data',
    shop: { domain: 'oak.myshopify.com', accessToken: 'very-secret' },
    adminDist: 'packages/admin/dist',
    storefrontDist: 'packages/storefront-cart/dist',
    maxCarts: 25,
    staff: false,
    privateKeys: [],
    logLevel: 'info',
  });
});

test('every variable is read', () => {
  const read = readEnvironment({
    ...NEEDED,
    PORT: '8080',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://app@db/cartwright',
    SHOPIFY_API_ORIGIN: 'http://127.0.0.1:4701',
    STORE_URL: 'https://oak.example',
    ADMIN_DIST: 'a',
    STOREFRONT_DIST: 's',
    TRUSTED_PROXIES: '1',
    MAX_CARTS: '3',
    STAFF: 'true',
    PRIVATE_KEYS: 'cart-gift-card-input, other,',
    PUBLIC_URL: 'https://app.example',
    LOG_LEVEL: 'warn',
  });
  expect(read).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://app@db/cartwright',
    publicUrl: 'https://app.example',
    shop: { apiOrigin: 'http://127.0.0.1:4701', storeUrl: 'https://oak.example' },
    trustedProxies: 1,
    maxCarts: 3,
    staff: true,
    privateKeys: ['cart-gift-card-input', 'other'],
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', '70000', 'PORT must be from 0 to 65535'],
  ['PORT', 'http', 'PORT must be a whole number'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must begin with postgres://'],
  ['SHOP_DOMAIN', 'oak.example', 'SHOP_DOMAIN must look like'],
  ['SHOPIFY_ACCESS_TOKEN', '', 'SHOPIFY_ACCESS_TOKEN is missing'],
  ['SHOPIFY_API_ORIGIN', 'file:///etc', 'SHOPIFY_API_ORIGIN must be an address'],
  ['MAX_CARTS', '0', 'MAX_CARTS must be from 1'],
  ['STAFF', 'yes', 'STAFF must be true or false'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
])('%s=%s is refused by name', (name, value, message) => {
  expect(() => readEnvironment({ ...NEEDED, [name]: value })).toThrow(message);
});

test('all bad values are named at once, and no value is repeated', () => {
  const read = () => readEnvironment({ ...NEEDED, PORT: 'x-port', SHOPIFY_API_ORIGIN: 'x-origin' });
  expect(read).toThrow(/PORT .*\n.*SHOPIFY_API_ORIGIN/);
  expect(read).not.toThrow(/x-port|x-origin|very-secret/);
});
