import { readMarketPrices } from '@cartwright/core/contract/market-prices';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { shops } from '../db/schema';
import type { FakeVariant } from '../testing/fake-shopify';
import { settled, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const money = (amount: string, currencyCode: string) => ({ amount, currencyCode });
const inGermany = (price: string, compareAt: string | null = null): FakeVariant['elsewhere'] => ({
  DE: { price: money(price, 'EUR'), compareAtPrice: compareAt === null ? null : money(compareAt, 'EUR') },
});
const variant = (id: number, price: string, elsewhere?: FakeVariant['elsewhere']): FakeVariant => ({
  id,
  title: `Variant ${id}`,
  price,
  ...(elsewhere && { elsewhere }),
});

test('returns prices in a country’s currency, with the rate of the most expensive variant', async () => {
  const app = await startApp();
  app.shopify.products.push(
    { id: 1, title: 'Mug', variants: [variant(11, '0.10', inGermany('0.09'))] },
    {
      id: 2,
      title: 'Lamp',
      variants: [variant(21, '80.00', inGermany('73.99', '89.0')), variant(22, '120.00', inGermany('110.4'))],
    },
  );
  const response = await app.ask(readMarketPrices, { query: { ids: '2,999,1', country: 'DE' } });
  expect(response).toEqual({
    currency: 'EUR',
    rate: '0.92',
    prices: [
      { variantId: 21, price: 7399, compareAtPrice: 8900 },
      { variantId: 22, price: 11040, compareAtPrice: null },
      { variantId: 11, price: 9, compareAtPrice: null },
    ],
  });
});

test('returns yen as whole amounts, in hundredths', async () => {
  const app = await startApp();
  const inJapan = { JP: { price: money('8787.0', 'JPY'), compareAtPrice: null } };
  app.shopify.products.push({ id: 1, title: 'Mug', variants: [variant(11, '58.00', inJapan)] });
  expect(await app.ask(readMarketPrices, { query: { ids: '1', country: 'JP' } })).toEqual({
    currency: 'JPY',
    rate: '151.5',
    prices: [{ variantId: 11, price: 878_700, compareAtPrice: null }],
  });
});

test('returns no rate for the shop’s currency, though prices may differ', async () => {
  const app = await startApp();
  const inCanada = { CA: { price: money('12.00', 'USD'), compareAtPrice: null } };
  app.shopify.products.push({ id: 1, title: 'Mug', variants: [variant(11, '10.00', inCanada)] });
  expect(await app.ask(readMarketPrices, { query: { ids: '1', country: 'CA' } })).toEqual({
    currency: 'USD',
    rate: null,
    prices: [{ variantId: 11, price: 1200, compareAtPrice: null }],
  });
});

test('returns no rate for a free product, and no currency without a variant', async () => {
  const app = await startApp();
  app.shopify.products.push({ id: 1, title: 'Sample', variants: [variant(11, '0.00', inGermany('0.0'))] });
  expect(await app.ask(readMarketPrices, { query: { ids: '1', country: 'DE' } })).toEqual({
    currency: 'EUR',
    rate: null,
    prices: [{ variantId: 11, price: 0, compareAtPrice: null }],
  });
  expect(await app.ask(readMarketPrices, { query: { ids: '999', country: 'DE' } })).toEqual({
    currency: null,
    rate: null,
    prices: [],
  });
});

test('prices every variant, within Shopify’s query limits', async () => {
  const app = await startApp();
  const variants = Array.from({ length: 450 }, (_, index) =>
    variant(1_000 + index, '2.00', inGermany('1.8')),
  );
  app.shopify.products.push({ id: 1, title: 'Paint', variants });
  const { prices, rate } = await app.ask(readMarketPrices, { query: { ids: '1', country: 'DE' } });
  expect(prices.map(({ variantId }) => variantId)).toEqual(variants.map(({ id }) => id));
  expect(rate).toBe('0.9');
  // 450 in one query would be dearer than Shopify allows.
  expect(app.shopify.calls.filter((call) => call === 'MarketPrices')).toHaveLength(3);
});

test('rejects an invalid country or product list', async () => {
  const app = await startApp();
  for (const [query, place] of [
    [{ ids: '1', country: 'de' }, 'country'],
    [{ ids: '1', country: 'Germany' }, 'country'],
    [{ ids: '1' }, 'country'],
    [{ ids: 'one', country: 'DE' }, 'ids'],
  ] as const) {
    const refused = await app.refused(readMarketPrices, { query });
    expect(refused).toMatchObject({ status: 400, issues: [{ path: ['query', place] }] });
  }
});

test('reports that Shopify is down or hangs, with one request for all callers', async () => {
  const app = await settled(await startApp({ timeoutFactor: 0.1 }));
  const failure = { status: 502, code: 'shopify_unavailable' };
  const query = { ids: '1', country: 'DE' };
  app.shopify.trouble = 401;
  expect(await app.refused(readMarketPrices, { query })).toMatchObject(failure);
  const requests: string[] = [];
  app.shopify.before = async (operation) => void requests.push(operation);
  app.shopify.trouble = 'hangs';
  expect(await app.refused(readMarketPrices, { query })).toMatchObject(failure);
  expect(requests.filter((each) => each === 'ProductsById')).toHaveLength(1);
});

test('reads the shop’s currency if it isn’t known yet', async () => {
  const app = await settled(await startApp());
  await forShop(database(), app.domain).update(shops, { profile: null });
  app.shopify.products.push({ id: 1, title: 'Mug', variants: [variant(11, '10.00', inGermany('9.2'))] });
  const inCountry = (country: string) => app.ask(readMarketPrices, { query: { ids: '1', country } });
  expect(await inCountry('US')).toMatchObject({ currency: 'USD', rate: null });
  expect(await inCountry('DE')).toMatchObject({ currency: 'EUR', rate: '0.92' });
});
