import type { ServerFeature } from '../feature/server-feature';
import { type WidgetRouteOptions, widgetRoutes } from './widget-routes';

/** Cross-sell widgets. */
export function widgetsFeature(options: WidgetRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => widgetRoutes(app, resolveShop, options) };
}
