import { publishAgain } from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { shops } from '../db/schema';
import { eventually, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { storedShopProfile } from './shop-profile';

const database = testDatabase();
const newApp = testApps(database);

/** An app that is done with its first publication. */
async function startApp() {
  const app = await newApp();
  await app.ask(publishAgain, { body: {} });
  return app;
}

/** From now on Shopify does not answer. Gives how often it was asked for the shop. */
function hangs({ shopify }: TestApp): () => number {
  let asked = 0;
  shopify.before = async (operation) => {
    if (operation === 'Shop') asked += 1;
  };
  shopify.trouble = 'hangs';
  return () => asked;
}

test('while Shopify hangs, the admin hears soon what it said last, and it is asked once, whoever asks', async () => {
  const app = await startApp();
  const { shop } = await app.ask(readShop);
  const asked = hangs(app);
  const heard = await Promise.all([1, 2, 3].map(() => app.ask(readShop)));
  expect(heard.map((each) => each.shop.name)).toEqual(['Oak & Linen', 'Oak & Linen', 'Oak & Linen']);
  expect((await app.ask(readShop)).shop).toMatchObject({ name: shop.name, timezone: shop.timezone });
  // Nobody has waited until a call to Shopify is taken for lost and made again.
  expect(asked()).toBe(1);
});

test('a shop that Shopify has never told of cannot be shown, which is said as soon', async () => {
  const app = await startApp();
  await forShop(database(), app.domain).update(shops, { profile: null }, eq(shops.shopId, app.domain));
  const asked = hangs(app);
  expect(await app.refused(readShop)).toMatchObject({ status: 502, code: 'shopify_unavailable' });
  expect(asked()).toBe(1);
});

test('what a slow Shopify says is stored when it comes', async () => {
  const app = await startApp();
  await forShop(database(), app.domain).update(shops, {
    profile: { name: 'As it was', timezone: 'UTC', currency: 'EUR', presentmentCurrencies: [] },
  });
  let answer = () => {};
  app.shopify.before = () => new Promise((resolve) => (answer = resolve));
  expect((await app.ask(readShop)).shop.name).toBe('As it was');
  answer();
  const store = forShop(database(), app.domain);
  await eventually(async () => (await storedShopProfile(store))?.name === 'Oak & Linen');
});
