import type { BasketIndex } from '../baskets/basket-index';
import { basketsWith } from '../baskets/read-baskets';
import { bestOf, type ScoredProduct } from './scored';

/** Best sellers that are remembered: those that are candidates beside a product's own pairs. */
export const BEST_SELLERS = 100;

/** The products in the most orders, the best first; a score is the number of orders. */
export function topSellers(
  index: BasketIndex,
  limit: number,
  accepts?: (product: number) => boolean,
): readonly ScoredProduct[] {
  if (accepts || limit > BEST_SELLERS) return bestOf(sold(index, accepts ?? EVERY), limit);
  const before = kept.get(index);
  if (before?.version === index.version) return before.best.slice(0, limit);
  const best = bestOf(sold(index, EVERY), BEST_SELLERS);
  kept.set(index, { version: index.version, best });
  return best.slice(0, limit);
}

/** Counting them anew for each list would take longer than the list. */
const kept = new WeakMap<
  BasketIndex,
  { readonly version: number; readonly best: readonly ScoredProduct[] }
>();

const EVERY = () => true;

function* sold(index: BasketIndex, accepts: (product: number) => boolean): Iterable<ScoredProduct> {
  for (const [number, product] of index.ids.entries()) {
    const score = basketsWith(index, number);
    if (score > 0 && accepts(product)) yield { product, score };
  }
}
