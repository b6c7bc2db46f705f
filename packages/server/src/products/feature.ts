import type { ServerFeature } from '../feature/server-feature';
import { collectionRoutes } from './collection-routes';
import { type FilterableRouteOptions, filterableRoutes } from './filterable-routes';
import { type PickerRouteOptions, productRoutes } from './product-routes';

/** Feature of products and collections for pickers, and of product attributes for filters. */
export function productsFeature(options: PickerRouteOptions & FilterableRouteOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      productRoutes(app, resolveShop, options);
      collectionRoutes(app, resolveShop, options);
      filterableRoutes(app, resolveShop, options);
    },
  };
}
