import { type NeededDiscount, neededDiscounts } from '@cartwright/core/discounts/needed-discounts';
import { liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import { publishableCarts } from '../carts/publishable-carts';
import type { ShopStore } from '../db/for-shop';
import { productsById } from '../products/catalogue';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';

/** The automatic discounts that the saved carts need from `now` on, as a publication would find them. */
export async function neededInShop(
  store: ShopStore,
  admin: AdminClient,
  now: Date,
): Promise<ShopifyResult<NeededDiscount[]>> {
  const { saved } = await publishableCarts(store);
  const documents = saved.map(({ document }) => document);
  // Gifts alone: what widgets show is no matter of rewards.
  const gifts = liveCandidates(documents, now.getTime()).flatMap((cart) => storefrontProductIds(cart, []));
  const products = await productsById(admin, [...new Set(gifts)]);
  if (!products.ok) return products;
  return { ok: true, value: neededDiscounts(documents, products.value, now.getTime()) };
}
