import { type NeededDiscount, neededDiscounts } from '@cartwright/core/discounts/needed-discounts';
import { liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { offeredIds } from '@cartwright/core/storefront/compile-offers';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import { publishableCarts } from '../carts/publishable-carts';
import type { ShopStore } from '../db/for-shop';
import { testedCarts, testsOfControls } from '../experiments/cart-tests';
import { runningTests } from '../experiments/running-tests';
import { productsById } from '../products/catalogue';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { readableWidgets } from '../widgets/widget-documents';

/** The automatic discounts that the saved carts and widgets need from `now` on, as a publication would find them. */
export async function neededInShop(
  store: ShopStore,
  admin: AdminClient,
  now: Date,
): Promise<ShopifyResult<NeededDiscount[]>> {
  const { saved } = await publishableCarts(store);
  const documents = saved.map(({ document }) => document);
  // Gifts, and what widgets discount: what they only show is no matter of rewards.
  const candidates = liveCandidates(documents, now.getTime());
  const running = await runningTests(store, 'smart_cart', now);
  const tests = testsOfControls(running, candidates, documents);
  const given = [...candidates, ...tests.flatMap((test) => test.documents)];
  const gifts = given.flatMap((cart) => storefrontProductIds(cart, []));
  const widgets = await readableWidgets(store);
  const products = await productsById(admin, [...new Set([...gifts, ...offeredIds(widgets)])]);
  if (!products.ok) return products;
  return {
    ok: true,
    value: neededDiscounts(documents, products.value, now.getTime(), widgets, tests.map(testedCarts)),
  };
}
