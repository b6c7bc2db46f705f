import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { listedMetafields } from '@cartwright/core/cart/product-metafields';
import { type Metafields, metafieldName, metafieldText } from '@cartwright/core/catalogue/metafield-text';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { AdminClient } from '../shopify/admin-client';
import { PRODUCT_METAFIELDS_QUERY, productMetafieldsData } from '../shopify/documents/product-metafields';
import { fromGid, toGid } from '../shopify/gid';
import type { ShopifyResult } from '../shopify/shopify-failure';

/** Maximum of products per query, within Shopify's cost limit. */
const IDS_AT_ONCE = 25;

export interface ReadMetafields {
  readonly products: ReadonlyMap<number, Metafields>;
  /** Types of fields that can't be rendered as text, by name. */
  readonly leftOut: ReadonlyMap<string, string>;
}

/**
 * Values of `names` (`namespace.key`) that the products have, in the form for templates. Requests nothing for no
 * names.
 */
export async function productMetafields(
  admin: AdminClient,
  ids: readonly number[],
  names: readonly string[],
): Promise<ShopifyResult<ReadMetafields>> {
  const products = new Map<number, Metafields>();
  const leftOut = new Map<string, string>();
  if (names.length === 0) return { ok: true, value: { products, leftOut } };
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const gids = ids.slice(start, start + IDS_AT_ONCE).map((id) => toGid('Product', id));
    const found = await admin.run(
      PRODUCT_METAFIELDS_QUERY,
      { ids: gids, keys: names },
      productMetafieldsData,
    );
    if (!found.ok) return found;
    for (const node of found.value.nodes.filter((each) => each !== null)) {
      const texts = node.metafields.nodes.flatMap((field) => {
        const text = metafieldText(field);
        if (text === null) leftOut.set(metafieldName(field), field.type);
        return text === null ? [] : [[metafieldName(field), text] as const];
      });
      products.set(fromGid(node.id), Object.fromEntries(texts));
    }
  }
  return { ok: true, value: { products, leftOut } };
}

/** Products with the metafields that carts publish, and warnings about invalid ones. */
export async function withMetafields(
  admin: AdminClient,
  products: readonly CatalogueProduct[],
  documents: readonly CartDocument[],
): Promise<ShopifyResult<{ readonly products: readonly CatalogueProduct[]; readonly warnings: string[] }>> {
  const ids = products.map(({ id }) => id);
  const metafields = new Map<number, Metafields>();
  const warnings = new Set<string>();
  for (const document of documents) {
    // By cart: the names of two carts may exceed a query's limit.
    const found = await productMetafields(admin, ids, listedMetafields(document));
    if (!found.ok) return found;
    for (const [id, own] of found.value.products) metafields.set(id, { ...metafields.get(id), ...own });
    for (const [name, type] of found.value.leftOut) {
      warnings.add(`The metafield ${name} was left out: templates can show texts, not ${type}.`);
    }
  }
  return {
    ok: true,
    value: {
      products: products.map((product) => {
        const own = metafields.get(product.id);
        return own ? { ...product, metafields: own } : product;
      }),
      warnings: [...warnings],
    },
  };
}
