import { jsonValueOf, metafieldsOf } from '../admin/resolvers/metafields';
import { parseGid } from '../admin/wire/gid';
import type { Product } from '../engine/model/catalogue';
import type { PageContext } from '../theme/page';

/** Maximum number of references in a list. Source: Shopify Liquid, limits of loops. */
const MAX_REFERENCES = 50;

interface MetafieldObject {
  readonly type: string;
  readonly value: unknown;
}

/**
 * Metafields of an owner by namespace and key. Product references are resolved by `objectOf` to published products;
 * other references are left out. Source: Shopify Liquid, `metafield`, `rating`.
 */
export function metafieldsObject(
  context: PageContext,
  ownerId: string,
  objectOf: (context: PageContext, product: Product) => unknown,
): Record<string, Record<string, MetafieldObject>> {
  const byNamespace: Record<string, Record<string, MetafieldObject>> = Object.create(null);
  for (const field of metafieldsOf(context.store, ownerId)) {
    const fields = byNamespace[field.namespace] ?? Object.create(null);
    const value =
      field.type === 'list.product_reference'
        ? productsOf(context, field.value).map((product) => objectOf(context, product))
        : field.type === 'rating'
          ? ratingObject(jsonValueOf(field))
          : jsonValueOf(field);
    fields[field.key] = { type: field.type, value };
    byNamespace[field.namespace] = fields;
  }
  return byNamespace;
}

/** Liquid's `rating`, which is stored as `{ value, scale_min, scale_max }`. */
function ratingObject(value: unknown): unknown {
  const { value: rating, scale_min, scale_max }: Record<string, unknown> = Object(value);
  return { rating, scale_min, scale_max };
}

function productsOf({ index }: PageContext, value: string): Product[] {
  const gids: unknown = JSON.parse(value);
  if (!Array.isArray(gids)) return [];
  return gids.slice(0, MAX_REFERENCES).flatMap((gid) => {
    const product = index.product(parseGid(String(gid))?.id ?? 0);
    return product?.published ? [product] : [];
  });
}
