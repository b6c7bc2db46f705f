import type { ServerFeature } from '../feature/server-feature';
import { type WidgetProxyOptions, widgetProxyRoute } from './widget-proxy-route';
import { type WidgetRouteOptions, widgetRoutes } from './widget-routes';

/** Widgets and their app proxy. */
export function widgetsFeature(options: WidgetRouteOptions & WidgetProxyOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      widgetRoutes(app, resolveShop, options);
      widgetProxyRoute(app, options);
    },
  };
}
