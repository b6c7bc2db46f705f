import type { Database } from '../db/database';
import { forShop, type ShopStore } from '../db/for-shop';
import type { ServerFeature } from '../feature/server-feature';
import type { CatalogueJobs } from './catalogue-jobs';
import { catalogueRoutes } from './catalogue-routes';
import { catalogueTopics } from './catalogue-topics';

export interface CatalogueFeatureOptions {
  readonly catalogue: CatalogueJobs;
  readonly database: Pick<Database, 'sql'>;
  readonly storeOf: (shopId: string) => ShopStore;
  readonly clock: () => Date;
  /** Whether this server mirrors catalogues. */
  readonly mirrorsCatalogue: boolean;
}

/** Feature of the catalogue mirrors. */
export function catalogueFeature(options: CatalogueFeatureOptions): ServerFeature {
  const { catalogue: jobs, database, storeOf, clock, mirrorsCatalogue } = options;
  return {
    routes: (app, { resolveShop }) => catalogueRoutes(app, resolveShop, { storeOf, jobs }),
    topics: catalogueTopics({ storeOf: (id) => forShop(database, id), jobs, clock }),
    ...(mirrorsCatalogue && { queues: jobs.begin, onShopStart: ({ shopId }) => jobs.look(shopId) }),
  };
}
