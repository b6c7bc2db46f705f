import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/widget';
import { productsById } from '../products/catalogue';
import { withMetafields } from '../products/product-metafields';
import type { AdminClient } from '../shopify/admin-client';

/** Products of the cart, with metafields if available; null if Shopify is unavailable. */
export async function cartProducts(
  admin: AdminClient,
  document: CartDocument,
  widgets: readonly Widget[],
): Promise<readonly CatalogueProduct[] | null> {
  const products = await productsById(admin, storefrontProductIds(document, widgets));
  if (!products.ok) return null;
  const complete = await withMetafields(admin, products.value, [document]);
  return complete.ok ? complete.value.products : products.value;
}
