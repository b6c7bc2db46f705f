import { isAvailable, type Product } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { collectionsOf } from './collections';

export type RecommendationIntent = 'related' | 'complementary';

/**
 * Products to show beside a product, best first. Related ones share collections, type, vendor and tags with it;
 * complementary ones, which a merchant would choose by hand, are of another type and share a tag or a collection with it.
 * Sold-out products come last. The same answer for the same catalogue.
 */
export function recommendedProducts(
  index: CatalogueIndex,
  product: Product,
  intent: RecommendationIntent,
): Product[] {
  const collections = collectionsOf(index.catalogue).filter(({ handle }) => handle !== 'all');
  const together = (other: Product) =>
    collections.filter(({ productIds }) => productIds.includes(product.id) && productIds.includes(other.id))
      .length + product.tags.filter((tag) => other.tags.includes(tag)).length;
  const likeness = (other: Product) => {
    const sameType = other.productType === product.productType;
    if (intent === 'complementary') return sameType ? 0 : together(other);
    return 2 * Number(sameType) + together(other) + Number(other.vendor === product.vendor);
  };
  const rank = (other: Product) => likeness(other) + 1000 * Number(inStock(other));
  return index.catalogue.products
    .filter((other) => other.published && other.id !== product.id && likeness(other) > 0)
    .sort((a, b) => rank(b) - rank(a));
}

function inStock(product: Product): boolean {
  return product.variants.some((variant) => isAvailable(product, variant));
}
