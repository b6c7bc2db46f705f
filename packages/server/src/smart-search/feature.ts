import type { ServerFeature } from '../feature/server-feature';
import type { ProxyOptions } from '../listing/proxy-route';
import { type CodePublicationOptions, codePublication } from './code-publication';
import { searchProxyRoute } from './search-proxy-route';
import { type SmartSearchRouteOptions, smartSearchRoutes } from './smart-search-routes';
import { suggestionProxyRoute } from './suggestion-proxy-route';

export type SmartSearchFeatureOptions = ProxyOptions &
  CodePublicationOptions &
  Omit<SmartSearchRouteOptions, 'changed'>;

/** Smart Search: its settings, pages of searches, and what search fields suggest. */
export function smartSearchFeature(options: SmartSearchFeatureOptions): ServerFeature {
  const code = codePublication(options);
  return {
    routes(app, { resolveShop }) {
      smartSearchRoutes(app, resolveShop, { ...options, changed: code.changed });
      searchProxyRoute(app, options);
      suggestionProxyRoute(app, options);
    },
    queues: code.begin,
    onShopStart: code.resume,
  };
}
