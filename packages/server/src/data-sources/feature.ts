import type { ServerFeature } from '../feature/server-feature';
import { type DataSourceRouteOptions, dataSourceRoutes } from './data-source-routes';

/** Where products of widgets come from. */
export function dataSourcesFeature(options: DataSourceRouteOptions): ServerFeature {
  return { routes: (app) => dataSourceRoutes(app, options) };
}
