import type { Context } from 'hono';
import type { StoreContext } from '../context/store-context';
import type { CartEnvironment } from '../engine/cart-request';
import { requestMarket } from './request-market';

/** Cart environment of a request. */
export function cartEnvironment(c: Context, store: StoreContext): CartEnvironment {
  const market = requestMarket(c, store);
  const { runDiscounts, runValidations, random } = store;
  return { market, index: store.indexFor(market), runDiscounts, runValidations, nextId: random };
}
