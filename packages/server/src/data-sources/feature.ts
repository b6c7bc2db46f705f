import type { ServerFeature } from '../feature/server-feature';
import { type CustomSourceRouteOptions, customSourceRoutes } from './custom-source-routes';
import { type DataSourceRouteOptions, dataSourceRoutes } from './data-source-routes';

/** Feature of widgets' data sources. */
export function dataSourcesFeature(
  options: DataSourceRouteOptions & CustomSourceRouteOptions,
): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      dataSourceRoutes(app, options);
      customSourceRoutes(app, resolveShop, options);
    },
  };
}
