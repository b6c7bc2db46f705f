import { saveCart } from '@cartwright/core/contract/carts';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import type { Hono } from 'hono';
import { serve } from '../../http/endpoint-route';
import type { ResolveShop } from '../../http/session';
import { takesGiftCards } from '../../shops/gift-cards';
import type { CartRouteOptions } from '../cart-routes';
import { saveCartEdit } from './save-cart-edit';

/** Routes that save a cart with its widgets, as edited in the cart editor. */
export function cartEditRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  options: Pick<CartRouteOptions, 'storeOf' | 'publisherOf' | 'checksOf' | 'privateKeys' | 'clock'>,
): void {
  const { storeOf, publisherOf, checksOf, privateKeys, clock } = options;

  serve(app, resolveShop, saveCart, async ({ params, body, session }) => {
    const { shopId, user } = session;
    const store = storeOf(shopId);
    // Features that the shop lacks are turned off.
    const cart = withGiftCardsIf(await takesGiftCards(store, privateKeys), body.cart);
    const { revision, widgets = [] } = body;
    const { rebuyAdmin, name: by } = user;
    const request = { id: params.id, cart, revision, widgets, rebuyAdmin, now: clock(), by };
    const saved = await saveCartEdit(store, checksOf(shopId), request);
    if (!saved.ok) return saved;
    const publication = await publisherOf(shopId).publish('save');
    return { ok: true, response: { ...saved.response, publication } };
  });
}
