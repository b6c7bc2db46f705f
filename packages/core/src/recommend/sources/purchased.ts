import type { BasketIndex } from '../baskets/basket-index';
import { repeatRate } from '../baskets/customers';
import { numberOf } from '../baskets/read-baskets';
import { type OwnOrder, ownBaskets } from './own-orders';
import type { ScorePart } from './reason';
import type { ScoredProduct } from './scored';

/** Factor per later order of the shopper. */
const DECAY = 0.9;

/**
 * Products that the shopper bought: a score is the square root of the product's repeat rate, times the shopper's
 * orders with it, each discounted for every later order. If no orders have a known customer, all products have the
 * same repeat rate. Unordered.
 */
export function purchased(index: BasketIndex, orders: readonly OwnOrder[]): ScoredProduct[] {
  const sums = new Map<number, number>();
  for (const [since, { products }] of ownBaskets(orders).entries()) {
    for (const product of products) sums.set(product, (sums.get(product) ?? 0) + DECAY ** since);
  }
  const isKnown = index.totals.customers > 0;
  return [...sums].map(([product, sum]) => ({
    product,
    score: (isKnown ? Math.sqrt(repeatRate(index, numberOf(index, product))) : 1) * sum,
  }));
}

export function explainPurchased(
  index: BasketIndex,
  orders: readonly OwnOrder[],
  product: number,
): ScorePart[] {
  const score = purchased(index, orders).find((each) => each.product === product)?.score;
  const having = ownBaskets(orders).filter(({ products }) => products.has(product));
  const [latest] = having;
  if (score === undefined || !latest) return [];
  return [{ score, reason: { reason: 'bought-before', times: having.length, last: latest.minute } }];
}
