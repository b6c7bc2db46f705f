import { readMarketPrices } from '@cartwright/core/contract/market-prices';
import { listProducts } from '@cartwright/core/contract/products';
import { readShop } from '@cartwright/core/contract/shop';
import { smallestUnit } from '@cartwright/core/money/currency';
import { multiply, parseDecimal } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import { DEMO_MARKETS } from '@cartwright/dev-store/setup/demo-markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask';
import type { Backend } from './backend';
import { serverBackend } from './server-backend';

describe('market prices', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await serverBackend();
  });
  afterAll(() => backend.close());

  const pricesIn = async (country: string) => {
    const { products } = await ask(backend, listProducts);
    const ids = products.map(({ id }) => id).join(',');
    return {
      variants: products.flatMap(({ variants }) => variants),
      ...(await ask(backend, readMarketPrices, { query: { ids, country } })),
    };
  };

  it.each(DEMO_MARKETS)('include every variant’s price in $country, and its rate', async (market) => {
    const { variants, currency, rate, prices } = await pricesIn(market.country);
    expect(currency).toBe(market.currency);
    expect(Number(rate)).toBeCloseTo(Number(market.rate), market.currency === 'JPY' ? 1 : 3);
    const known = parseDecimal(market.rate);
    const there = (amount: number) =>
      known && multiply(subunits(amount), known, smallestUnit(market.currency));
    expect(prices).toEqual(
      variants.map(({ id, price, compareAtPrice }) => ({
        variantId: id,
        price: there(price),
        compareAtPrice: compareAtPrice === null ? null : there(compareAtPrice),
      })),
    );
  });

  it('equal the home prices if the shop’s currency is used', async () => {
    const { shop } = await ask(backend, readShop);
    const { variants, currency, rate, prices } = await pricesIn(shop.country ?? '');
    expect([currency, rate]).toEqual([shop.currency, null]);
    expect(prices.map(({ price }) => price)).toEqual(variants.map(({ price }) => price));
  });

  it('are available for every shipping country', async () => {
    const { shop } = await ask(backend, readShop);
    expect(shop.countries).toEqual(['AE', 'DE', 'GB', 'JP', 'US']);
    for (const country of shop.countries) expect((await pricesIn(country)).prices).not.toEqual([]);
  });
});
