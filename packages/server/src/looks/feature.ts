import type { ServerFeature } from '../feature/server-feature';
import { type LookRouteOptions, lookRoutes } from './look-routes';

/** How the shop's carts look. */
export function looksFeature(options: LookRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => lookRoutes(app, resolveShop, options) };
}
