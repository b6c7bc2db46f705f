import type { Context } from 'hono';
import type { StoreContext } from '../context/store-context';
import { type CartAction, type CartResponse, handleCartRequest } from '../engine/cart-request';
import type { Body } from '../engine/model/request-body';
import { cartEnvironment } from './cart-environment';
import { chooseMarket } from './request-market';
import { sessionCart } from './session';

/**
 * Runs an action on the session's cart, and saves the result. `currency` in an update selects the first market with
 * that currency, as older themes' currency form does.
 */
export function performCartAction(
  c: Context,
  store: StoreContext,
  action: CartAction,
  body: Body,
): CartResponse {
  const before = sessionCart(c, store);
  const environment = cartEnvironment(c, store);
  const chosen =
    action === 'update' ? store.markets.find(({ currency }) => currency === body.currency) : undefined;
  if (chosen) chooseMarket(c, chosen);
  const market = chosen && environment.market.root === '/' ? chosen : environment.market;
  const response = handleCartRequest(action, before, body, {
    ...environment,
    market,
    index: store.indexFor(market),
  });
  if (response.state !== before) store.state.putCart(response.state);
  return response;
}
