import { jsonValueOf, metafieldsOf } from '../admin/resolvers/metafields';
import { parseGid } from '../admin/wire/gid';
import type { Product } from '../engine/model/catalogue';
import type { PageContext } from '../theme/page';

/** A list of references holds so many that Liquid goes through. Source: Shopify Liquid, limits of loops. */
const MAX_REFERENCES = 50;

interface MetafieldObject {
  readonly type: string;
  readonly value: unknown;
}

/**
 * The metafields of something, by namespace and key. References to products are the products that are published, as
 * `objectOf` has them; others are left out. Source: Shopify Liquid, `metafield`, `rating`.
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

/** The value is stored as `{ value, scale_min, scale_max }`, and Liquid calls it `rating`. */
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
