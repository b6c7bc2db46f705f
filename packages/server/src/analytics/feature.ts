import type { ServerFeature } from '../feature/server-feature';
import { type AnalyticsRouteOptions, analyticsRoutes } from './analytics-routes';
import { type CountingOptions, countSoon, workOnAnalytics } from './count-analytics';
import { purgeOldEvents } from './store-events';

/** Feature of analytics: events of shoppers' pages, and what is counted from them and from orders. */
export function analyticsFeature(options: AnalyticsRouteOptions & CountingOptions): ServerFeature {
  return {
    routes: (app) => analyticsRoutes(app, options),
    queues: () => workOnAnalytics(options),
    // Counts what another server left marked.
    onShopStart: ({ shopId }) => countSoon(options.jobs, shopId),
    retention: { queue: 'forget-events', forget: purgeOldEvents },
  };
}
