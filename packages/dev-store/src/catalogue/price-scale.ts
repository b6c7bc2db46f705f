import type { Product } from '../engine/model/catalogue';

/** Median price of the demo range, in subunits. */
const USUAL = 2_800;

/**
 * Power of ten that scales the store's own amounts (delivery, codes) to the shop's price level
 * relative to the demo range. Never below 1, as subunits are whole.
 */
export function priceScale(products: readonly Product[]): number {
  const prices = pricesOf(products);
  const median = prices[Math.floor(prices.length / 2)] ?? USUAL;
  return 10 ** Math.max(0, Math.trunc(Math.log10(Math.max(1, median) / USUAL)));
}

/**
 * Minimum prices of published products in subunits, ascending; without gift cards and free ones.
 */
export function pricesOf(products: readonly Product[]): number[] {
  return products
    .filter(({ published, giftCard }) => published && !giftCard)
    .map(({ variants }) => Math.min(...variants.map(({ price }) => price)))
    .filter((price) => price > 0 && Number.isFinite(price))
    .toSorted((a, b) => a - b);
}
