import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment';

const NEEDED = { SHOP_DOMAIN: 'oak.myshopify.com', SHOPIFY_ACCESS_TOKEN: 'very-secret' };

test('requires two variables, and defaults the rest', () => {
  expect(readEnvironment({ ...NEEDED, PATH: '/bin', DATABASE_URL: '' })).toEqual({
    host: '127.0.0.1',
    port: 4700,
    dataDir: '.data',
    shops: [{ domain: 'oak.myshopify.com', accessToken: 'very-secret' }],
    adminDist: 'packages/admin/dist',
    storefrontDist: 'packages/storefront-cart/dist',
    discoveryDist: 'packages/storefront-discovery/dist',
    maxCarts: 25,
    catalogMemoryMb: 512,
    staff: false,
    privateKeys: [],
    logLevel: 'info',
  });
});

test('reads every variable', () => {
  const read = readEnvironment({
    ...NEEDED,
    HOST: '0.0.0.0',
    PORT: '8080',
    METRICS_PORT: '9100',
    DATABASE_POOL: '25',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://app@db/cartwright',
    SHOPIFY_API_ORIGIN: 'http://127.0.0.1:4701',
    STORE_URL: 'https://oak.example',
    ADMIN_DIST: 'a',
    STOREFRONT_DIST: 's',
    DISCOVERY_DIST: 'd',
    TRUSTED_PROXIES: '1',
    MAX_CARTS: '3',
    CATALOG_MEMORY_MB: '2048',
    STAFF: 'true',
    PRIVATE_KEYS: 'cart-gift-card-input, other,',
    PARTNER_APPS: JSON.stringify([{ ...ESTIMATE, inputs: [] }]),
    PUBLIC_URL: 'https://app.example',
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  });
  expect(read).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    metricsPort: 9100,
    databasePool: 25,
    databaseUrl: 'postgres://app@db/cartwright',
    publicUrl: 'https://app.example',
    shops: [{ apiOrigin: 'http://127.0.0.1:4701', storeUrl: 'https://oak.example' }],
    trustedProxies: 1,
    maxCarts: 3,
    catalogMemoryMb: 2048,
    staff: true,
    privateKeys: ['cart-gift-card-input', 'other'],
    partnerApps: [{ id: 'estimate', tag: 'delivery-estimate', inputs: [] }],
    logLevel: 'warn',
    telemetryUrl: 'http://collector:4318',
  });
});

const ESTIMATE = { id: 'estimate', name: 'Estimate', description: 'Says when.', tag: 'delivery-estimate' };

test.each([
  ['{', 'PARTNER_APPS must be JSON'],
  [JSON.stringify([{ ...ESTIMATE, inputs: [], tag: 'script' }]), 'PARTNER_APPS isn’t right at 0.tag'],
  [
    JSON.stringify([{ ...ESTIMATE, inputs: [{ name: 'onclick', label: 'x', kind: 'text', default: '' }] }]),
    'PARTNER_APPS isn’t right at 0.inputs.0.name',
  ],
  [JSON.stringify([1, 2].map(() => ({ ...ESTIMATE, inputs: [] }))), 'PARTNER_APPS must have each id once'],
])('rejects an invalid app catalogue: %s', (PARTNER_APPS, message) => {
  expect(() => readEnvironment({ ...NEEDED, PARTNER_APPS })).toThrow(message);
});

const APP = {
  SHOPIFY_API_KEY: 'client',
  SHOPIFY_API_SECRET: 'top-secret',
  TOKEN_KEYS: `${'k'.repeat(32)},${'o'.repeat(40)}`,
  PUBLIC_URL: 'https://app.example',
};

test('requires no shop if the app can be installed', () => {
  const read = readEnvironment({
    ...APP,
    SHOPIFY_API_FORMER_SECRETS: 'older, oldest',
    STAFF_USERS: 'ann@app.example,42',
    SHOP_ORIGINS: 'oak.myshopify.com=http://127.0.0.1:4701',
    BILLING:
      '{"required":true,"test":true,"plans":[{"id":"all","name":"All","price":"19.00","currency":"USD","trialDays":7}]}',
  });
  expect(read.shops).toEqual([]);
  expect(read.app).toEqual({
    clientId: 'client',
    clientSecret: 'top-secret',
    formerSecrets: ['older', 'oldest'],
    tokenKeys: ['k'.repeat(32), 'o'.repeat(40)],
    staffUsers: ['ann@app.example', '42'],
    shopOrigins: { 'oak.myshopify.com': 'http://127.0.0.1:4701' },
    billing: {
      required: true,
      test: true,
      plans: [{ id: 'all', name: 'All', price: '19.00', currency: 'USD', trialDays: 7 }],
    },
  });
  expect(readEnvironment({ ...APP, ...NEEDED }).shops).toHaveLength(1);
});

test.each([
  [{ SHOPIFY_API_SECRET: '' }, 'SHOPIFY_API_SECRET is missing'],
  [{ TOKEN_KEYS: '' }, 'TOKEN_KEYS is missing'],
  [{ TOKEN_KEYS: `${'k'.repeat(32)},short` }, 'TOKEN_KEYS.1 must be a random text'],
  [{ TOKEN_KEYS: ',' }, 'TOKEN_KEYS.0 must be a random text'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
  [{ SHOP_DOMAIN: 'oak.myshopify.com' }, 'SHOPIFY_ACCESS_TOKEN is missing'],
  [{ SHOP_ORIGINS: 'oak.myshopify.com' }, 'SHOP_ORIGINS must be pairs like my-shop.myshopify.com='],
  [{ SHOP_ORIGINS: 'abc' }, 'SHOP_ORIGINS must be pairs like my-shop.myshopify.com='],
  [{ BILLING: '{' }, 'BILLING must be JSON'],
  [{ BILLING: '{}' }, 'BILLING isn’t right at required; docs/deploying.md has an example'],
  [
    { BILLING: '{"required":true,"test":false,"plans":[{"id":"a"}]}' },
    'BILLING isn’t right at plans.0.name; docs/deploying.md has an example',
  ],
])('rejects an app with %o by name, without printing values', (changes, message) => {
  const read = () => readEnvironment({ ...APP, ...changes });
  expect(read).toThrow(message);
  expect(read).not.toThrow(/top-secret|kkk|short/);
});

test.each([
  ['PORT', '70000', 'PORT must be from 0 to 65535'],
  ['PORT', 'http', 'PORT must be a whole number'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must begin with postgres://'],
  ['SHOP_DOMAIN', 'oak.example', 'SHOP_DOMAIN must look like'],
  ['SHOPIFY_ACCESS_TOKEN', '', 'SHOPIFY_ACCESS_TOKEN is missing'],
  ['SHOPIFY_API_ORIGIN', 'file:///etc', 'SHOPIFY_API_ORIGIN must be an address'],
  ['MAX_CARTS', '0', 'MAX_CARTS must be from 1'],
  ['CATALOG_MEMORY_MB', '0', 'CATALOG_MEMORY_MB must be from 1'],
  ['CATALOG_MEMORY_MB', '1.5', 'CATALOG_MEMORY_MB must be a whole number'],
  ['STAFF', 'yes', 'STAFF must be true or false'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
])('rejects %s=%s by name', (name, value, message) => {
  expect(() => readEnvironment({ ...NEEDED, [name]: value })).toThrow(message);
});

test('names all invalid values at once, without printing them', () => {
  const read = () => readEnvironment({ ...NEEDED, PORT: 'x-port', SHOPIFY_API_ORIGIN: 'x-origin' });
  expect(read).toThrow(/PORT .*\n.*SHOPIFY_API_ORIGIN/);
  expect(read).not.toThrow(/x-port|x-origin|very-secret/);
});
