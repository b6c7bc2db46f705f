import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../catalogue/product';
import { marketProducts } from './market-products';

const product = (id: number, ...prices: number[]): CatalogueProduct => ({
  id,
  handle: `product-${id}`,
  title: `Product ${id}`,
  image: null,
  status: 'active',
  isGiftCard: false,
  requiresSellingPlan: false,
  variants: prices.map((price, at) => ({
    id: id * 10 + at,
    title: 'Default Title',
    price,
    compareAtPrice: null,
    available: true,
    image: null,
  })),
});

const products = [product(1, 1800), product(2, 2900, 2900)];
const shop = { domain: 'oak.test', currency: 'USD' };
const prices = [{ variantId: 10, price: 1700, compareAtPrice: 1900 }];
const euro = { country: 'DE', currency: 'EUR', rate: '0.9' };
const costs = (sold: readonly CatalogueProduct[]) =>
  Object.fromEntries(sold.flatMap(({ variants }) => variants).map(({ id, price }) => [id, price]));

describe('product prices in a market', () => {
  it('use the market’s price, or the converted shop price', () => {
    const inMarket = marketProducts({ products, prices }, { shop, market: euro });
    expect(costs(inMarket)).toEqual({ 10: 1700, 20: 2610, 21: 2610 });
    expect(inMarket[0]?.variants[0]?.compareAtPrice).toBe(1900);
  });

  it('are whole units in a currency without minor units', () => {
    const market = { country: 'JP', currency: 'JPY', rate: '149.333' };
    expect(costs(marketProducts({ products, prices: [] }, { shop, market }))[10]).toBe(268_800);
  });

  it('are missing without a price and a rate, so the product isn’t sold', () => {
    const inMarket = marketProducts({ products, prices }, { shop, market: { ...euro, rate: null } });
    expect(inMarket.map(({ id }) => id)).toEqual([1]);
  });

  it('equal the shop’s in its own currency without market prices', () => {
    const market = { country: 'CA', currency: 'USD', rate: null };
    expect(marketProducts({ products, prices: [] }, { shop, market })).toEqual(products);
  });

  it('use the market’s prices in the shop’s currency too', () => {
    const market = { country: 'CA', currency: 'USD', rate: null };
    const inMarket = marketProducts({ products, prices }, { shop, market });
    expect(costs(inMarket)).toEqual({ 10: 1700, 20: 2900, 21: 2900 });
  });
});
