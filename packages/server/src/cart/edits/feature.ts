import type { ServerFeature } from '../../feature/server-feature';
import type { CartRouteOptions } from '../cart-routes';
import { cartEditRoutes } from './cart-edit-routes';

/** Feature that saves cart edits. */
export function cartEditsFeature(options: CartRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => cartEditRoutes(app, resolveShop, options) };
}
