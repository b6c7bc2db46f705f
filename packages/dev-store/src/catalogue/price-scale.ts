import type { Product } from '../engine/model/catalogue';

/** Median price of the demo range in subunits. */
const USUAL = 2_800;

/**
 * The power of ten by which a shop's prices are above the demo range's (1), or below: what the local store has of its own
 * in amounts, as delivery and codes, is told in the shop's order of magnitude. Never below one: subunits are whole.
 */
export function priceScale(products: readonly Product[]): number {
  const prices = pricesOf(products);
  const median = prices[Math.floor(prices.length / 2)] ?? USUAL;
  return 10 ** Math.max(0, Math.trunc(Math.log10(Math.max(1, median) / USUAL)));
}

/** Lowest prices of the shop's products, in subunits, in ascending order; gift cards and free ones left out. */
export function pricesOf(products: readonly Product[]): number[] {
  return products
    .filter(({ published, giftCard }) => published && !giftCard)
    .map(({ variants }) => Math.min(...variants.map(({ price }) => price)))
    .filter((price) => price > 0 && Number.isFinite(price))
    .toSorted((a, b) => a - b);
}
