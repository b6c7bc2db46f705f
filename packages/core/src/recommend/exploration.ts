import type { BasketIndex } from './baskets/basket-index';
import { isThin } from './sources/seeds';
import { type SimilarTexts, similarTo } from './sources/similar-texts';

/** Number of lists of which one contains a product with few orders. */
const LISTS = 5;
/** Maximum number of impressions without a click before a product is no longer tried. */
const MAX_SHOWINGS = 200;

/** Whether a product may be tried again, by its impressions and clicks as a tried one. */
export function mayBeTried(showings: number, clicks: number): boolean {
  return clicks > 0 || showings < MAX_SHOWINGS;
}

/** Whether a product's lists contain a tried one on a day. Days are counted from any fixed one. */
export function exploresOn(product: number, day: number): boolean {
  return hashOf(product, day) % LISTS === 0;
}

/**
 * Product with fewer than five orders whose texts are the most similar to a product's; null if none is similar.
 *
 * @param accepts predicate of products that may be shown there, and haven't been shown too often without a click
 */
export function explored(
  index: BasketIndex,
  texts: SimilarTexts,
  product: number,
  accepts: (product: number) => boolean,
): { readonly product: number; readonly score: number } | null {
  const [nearest] = similarTo(texts, product, 1, (each) => isThin(index, each) && accepts(each));
  return nearest ?? null;
}

/** MurmurHash3 finalizer over both halves of a product's id and a day. */
function hashOf(product: number, day: number): number {
  let hash = mixed(product >>> 0);
  hash = mixed(hash ^ Math.floor(product / 2 ** 32));
  return mixed(hash ^ day) >>> 0;
}

function mixed(number: number): number {
  let hash = (number + 0x9e3779b9) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
