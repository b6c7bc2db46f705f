import { purgeSetAside } from '../cart/cart-rows';
import type { ServerFeature } from '../feature/server-feature';
import { type DiscountRouteOptions, discountRoutes } from './discount-routes';

/** Feature of the automatic discounts of carts. */
export function discountsFeature(options: Omit<DiscountRouteOptions, 'beforeAgain'>): ServerFeature {
  return {
    routes: (app, { resolveShop }) =>
      discountRoutes(app, resolveShop, { ...options, beforeAgain: purgeSetAside }),
  };
}
