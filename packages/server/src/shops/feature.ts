import type { ShopStore } from '../db/for-shop';
import type { ServerFeature } from '../feature/server-feature';
import { wantPublication } from '../publishing/publication-state';
import type { Publisher } from '../publishing/publisher';
import { type ShopRouteOptions, shopRoutes } from './shop-routes';
import { type ShopHooks, shopTopics } from './shop-topics';

export interface ShopsFeatureOptions extends ShopRouteOptions, Pick<ShopHooks, 'marketsChanged'> {
  /** Finds a shop with the app installed. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly publisher: Publisher } | null>;
}

/** Feature of the shop itself: its name, time zone, currencies and countries, and the app's scopes. */
export function shopsFeature(options: ShopsFeatureOptions): ServerFeature {
  const { find, marketsChanged } = options;
  return {
    routes: (app, { resolveShop }) => shopRoutes(app, resolveShop, options),
    topics: shopTopics({
      async shopChanged(id) {
        const shop = await find(id);
        if (!shop) return;
        // Published data includes the shop's current profile.
        await wantPublication(shop.store);
        await shop.publisher.publish('nothing');
      },
      marketsChanged,
    }),
  };
}
