import type { ServerFeature } from '../feature/server-feature';
import { collectionRoutes } from './collection-routes';
import { type PickerRouteOptions, productRoutes } from './product-routes';

/** Products and collections, for pickers. */
export function productsFeature(options: PickerRouteOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      productRoutes(app, resolveShop, options);
      collectionRoutes(app, resolveShop, options);
    },
  };
}
