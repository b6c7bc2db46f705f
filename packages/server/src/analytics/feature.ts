import type { ServerFeature } from '../feature/server-feature';
import { type AnalyticsRouteOptions, analyticsRoutes } from './analytics-routes';
import { forgetOldEvents } from './store-events';

/** Analytics events of shoppers' pages. */
export function analyticsFeature(options: AnalyticsRouteOptions): ServerFeature {
  return {
    routes: (app) => analyticsRoutes(app, options),
    retention: { queue: 'forget-events', forget: forgetOldEvents },
  };
}
