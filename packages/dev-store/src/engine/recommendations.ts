import { collectionsOf } from './collections';
import { isAvailable, type Product } from './model/catalogue';
import type { CatalogueIndex } from './model/catalogue-index';

export type RecommendationIntent = 'related' | 'complementary';

/**
 * Recommendations for a product, best first, deterministic. Related products share collections, type, vendor and tags;
 * complementary ones, which merchants would select by hand, have another type and share a tag or a collection. Sold-out
 * products come last.
 */
export function recommendedProducts(
  index: CatalogueIndex,
  product: Product,
  intent: RecommendationIntent,
): Product[] {
  const likeness = likenessTo(product, index, intent);
  return index.catalogue.products
    .filter((other) => other.published && other.id !== product.id)
    .map((other) => ({ other, points: likeness(other), available: Number(inStock(other)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.available - a.available || b.points - a.points)
    .map(({ other }) => other);
}

function likenessTo(product: Product, { catalogue }: CatalogueIndex, intent: RecommendationIntent) {
  const shelves = collectionsOf(catalogue)
    .filter(({ handle, productIds }) => handle !== 'all' && productIds.includes(product.id))
    .map(({ productIds }) => new Set(productIds));
  return (other: Product): number => {
    const sameType = other.productType === product.productType;
    const together =
      shelves.filter((ids) => ids.has(other.id)).length +
      product.tags.filter((tag) => other.tags.includes(tag)).length;
    if (intent === 'complementary') return sameType ? 0 : together;
    return 2 * Number(sameType) + Number(other.vendor === product.vendor) + together;
  };
}

function inStock(product: Product): boolean {
  return product.variants.some((variant) => isAvailable(product, variant));
}
