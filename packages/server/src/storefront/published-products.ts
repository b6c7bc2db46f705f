import { type CatalogueProduct, catalogueProduct } from '@cartwright/core/catalogue/product';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { readStorefrontConfig } from '../publishing/publication-state';

/** Schema of the fields that are read: the config may be of another server version. */
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

/** Products of all carts as last published, for use while Shopify is unavailable. */
export async function publishedProducts(store: ShopStore): Promise<CatalogueProduct[]> {
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  const products = new Map<number, CatalogueProduct>();
  for (const product of config.data?.carts.flatMap((cart) => cart.products) ?? []) {
    // Each cart publishes the metafields that it lists.
    const metafields = { ...products.get(product.id)?.metafields, ...product.metafields };
    products.set(product.id, {
      ...product,
      metafields,
      // Unsellable products are published as unavailable.
      status: 'active',
      isGiftCard: false,
      variants: product.variants.map((variant) => ({ ...variant, compareAtPrice: null })),
    });
  }
  return [...products.values()];
}
