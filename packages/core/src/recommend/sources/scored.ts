/** Product by Shopify's id, with its score. */
export interface ScoredProduct {
  readonly product: number;
  readonly score: number;
}

/** Best `limit` products, best first; ties by the lower id. */
export function bestOf(products: Iterable<ScoredProduct>, limit: number): ScoredProduct[] {
  const best: ScoredProduct[] = [];
  if (limit < 1) return best;
  for (const each of products) {
    const last = best[best.length - 1];
    if (best.length >= limit && last && !isBefore(each, last)) continue;
    if (best.length >= limit) best.pop();
    best.splice(placeOf(best, each), 0, each);
  }
  return best;
}

function placeOf(best: readonly ScoredProduct[], each: ScoredProduct): number {
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = best[middle];
    if (there && isBefore(there, each)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(one: ScoredProduct, other: ScoredProduct): boolean {
  return one.score > other.score || (one.score === other.score && one.product < other.product);
}
