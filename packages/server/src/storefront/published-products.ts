import { type CatalogueProduct, catalogueProduct } from '@cartwright/core/catalogue/product';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { readStorefrontConfig } from '../publishing/publication-state';

/** A config may be of another version of the server: only this of it is read. */
const publishedConfig = z.object({
  carts: z.array(
    z.object({
      products: z.array(
        catalogueProduct.omit({ status: true, isGiftCard: true }).extend({
          metafields: z.record(z.string(), z.string()).optional(),
          variants: z.array(catalogueProduct.shape.variants.element.omit({ compareAtPrice: true })),
        }),
      ),
    }),
  ),
});

/** The products of all carts as the storefront has them, for the time when Shopify cannot be asked. */
export async function publishedProducts(store: ShopStore): Promise<CatalogueProduct[]> {
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  const products = new Map<number, CatalogueProduct>();
  for (const product of config.data?.carts.flatMap((cart) => cart.products) ?? []) {
    // Each cart has those metafields that it lists itself.
    const metafields = { ...products.get(product.id)?.metafields, ...product.metafields };
    products.set(product.id, {
      ...product,
      metafields,
      // What is not sold is published as not available.
      status: 'active',
      isGiftCard: false,
      variants: product.variants.map((variant) => ({ ...variant, compareAtPrice: null })),
    });
  }
  return [...products.values()];
}
