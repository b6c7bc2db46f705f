import type { ServerFeature } from '../feature/server-feature';
import { type LookRouteOptions, lookRoutes } from './look-routes';

/** Feature of the look of the shop's carts. */
export function looksFeature(options: LookRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => lookRoutes(app, resolveShop, options) };
}
