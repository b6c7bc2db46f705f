import { withGiftCardsIf } from '@cartwright/core/smart-cart/discount-code/gift-card-input';
import { compileStorefrontCart } from '@cartwright/core/storefront/compile-storefront-config';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import type { Hono } from 'hono';
import { cartRowOfKey } from '../carts/cart-rows';
import { savedCart } from '../carts/saved-cart';
import type { ShopStore } from '../db/for-shop';
import { failure, failureResponse } from '../http/api-failure';
import { isStorable } from '../http/unstorable';
import { productsById } from '../products/catalogue';
import { withMetafields } from '../products/product-metafields';
import type { AdminClient } from '../shopify/admin-client';
import { takesGiftCards } from '../shops/gift-cards';
import { readableWidgets } from '../widgets/widget-rows';

/** Asked for by pages of the store, and never kept: the next look is at what was saved since. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A saved cart as the storefront draws it, for whoever holds its preview link, by the key in it (ADR 17): the cart's id
 * stands in the store's pages once it is live. Its discount is not active for this page, so that nothing is added that
 * checkout would charge.
 */
export function previewConfigRoute(
  app: Hono,
  {
    store,
    admin,
    privateKeys,
  }: { readonly store: ShopStore; readonly admin: AdminClient; readonly privateKeys: readonly string[] },
): void {
  app.get('/storefront/preview-config.json', async (context) => {
    const key = context.req.query('key') ?? '';
    const row = isStorable(key) ? await cartRowOfKey(store, key) : undefined;
    const saved = row && savedCart(row);
    const mayTakeGiftCards = await takesGiftCards(store, privateKeys);
    const answer = !saved
      ? failureResponse(failure('not_found', 'This link is of no cart.'))
      : !saved.ok
        ? failureResponse(saved)
        : Response.json(await compiled(store, admin, withGiftCardsIf(mayTakeGiftCards, saved.answer.cart)));
    for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
    return answer;
  });
}

async function compiled(
  store: ShopStore,
  admin: AdminClient,
  document: Parameters<typeof compileStorefrontCart>[0]['document'],
) {
  const widgets = await readableWidgets(store);
  const products = await productsById(admin, storefrontProductIds(document, widgets));
  // Without Shopify the cart shows without its gifts' pictures.
  const known = products.ok ? products.value : [];
  const complete = await withMetafields(admin, known, [document]);
  const cart = compileStorefrontCart({
    document,
    products: complete.ok ? complete.value.products : known,
    widgets,
    discountsActive: false,
  });
  return { name: document.name, cart };
}
