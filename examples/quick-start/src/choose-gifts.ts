import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { isAvailable, type Product } from '@cartwright/dev-store/engine/model/catalogue';

export interface Gifts {
  /** The cheapest product with one variant to sell; null when there is none. */
  readonly single: ProductSelection | null;
  /** The cheapest product with several variants to sell; null when there is none. */
  readonly choice: ProductSelection | null;
}

/** Gifts for a demo cart out of any catalogue: products that can be given away, the cheapest first. */
export function chooseGifts(products: readonly Product[]): Gifts {
  const giveable = products
    .filter(({ giftCard, requiresSellingPlan }) => !giftCard && !requiresSellingPlan)
    .map((product) => ({ id: product.id, prices: pricesToSell(product) }));
  return {
    single: cheapest(giveable.filter(({ prices }) => prices.length === 1)),
    choice: cheapest(giveable.filter(({ prices }) => prices.length > 1)),
  };
}

const pricesToSell = (product: Product): number[] =>
  product.variants.filter((variant) => isAvailable(product, variant)).map(({ price }) => price);

function cheapest(candidates: { id: number; prices: number[] }[]): ProductSelection | null {
  const [first] = candidates.toSorted((a, b) => Math.min(...a.prices) - Math.min(...b.prices) || a.id - b.id);
  return first ? { product_id: first.id, variant_ids: [] } : null;
}
