import type { ServerFeature } from '../feature/server-feature';
import type { ProxyOptions } from '../listing/proxy-route';
import type { SettingsPublication } from '../publishing/settings-publication';
import { collectionProxyRoute } from './collection-proxy-route';
import { type CollectionRouteOptions, collectionRoutes } from './collection-routes';

export interface CollectionsFeatureOptions extends ProxyOptions, Omit<CollectionRouteOptions, 'afterChange'> {
  /** Called when filters may use other metafields. */
  readonly filtersChanged: (shopId: string) => Promise<void>;
  readonly pages: SettingsPublication;
}

/** Feature of Smart Collections: settings, and pages of collections. */
export function collectionsFeature(options: CollectionsFeatureOptions): ServerFeature {
  const { filtersChanged, pages } = options;
  const afterChange = async (shopId: string) => {
    await pages.changed(shopId);
    await filtersChanged(shopId);
  };
  return {
    routes(app, { resolveShop }) {
      collectionRoutes(app, resolveShop, { ...options, afterChange });
      collectionProxyRoute(app, options);
    },
    queues: pages.begin,
    onShopStart: pages.resume,
  };
}
