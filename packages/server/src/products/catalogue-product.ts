import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductNode, VariantNode } from '../shopify/documents/products';
import { fromGid } from '../shopify/gid';
import { subunitsOf } from '../shopify/subunits-of';

/** A product as Shopify answers it, as the contract has it. `variants` are all of the product's. */
export function catalogueProduct(node: ProductNode, variants: readonly VariantNode[]): CatalogueProduct {
  return {
    id: fromGid(node.id),
    handle: node.handle,
    title: node.title,
    image: node.featuredMedia?.preview?.image?.url ?? null,
    status: STATUS[node.status],
    isGiftCard: node.isGiftCard,
    requiresSellingPlan: node.requiresSellingPlan,
    variants: variants.map((variant) => ({
      id: fromGid(variant.id),
      title: variant.title,
      price: subunitsOf(variant.price),
      compareAtPrice: variant.compareAtPrice === null ? null : subunitsOf(variant.compareAtPrice),
      available: variant.availableForSale,
      image: variant.image?.url ?? null,
    })),
  };
}

/** An unlisted product is sold to whoever has its address, and can be a gift. */
const STATUS = {
  ACTIVE: 'active',
  UNLISTED: 'active',
  DRAFT: 'draft',
  ARCHIVED: 'archived',
} as const;
