import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import type { MirrorScope } from '../db/schema';
import {
  costOfProduct,
  costOfVariant,
  type ExportedVariant,
  mirroredProductsData,
  mirroredProductsQuery,
  mirroredVariantsData,
  mirroredVariantsQuery,
} from '../shopify/documents/catalogue-products';
import { toGid } from '../shopify/gid';
import type { ShopifyResult } from '../shopify/shopify-failure';
import type { MirrorWork } from './mirror-work';
import { mirroredProductOf } from './mirrored-product-of';
import { requestedFields } from './requested-fields';

/** Maximum cost of a request, so that several fit half of the smallest bucket. */
const MAX_POINTS = 400;
const MAX_VARIANTS = 10;
/** Page size of further variants. */
const MAX_ON_PAGE = 250;

/** Number of products per request. */
export function productsAtOnce(scope: MirrorScope): number {
  const { perProduct } = sizesFor(scope);
  return Math.max(1, Math.floor(MAX_POINTS / perProduct));
}

function sizesFor(scope: MirrorScope) {
  const fields = requestedFields(scope);
  const [product, variant] = [costOfProduct(fields), costOfVariant(fields)];
  const fitting = Math.floor((MAX_POINTS - product) / variant);
  const first = Math.min(Math.max(fitting, 1), MAX_VARIANTS);
  return { first, perProduct: product + first * variant, perVariant: variant };
}

/** Current data of at most `productsAtOnce` products; without deleted ones. */
export async function readProductsNow(
  { admin }: Pick<MirrorWork, 'admin'>,
  ids: readonly number[],
  scope: MirrorScope,
): Promise<ShopifyResult<MirroredProduct[]>> {
  const fields = requestedFields(scope);
  const { first, perProduct, perVariant } = sizesFor(scope);
  const variables = { ids: ids.map((id) => toGid('Product', id)), variants: first };
  const client = admin.costing(perProduct * ids.length);
  const found = await client.run(mirroredProductsQuery(fields), variables, mirroredProductsData);
  if (!found.ok) return found;
  const products: MirroredProduct[] = [];
  for (const node of found.value.nodes) {
    if (!node) continue;
    const variants: ExportedVariant[] = [...node.variants.nodes];
    let { hasNextPage, endCursor } = node.variants.pageInfo;
    const page = Math.min(Math.max(1, Math.floor(MAX_POINTS / perVariant)), MAX_ON_PAGE);
    while (hasNextPage) {
      const more = await admin
        .costing(page * perVariant)
        .run(
          mirroredVariantsQuery(fields),
          { id: node.id, variants: page, after: endCursor },
          mirroredVariantsData,
        );
      if (!more.ok) return more;
      // Deleted meanwhile: its webhook handles that.
      if (!more.value.product) break;
      variants.push(...more.value.product.variants.nodes);
      ({ hasNextPage, endCursor } = more.value.product.variants.pageInfo);
    }
    products.push(mirroredProductOf(node, variants, scope));
  }
  return { ok: true, value: products };
}
