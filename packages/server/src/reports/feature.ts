import type { ServerFeature } from '../feature/server-feature';
import { collectionAnalyticsRoutes } from './collection-analytics-routes';
import { type ReportRouteOptions, reportRoutes } from './report-routes';

/** Feature of reports: figures from events and orders, and the rows behind them. */
export function reportsFeature(options: ReportRouteOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      reportRoutes(app, resolveShop, options);
      collectionAnalyticsRoutes(app, resolveShop, options);
    },
  };
}
