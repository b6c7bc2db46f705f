import type { CartRouteOptions } from '../carts/cart-routes';
import type { ServerFeature } from '../feature/server-feature';
import { cartEditRoutes } from './cart-edit-routes';

/** Saving what the cart editor edits. */
export function cartEditsFeature(options: CartRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => cartEditRoutes(app, resolveShop, options) };
}
