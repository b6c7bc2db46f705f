import type { ServerFeature } from '../feature/server-feature';
import { collectionRoutes } from './collection-routes';
import { type FilterableRouteOptions, filterableRoutes } from './filterable-routes';
import { type PickerRouteOptions, productRoutes } from './product-routes';

/** Products and collections, for pickers, and what products can be filtered by. */
export function productsFeature(options: PickerRouteOptions & FilterableRouteOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      productRoutes(app, resolveShop, options);
      collectionRoutes(app, resolveShop, options);
      filterableRoutes(app, resolveShop, options);
    },
  };
}
