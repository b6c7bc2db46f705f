import { jsonValueOf, metafieldsOf } from '../admin/resolvers/metafields';
import { parseGid } from '../admin/wire/gid';
import type { PageContext } from '../theme/page';
import { productObject } from './product-object';

/** A list of references holds so many that Liquid goes through. Source: Shopify Liquid, limits of loops. */
const MOST_REFERENCES = 50;

interface MetafieldObject {
  readonly type: string;
  readonly value: unknown;
}

/**
 * The metafields of something, by namespace and key. References to products are the products that are published; others are
 * left out. Source: Shopify Liquid, `metafield`.
 */
export function metafieldsObject(
  context: PageContext,
  ownerId: string,
): Record<string, Record<string, MetafieldObject>> {
  const byNamespace: Record<string, Record<string, MetafieldObject>> = Object.create(null);
  for (const field of metafieldsOf(context.store, ownerId)) {
    const fields = byNamespace[field.namespace] ?? Object.create(null);
    const value =
      field.type === 'list.product_reference' ? productsOf(context, field.value) : jsonValueOf(field);
    fields[field.key] = { type: field.type, value };
    byNamespace[field.namespace] = fields;
  }
  return byNamespace;
}

function productsOf({ index, market }: PageContext, value: string): unknown[] {
  const gids: unknown = JSON.parse(value);
  if (!Array.isArray(gids)) return [];
  return gids.slice(0, MOST_REFERENCES).flatMap((gid) => {
    const product = index.product(parseGid(String(gid))?.id ?? 0);
    return product?.published ? [productObject(product, market)] : [];
  });
}
