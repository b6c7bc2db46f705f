import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { installations, leases } from '../db/schema';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { accessTokenOf, isUsable } from './access-token';
import { isInstalled, keepGrant, markUninstalled, readInstallation } from './installation-rows';
import { sealWith } from './sealed';
import type { Grant, TokenResult } from './token-endpoint';

const database = testDatabase();
const KEY = 'a key of the app of more than 32 characters';
const HOUR = 3_600_000;
const START = Date.parse('2026-11-20T12:00:00Z');

let shops = 0;

/**
 * A shop that has the app, with a token for an hour, and its Shopify: a refresh token is good once, as in a strict store.
 * `server` gives what another server would have.
 */
async function aShop() {
  shops += 1;
  const store = forShop(database(), `shop-${shops}.myshopify.com`);
  const shopify = {
    now: START,
    refreshes: 0,
    goodRefresh: 'refresh-0',
    response: null as TokenResult | null,
  };
  const clock = () => new Date(shopify.now);
  const grant = (): Grant => ({
    accessToken: `access-${shopify.refreshes}`,
    accessTokenEnds: new Date(shopify.now + HOUR),
    refreshToken: shopify.goodRefresh,
    refreshTokenEnds: new Date(shopify.now + 90 * 24 * HOUR),
    scopes: ['read_products'],
    user: null,
  });
  const ask = async (_: string, fields: Readonly<Record<string, string>>): Promise<TokenResult> => {
    if (shopify.response) return shopify.response;
    if (fields.refresh_token !== shopify.goodRefresh) {
      return { ok: false, code: 'refused', error: 'invalid_grant' };
    }
    shopify.refreshes += 1;
    shopify.goodRefresh = `refresh-${shopify.refreshes}`;
    return { ok: true, grant: grant() };
  };
  const server = (...keys: string[]) =>
    accessTokenOf({ store, seal: sealWith([keys[0] ?? KEY, ...keys.slice(1)]), ask, clock });
  const install = () => keepGrant(store, sealWith([KEY]), grant(), clock());
  await install();
  return { store, shopify, clock, server, install };
}

const given = (value: string) => ({ ok: true, value });
const GONE = { ok: false, code: 'refused' };

test('returns a token until shortly before it expires, then a new one', async () => {
  const { shopify, server } = await aShop();
  const token = server();
  expect(await token()).toEqual(given('access-0'));
  shopify.now += HOUR - 61_000;
  expect(await token()).toEqual(given('access-0'));
  shopify.now += 2_000;
  expect(await token()).toEqual(given('access-1'));
  expect(shopify.refreshes).toBe(1);
});

test('refreshes once for any number of callers and servers', async () => {
  const { shopify, server } = await aShop();
  const servers = [server(), server(), server()];
  shopify.now += HOUR;
  const tokens = await Promise.all([...servers, ...servers].map((token) => token()));
  expect(tokens).toEqual(tokens.map(() => given('access-1')));
  expect(shopify.refreshes).toBe(1);
});

test('exchanges a rejected token once for all callers', async () => {
  const { shopify, server } = await aShop();
  const [a, b] = [server(), server()];
  expect(await Promise.all([a('access-0'), b('access-0')])).toEqual([given('access-1'), given('access-1')]);
  expect(await a('access-0')).toEqual(given('access-1'));
  expect(shopify.refreshes).toBe(1);
});

test('a late refresh overwrites nothing, and returns the current token', async () => {
  const { store, shopify, clock, server } = await aShop();
  let respond = (_: TokenResult) => {};
  const response = new Promise<TokenResult>((resolve) => {
    respond = resolve;
  });
  let requests = 0;
  const slow = accessTokenOf({
    store,
    seal: sealWith([KEY]),
    ask: () => {
      requests += 1;
      return response;
    },
    clock,
  });
  shopify.now += HOUR;
  const late = slow();
  await eventually(() => requests === 1);
  // As when its process stood still until its time was over.
  await store.update(leases, { until: new Date(0) });
  expect(await server()()).toEqual(given('access-1'));
  respond({
    ok: true,
    grant: {
      accessToken: 'too late',
      accessTokenEnds: new Date(shopify.now + HOUR),
      refreshToken: 'too late as well',
      refreshTokenEnds: null,
      scopes: [],
      user: null,
    },
  });
  expect(await late).toEqual(given('access-1'));
  expect(await server()()).toEqual(given('access-1'));
});

test('keeps the token until it expires and retries after a lost refresh response', async () => {
  const { shopify, server } = await aShop();
  const token = server();
  shopify.response = { ok: false, code: 'unavailable', error: 'TimeoutError' };
  shopify.now += HOUR - 30_000;
  expect(await token()).toEqual(given('access-0'));
  shopify.now += 60_000;
  expect(await token()).toMatchObject({ ok: false, code: 'unavailable' });
  shopify.response = null;
  expect(await token()).toEqual(given('access-1'));
});

test('uses the access token to its end if the refresh token is used up, without asking again', async () => {
  const { store, shopify, clock, server, install } = await aShop();
  const token = server();
  shopify.goodRefresh = 'one that was lost on its way';
  shopify.now += HOUR - 30_000;
  expect(await token()).toEqual(given('access-0'));
  shopify.now += 60_000;
  expect(await token()).toMatchObject(GONE);
  expect(isUsable(await readInstallation(store, sealWith([KEY])), clock().getTime())).toBe(false);

  await install();
  expect(await token()).toEqual(given('access-0'));
});

test('opens tokens sealed by an old key, and seals with the new key on refresh', async () => {
  const { shopify, server } = await aShop();
  const NEW = 'a new key of the app of more than 32 characters';
  const rotated = server(NEW, KEY);
  expect(await rotated()).toEqual(given('access-0'));
  shopify.now += HOUR;
  expect(await rotated()).toEqual(given('access-1'));
  expect(await server(NEW)()).toEqual(given('access-1'));
});

test('keeps tokens that the keys can’t open, for when they can', async () => {
  const { shopify, server } = await aShop();
  expect(await server('another key that nobody has sealed with')()).toMatchObject({
    ...GONE,
    cause: expect.stringContaining('no key of TOKEN_KEYS opens'),
  });
  expect(await server()()).toEqual(given('access-0'));
  expect(shopify.refreshes).toBe(0);
});

test('stores no token unencrypted', async () => {
  const { store } = await aShop();
  expect(JSON.stringify(await store.rows(installations))).not.toMatch(/access-0|refresh-0/);
});

test('deletes tokens on uninstall, until the shop installs again', async () => {
  const { store, shopify, clock, server, install } = await aShop();
  expect(await markUninstalled({ store, clock })).toBe(true);
  expect(await server()()).toMatchObject(GONE);
  expect(await isInstalled(store)).toBe(false);
  expect(await store.rows(installations)).toMatchObject([{ accessToken: null, refreshToken: null }]);
  expect(await markUninstalled({ store, clock })).toBe(false);

  shopify.now += HOUR;
  await install();
  expect(await server()()).toEqual(given('access-0'));
});

test('ignores an uninstall after a reinstall', async () => {
  const { store, shopify, clock, server, install } = await aShop();
  const then = new Date(shopify.now + HOUR);
  await markUninstalled({ store, clock }, then);
  shopify.now += 2 * HOUR;
  await install();
  expect(await markUninstalled({ store, clock }, then)).toBe(false);
  expect(await server()()).toEqual(given('access-0'));
});

test('ignores an uninstall first noticed after a reinstall', async () => {
  const { store, shopify, clock, server, install } = await aShop();
  const then = new Date(shopify.now + HOUR);
  shopify.now += 2 * HOUR;
  await install();
  expect(await markUninstalled({ store, clock }, then)).toBe(false);
  expect(await server()()).toEqual(given('access-0'));
});
