import { changeCart, deleteCart, listCarts, setCartLock } from '@cartwright/core/contract/cart-list';
import { createCart, duplicateCart, readCart, setFallback } from '@cartwright/core/contract/carts';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import { readDocument } from '../documents/stored-documents';
import { testsOf } from '../experiments/running-tests';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop, Session } from '../http/session';
import type { Publisher } from '../publishing/publisher';
import { takesGiftCards } from '../shops/gift-cards';
import type { CartChecks } from './cart-checks';
import { changeShopCart } from './change-cart';
import { createShopCart } from './create-cart';
import { deleteShopCart } from './delete-cart';
import { duplicateShopCart } from './duplicate-cart';
import { listShopCarts } from './list-carts';
import { CARTS } from './saved-cart';
import { setShopFallback } from './set-fallback';
import { setShopCartLock } from './set-lock';

export interface CartRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly publisherOf: (shopId: string) => Publisher;
  readonly checksOf: (shopId: string) => CartChecks;
  /** Maximum of carts per shop. */
  readonly maxCarts: number;
  /** Features for which shops have a private key. */
  readonly privateKeys: readonly string[];
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

export function cartRoutes(app: Hono, resolveShop: ResolveShop, options: CartRouteOptions): void {
  const { storeOf, publisherOf, checksOf, maxCarts: maximum, privateKeys, clock, newId, logger } = options;
  const savedBy = ({ user }: Session) => ({ now: clock(), by: user.name });
  const giftCardsOf = (shopId: string) => takesGiftCards(storeOf(shopId), privateKeys);
  serve(app, resolveShop, listCarts, async ({ session }) => ({
    ok: true,
    response: await listShopCarts(storeOf(session.shopId), maximum, clock()),
  }));

  serve(app, resolveShop, createCart, ({ body, session }) =>
    createShopCart(storeOf(session.shopId), body, { maximum, newId, ...savedBy(session) }),
  );

  serve(app, resolveShop, readCart, async ({ params, session }) => {
    const saved = await readDocument(storeOf(session.shopId), CARTS, params.id);
    if (!saved.ok) return saved;
    // Features that the shop lacks are turned off, when opened as when saved.
    const cart = withGiftCardsIf(await giftCardsOf(session.shopId), saved.response.cart);
    const tests = await testsOf(storeOf(session.shopId), 'smart_cart', clock());
    const abTestLocked = cart.abTestLocked || tests.has(cart.id);
    return { ok: true, response: { ...saved.response, cart: { ...cart, abTestLocked } } };
  });

  serve(app, resolveShop, changeCart, async ({ params, body, session }) => {
    const { rebuyAdmin } = session.user;
    const mayTakeGiftCards = await giftCardsOf(session.shopId);
    const request = { id: params.id, ...body, rebuyAdmin, mayTakeGiftCards, ...savedBy(session) };
    const changed = await changeShopCart(storeOf(session.shopId), checksOf(session.shopId), request);
    if (!changed.ok) return changed;
    const publication = await publisherOf(session.shopId).publish('save');
    return { ok: true, response: { cart: changed.response, publication } };
  });

  serve(app, resolveShop, setFallback, async ({ params, body, session }) => {
    const { rebuyAdmin } = session.user;
    const request = { id: params.id, ...body, rebuyAdmin, now: clock(), logger };
    const set = await setShopFallback(storeOf(session.shopId), checksOf(session.shopId), request);
    if (!set.ok) return set;
    const publication = await publisherOf(session.shopId).publish('save');
    return { ok: true, response: { ...set.response, publication } };
  });

  serve(app, resolveShop, setCartLock, async ({ params, body, session }) =>
    session.user.rebuyAdmin
      ? setShopCartLock(storeOf(session.shopId), { id: params.id, ...body, ...savedBy(session) })
      : failure('forbidden', 'Only Cartwright support can lock a cart.'),
  );

  serve(app, resolveShop, duplicateCart, ({ params, session }) =>
    duplicateShopCart(storeOf(session.shopId), params.id, { maximum, newId, ...savedBy(session) }),
  );

  serve(app, resolveShop, deleteCart, async ({ params, query, session }) => {
    const { rebuyAdmin } = session.user;
    const request = { id: params.id, revision: query.revision, rebuyAdmin, now: clock() };
    const deleted = await deleteShopCart(storeOf(session.shopId), request);
    if (!deleted.ok) return deleted;
    const publication = await publisherOf(session.shopId).publish('save');
    return { ok: true, response: { publication } };
  });
}
