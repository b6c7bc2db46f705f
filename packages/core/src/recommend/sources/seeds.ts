import type { BasketIndex } from '../baskets/basket-index';
import { basketsWith, numberOf } from '../baskets/read-baskets';
import { type SimilarTexts, similarTo } from './similar-texts';

/** Product for which others are recommended, with its weight. */
export interface Seed {
  /** Shopify's id. */
  readonly product: number;
  readonly weight: number;
  /** Whether its orders replace those of a similar product, and it isn't part of the request. */
  readonly isBorrowed?: true;
}

/** Maximum of seeds, the latest ones. */
const MAX_SEEDS = 10;
/** Minimum of orders for best sellers; a product with fewer has pairs alone. */
const MIN_ORDERS = 5;
/** Number of orders from which a product borrows none. */
const ENOUGH_ORDERS = 100;
/** Number of own orders that weighs as much as the borrowed ones. */
const EVEN_ORDERS = 20;
const MAX_LENDERS = 8;
const MIN_COSINE = 0.2;

export function isThin(index: BasketIndex, product: number): boolean {
  return basketsWith(index, numberOf(index, product)) < MIN_ORDERS;
}

/** Seeds of products, latest first. A single one with few orders borrows those of products with similar texts. */
export function seedsOf(
  index: BasketIndex,
  texts: SimilarTexts | null,
  products: readonly number[],
): readonly Seed[] {
  const distinct = [...new Set(products)].slice(0, MAX_SEEDS);
  const alone = distinct.map((product) => ({ product, weight: 1 }));
  const [only] = distinct;
  if (only === undefined || distinct.length > 1 || !texts) return alone;
  const orders = basketsWith(index, numberOf(index, only));
  if (orders < MIN_ORDERS || orders >= ENOUGH_ORDERS) return alone;
  const hasOrders = (product: number) => basketsWith(index, numberOf(index, product)) > 0;
  const lenders = similarTo(texts, only, MAX_LENDERS, hasOrders).filter(({ score }) => score > MIN_COSINE);
  const squares = lenders.reduce((sum, { score }) => sum + score ** 2, 0);
  if (squares === 0) return alone;
  const own = orders / (orders + EVEN_ORDERS);
  return [
    { product: only, weight: own },
    ...lenders.map(
      ({ product, score }): Seed => ({
        product,
        weight: ((1 - own) * score ** 2) / squares,
        isBorrowed: true,
      }),
    ),
  ];
}
