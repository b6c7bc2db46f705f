import type { BasketIndex } from '../baskets/basket-index';
import { repeatRate } from '../baskets/customers';
import { numberOf } from '../baskets/read-baskets';
import { type OwnOrder, ownBaskets } from './own-orders';
import type { ScorePart } from './reason';
import type { ScoredProduct } from './scored';

/** By own order since. */
const DECAY = 0.9;

/**
 * Products that the shopper bought: a score is the root of how often the product is bought again, times the shopper's orders with it,
 * each counting less for every order since. Where nobody's orders are known to be one customer's, all products are bought
 * again alike. In no order.
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
