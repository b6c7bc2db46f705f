import type { ServerFeature } from '../feature/server-feature';
import type { ProxyOptions } from '../listing/proxy-route';
import { type CodePublicationOptions, codePublication } from './code-publication';
import { searchProxyRoute } from './search-proxy-route';
import { type SearchRouteOptions, searchRoutes } from './search-routes';
import { suggestionProxyRoute } from './suggestion-proxy-route';

export type SearchFeatureOptions = ProxyOptions &
  CodePublicationOptions &
  Omit<SearchRouteOptions, 'changed'>;

/** Feature of Smart Search: settings, search pages, and suggestions. */
export function searchFeature(options: SearchFeatureOptions): ServerFeature {
  const code = codePublication(options);
  return {
    routes(app, { resolveShop }) {
      searchRoutes(app, resolveShop, { ...options, changed: code.changed });
      searchProxyRoute(app, options);
      suggestionProxyRoute(app, options);
    },
    queues: code.begin,
    onShopStart: code.resume,
  };
}
