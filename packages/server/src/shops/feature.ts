import type { ShopStore } from '../db/for-shop';
import type { ServerFeature } from '../feature/server-feature';
import { wantPublication } from '../publishing/publication-state';
import type { Publisher } from '../publishing/publisher';
import { type ShopRouteOptions, shopRoutes } from './shop-routes';
import { type ShopHooks, shopTopics } from './shop-topics';

export interface ShopsFeatureOptions extends ShopRouteOptions, Pick<ShopHooks, 'marketsChanged'> {
  /** The shop if the app works for it. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly publisher: Publisher } | null>;
}

/** The shop itself: its name, clock, currencies and countries, and what the app may do there. */
export function shopsFeature(options: ShopsFeatureOptions): ServerFeature {
  const { find, marketsChanged } = options;
  return {
    routes: (app, { resolveShop }) => shopRoutes(app, resolveShop, options),
    topics: shopTopics({
      async shopChanged(id) {
        const shop = await find(id);
        if (!shop) return;
        // What is published is made of what Shopify says of the shop then.
        await wantPublication(shop.store);
        await shop.publisher.publish('nothing');
      },
      marketsChanged,
    }),
  };
}
