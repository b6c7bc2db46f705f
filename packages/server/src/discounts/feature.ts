import { purgeSetAside } from '../cart/cart-rows';
import type { ServerFeature } from '../feature/server-feature';
import { type DiscountRouteOptions, discountRoutes } from './discount-routes';

/** The automatic discounts behind the carts. */
export function discountsFeature(options: Omit<DiscountRouteOptions, 'beforeAgain'>): ServerFeature {
  return {
    routes: (app, { resolveShop }) =>
      discountRoutes(app, resolveShop, { ...options, beforeAgain: purgeSetAside }),
  };
}
