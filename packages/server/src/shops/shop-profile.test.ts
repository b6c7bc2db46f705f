import { readShop } from '@cartwright/core/contract/shop';
import { afterEach, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { shops } from '../db/schema';
import { adminClient } from '../shopify/admin-client';
import { type FakeShopify, fakeShopify } from '../testing/fake-shopify';
import { eventually, settled, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { patientProfiles, type ShopProfile, storedShopProfile } from './shop-profile';

const database = testDatabase();
const newApp = testApps(database);

const STORED: ShopProfile = {
  name: 'As it was',
  timezone: 'UTC',
  currency: 'EUR',
  presentmentCurrencies: [],
  country: null,
  countries: [],
};

let open: FakeShopify | undefined;
afterEach(() => open?.close());

/** Whoever reads a shop's profile; no server, which asks for it on its own account too. */
async function reader(shopId: string, profile: Partial<ShopProfile> | null) {
  const shopify = await fakeShopify();
  open = shopify;
  const store = forShop(database(), shopId);
  await store.insert(shops, { createdAt: new Date(0), profile });
  const admin = adminClient({ domain: shopId, accessToken: shopify.token, apiOrigin: shopify.origin });
  const profileOf = patientProfiles();
  return { read: () => profileOf(store, admin), shopify, store };
}

/** From now on Shopify does not answer. Gives how often it was asked. */
function hangs(shopify: FakeShopify): () => number {
  let requests = 0;
  shopify.before = async () => {
    requests += 1;
  };
  shopify.trouble = 'hangs';
  return () => requests;
}

test('returns the last profile soon while Shopify hangs, with one request', async () => {
  const { read, shopify } = await reader('hangs.myshopify.com', STORED);
  const requests = hangs(shopify);
  expect(await Promise.all([1, 2, 3].map(read))).toEqual([1, 2, 3].map(() => ({ ok: true, value: STORED })));
  expect(await read()).toEqual({ ok: true, value: STORED });
  // Nobody has waited until a call to Shopify is taken for lost and made again.
  expect(requests()).toBe(1);
});

test('fails soon for a shop that Shopify has never described', async () => {
  const { read, shopify } = await reader('unknown.myshopify.com', null);
  const requests = hangs(shopify);
  expect(await read()).toMatchObject({ ok: false, code: 'unavailable' });
  expect(requests()).toBe(1);
});

test('the admin gets the failure, or the last profile', async () => {
  const app = await settled(await newApp());
  app.shopify.trouble = 'hangs';
  expect((await app.ask(readShop)).shop).toMatchObject({ name: 'Oak & Linen', timezone: 'America/New_York' });
  await forShop(database(), app.domain).update(shops, { profile: null });
  expect(await app.refused(readShop)).toMatchObject({ status: 502, code: 'shopify_unavailable' });
});

test('the admin gets the shop’s country and shipping countries', async () => {
  const app = await newApp();
  expect((await app.ask(readShop)).shop).toMatchObject({ country: 'US', countries: ['DE', 'FR', 'US'] });
});

test('reads a shop stored before countries were', async () => {
  const { country: _, countries: __, ...older } = STORED;
  const { store } = await reader('older.myshopify.com', older);
  expect(await storedShopProfile(store)).toEqual(STORED);
});

test('stores a slow response when it arrives', async () => {
  const { read, shopify, store } = await reader('slow.myshopify.com', STORED);
  let respond = () => {};
  shopify.before = () => new Promise((resolve) => (respond = resolve));
  expect(await read()).toEqual({ ok: true, value: STORED });
  respond();
  await eventually(async () => (await storedShopProfile(store))?.name === 'Oak & Linen');
});
