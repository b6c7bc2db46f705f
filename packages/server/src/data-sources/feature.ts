import type { ServerFeature } from '../feature/server-feature';
import { type CustomSourceRouteOptions, customSourceRoutes } from './custom-source-routes';
import { type DataSourceRouteOptions, dataSourceRoutes } from './data-source-routes';

/** Where products of widgets come from. */
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
