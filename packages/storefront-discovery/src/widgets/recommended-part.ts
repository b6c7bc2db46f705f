import { amountFormat } from './amount-format';
import { recommendedProducts } from './recommended-products';
import type { RecommendedPart } from './widget-parts';

/**
 * Part of what the store itself recommends beside a product.
 *
 * @public
 */
export const part: RecommendedPart = ({ root, ...page }, seed, wanted, inCart) =>
  recommendedProducts(root, seed, wanted, inCart, amountFormat(page));
