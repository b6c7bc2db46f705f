import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { AdminClient } from '../shopify/admin-client';
import {
  PRODUCT_VARIANTS_QUERY,
  PRODUCTS_BY_ID_QUERY,
  PRODUCTS_QUERY,
  type ProductNode,
  productsByIdData,
  productsData,
  productVariantsData,
  type VariantNode,
} from '../shopify/documents/products';
import { fromGid, toGid } from '../shopify/gid';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { subunitsOf } from '../shopify/subunits-of';
import { type ProductSearch, productQuery } from './search-query';

const PAGE = 25;

/** Maximum of ids per query, within Shopify's cost limit. */
const IDS_AT_ONCE = 25;

/**
 * Page of the shop's products that match a search, by title. `query` matches prefixes of words; `after` and `next`
 * are Shopify's cursors.
 */
export async function findProducts(
  admin: AdminClient,
  { after, ...search }: ProductSearch & { after: string | null },
): Promise<ShopifyResult<{ products: CatalogueProduct[]; next: string | null }>> {
  const variables = { first: PAGE, after, query: productQuery(search) };
  const found = await admin.run(PRODUCTS_QUERY, variables, productsData);
  if (!found.ok) return found;
  const { nodes, pageInfo } = found.value.products;
  const products = await withAllVariants(admin, nodes);
  if (!products.ok) return products;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return { ok: true, value: { products: products.value, next } };
}

/** Existing products by id, in the order of the ids. */
export async function productsById(
  admin: AdminClient,
  ids: readonly number[],
): Promise<ShopifyResult<CatalogueProduct[]>> {
  const products: CatalogueProduct[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const gids = ids.slice(start, start + IDS_AT_ONCE).map((id) => toGid('Product', id));
    const found = await admin.run(PRODUCTS_BY_ID_QUERY, { ids: gids }, productsByIdData);
    if (!found.ok) return found;
    const existing = found.value.nodes.filter((node) => node !== null);
    const complete = await withAllVariants(admin, existing);
    if (!complete.ok) return complete;
    products.push(...complete.value);
  }
  return { ok: true, value: products };
}

async function withAllVariants(
  admin: AdminClient,
  nodes: readonly ProductNode[],
): Promise<ShopifyResult<CatalogueProduct[]>> {
  const products: CatalogueProduct[] = [];
  for (const node of nodes) {
    const variants = [...node.variants.nodes];
    let { hasNextPage, endCursor } = node.variants.pageInfo;
    while (hasNextPage) {
      const variables = { id: node.id, after: endCursor };
      const more = await admin.run(PRODUCT_VARIANTS_QUERY, variables, productVariantsData);
      if (!more.ok) return more;
      // Deleted meanwhile: the data read so far is used.
      if (!more.value.product) break;
      variants.push(...more.value.product.variants.nodes);
      ({ hasNextPage, endCursor } = more.value.product.variants.pageInfo);
    }
    products.push(catalogueProduct(node, variants));
  }
  return { ok: true, value: products };
}

/** Product in the contract's form. `variants` are all of the product's. */
function catalogueProduct(node: ProductNode, variants: readonly VariantNode[]): CatalogueProduct {
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

/** Unlisted products can be bought by their URL, and can be gifts. */
const STATUS = {
  ACTIVE: 'active',
  UNLISTED: 'active',
  DRAFT: 'draft',
  ARCHIVED: 'archived',
} as const;
