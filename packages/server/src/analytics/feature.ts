import type { ServerFeature } from '../feature/server-feature';
import { type EventRouteOptions, eventRoutes } from './event-routes';
import { forgetOldEvents } from './store-events';

/** What shoppers' pages report. */
export function eventsFeature(options: EventRouteOptions): ServerFeature {
  return {
    routes: (app) => eventRoutes(app, options),
    retention: { queue: 'forget-events', forget: forgetOldEvents },
  };
}
