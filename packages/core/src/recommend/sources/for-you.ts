import type { BasketIndex } from '../baskets/basket-index';
import { boughtAfter, explainBoughtAfter } from './bought-after';
import type { OwnOrder } from './own-orders';
import { explainPurchased, purchased } from './purchased';
import type { ScorePart } from './reason';
import type { ScoredProduct } from './scored';

/** Weight of products bought next, relative to those bought again. */
const AFTER = 0.5;

/** Products that the shopper buys again, and that others bought next; each as a share of its best. Unordered. */
export function forYou(index: BasketIndex, orders: readonly OwnOrder[]): ScoredProduct[] {
  const scores = new Map<number, number>();
  const add = (products: readonly ScoredProduct[], weight: number) => {
    const best = bestScore(products);
    for (const { product, score } of products) {
      scores.set(product, (scores.get(product) ?? 0) + (weight * score) / best);
    }
  };
  add(purchased(index, orders), 1);
  add(boughtAfter(index, orders), AFTER);
  return [...scores].map(([product, score]) => ({ product, score }));
}

export function explainForYou(index: BasketIndex, orders: readonly OwnOrder[], product: number): ScorePart[] {
  const share = (parts: readonly ScorePart[], all: readonly ScoredProduct[], weight: number) => {
    const best = bestScore(all);
    return parts.map(({ score, reason }) => ({ score: (weight * score) / best, reason }));
  };
  return [
    ...share(explainPurchased(index, orders, product), purchased(index, orders), 1),
    ...share(explainBoughtAfter(index, orders, product), boughtAfter(index, orders), AFTER),
  ];
}

/** 1 if all scores are 0, to avoid a division by 0. */
const bestScore = (products: readonly ScoredProduct[]) =>
  products.reduce((best, { score }) => Math.max(best, score), 0) || 1;
