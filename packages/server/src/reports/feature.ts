import type { ServerFeature } from '../feature/server-feature';
import { type ReportRouteOptions, reportRoutes } from './report-routes';

/** Reports: figures of events and orders, and the rows behind them. */
export function reportsFeature(options: ReportRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => reportRoutes(app, resolveShop, options) };
}
