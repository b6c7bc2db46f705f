import type { CatalogueJobs } from '../catalogue/catalogue-jobs';
import type { ServerFeature } from '../feature/server-feature';
import type { ProxyOptions } from '../listing/proxy-route';
import type { SettingsPublication } from '../publishing/settings-publication';
import { collectionProxyRoute } from './collection-proxy-route';
import { syncMetafields } from './filter-metafields';
import { type SmartCollectionRouteOptions, smartCollectionRoutes } from './smart-collection-routes';

export interface SmartCollectionsFeatureOptions
  extends ProxyOptions,
    Omit<SmartCollectionRouteOptions, 'afterChange'> {
  readonly catalogue: CatalogueJobs;
  readonly pages: SettingsPublication;
  /** Whether the shops' catalogues are kept here, too. */
  readonly mirrorsCatalogue: boolean;
}

/** Smart Collections: their settings, and pages of collections. */
export function smartCollectionsFeature(options: SmartCollectionsFeatureOptions): ServerFeature {
  const { storeOf, catalogue, pages, mirrorsCatalogue } = options;
  const afterChange = async (shopId: string) => {
    await pages.changed(shopId);
    if (mirrorsCatalogue && (await syncMetafields(storeOf(shopId)))) await catalogue.look(shopId);
  };
  return {
    routes(app, { resolveShop }) {
      smartCollectionRoutes(app, resolveShop, { ...options, afterChange });
      collectionProxyRoute(app, options);
    },
    queues: pages.begin,
    onShopStart: pages.resume,
  };
}
