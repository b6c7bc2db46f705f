import type { BasketIndex } from '../baskets/basket-index';
import { basketsWith } from '../baskets/read-baskets';
import { bestOf, type ScoredProduct } from './scored';

const BEST_SELLERS = 100;

/** Products with the most orders, best first; a score is the number of orders. */
export function topSellers(
  index: BasketIndex,
  limit: number,
  accepts: (product: number) => boolean = () => true,
): readonly ScoredProduct[] {
  const free = bestSellers(index).filter(({ product }) => accepts(product));
  return free.length >= limit ? free.slice(0, limit) : bestOf(sold(index, accepts), limit);
}

/** The hundred best-selling products. */
export function bestSellers(index: BasketIndex): readonly ScoredProduct[] {
  const before = kept.get(index);
  if (before?.version === index.version) return before.best;
  const best = bestOf(
    sold(index, () => true),
    BEST_SELLERS,
  );
  kept.set(index, { version: index.version, best });
  return best;
}

/** Cache: counting for each list would take longer than the list. */
const kept = new WeakMap<
  BasketIndex,
  { readonly version: number; readonly best: readonly ScoredProduct[] }
>();

function* sold(index: BasketIndex, accepts: (product: number) => boolean): Iterable<ScoredProduct> {
  for (const [number, product] of index.ids.entries()) {
    const score = basketsWith(index, number);
    if (score > 0 && accepts(product)) yield { product, score };
  }
}
