import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { readMarketPrices } from '@cartwright/core/contract/market-prices';
import { exchangeRate } from '@cartwright/core/money/exchange-rate';
import type { z } from 'zod';
import type { AdminClient } from '../shopify/admin-client';
import { MARKET_PRICES_QUERY, marketPricesData } from '../shopify/documents/market-prices';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { subunitsOf } from '../shopify/subunits-of';
import { pricingByVariant } from './contextual-pricing';

type MarketPrices = z.infer<typeof readMarketPrices.response>;

const MARKET_PRICES = { document: MARKET_PRICES_QUERY, data: marketPricesData, idsAtOnce: 200 };

/**
 * Prices of the products' variants for shoppers of `country`, in the order of the products. The currency is that
 * of the prices; null without any.
 */
export async function marketPrices(
  admin: AdminClient,
  products: readonly CatalogueProduct[],
  country: string,
  shopCurrency: string,
): Promise<ShopifyResult<MarketPrices>> {
  const variants = products.flatMap((product) => product.variants);
  const ids = variants.map(({ id }) => id);
  const found = await pricingByVariant(admin, MARKET_PRICES, ids, country);
  if (!found.ok) return found;
  const [first] = found.value.values();
  const currency = first?.price.currencyCode ?? null;
  const prices = [...found.value].map(([variantId, { price, compareAtPrice }]) => ({
    variantId,
    price: subunitsOf(price.amount),
    compareAtPrice: compareAtPrice && subunitsOf(compareAtPrice.amount),
  }));
  if (currency === null || currency === shopCurrency)
    return { ok: true, value: { currency, rate: null, prices } };
  const inMarket = new Map(prices.map(({ variantId, price }) => [variantId, price]));
  const rate = exchangeRate(
    variants.map(({ id, price }) => ({ shop: price, market: inMarket.get(id) ?? 0 })),
  );
  return { ok: true, value: { currency, rate, prices } };
}
