import type { ServerFeature } from '../feature/server-feature';
import { type CartRouteOptions, cartRoutes } from './cart-routes';
import { legacyCartRoutes } from './legacy-cart-routes';

/** Feature of the shop's carts. */
export function cartsFeature(options: CartRouteOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      cartRoutes(app, resolveShop, options);
      legacyCartRoutes(app, resolveShop, options);
    },
  };
}
