import type { Context } from 'hono';
import type { StoreContext } from '../context/store-context';
import { type PricedCart, priceCart } from '../engine/price-cart';
import type { PageContext } from '../theme/page';
import { cartEnvironment } from './cart-environment';
import { signedInCustomer } from './customer';
import { sessionCart } from './session';

/** Page context at a path, with the session's cart. */
export function pageContext(c: Context, store: StoreContext): PageContext {
  const { index, market, runDiscounts } = cartEnvironment(c, store);
  const cart = priceCart(sessionCart(c, store), index, market, runDiscounts);
  const error = c.req.query('error') ?? null;
  const isInEditor = c.req.query('oseid') !== undefined;
  return { ...contextAt(store, cart, c.req.path), error, customer: signedInCustomer(c), isInEditor };
}

/** Page context at a path, with an already priced cart. */
export function contextAt(store: StoreContext, cart: PricedCart, path: string): PageContext {
  const { market } = cart;
  return {
    store,
    market,
    index: store.indexFor(market),
    cart,
    path,
    error: null,
    customer: null,
    isInEditor: false,
  };
}
