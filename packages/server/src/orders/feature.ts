import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import type { ServerFeature } from '../feature/server-feature';
import { enqueuePoll } from './order-jobs';
import { type OrderRouteOptions, orderRoutes } from './order-routes';
import { orderTopics } from './order-topics';
import { type OrdersOptions, workOnOrders } from './work-on-orders';

export interface OrdersFeatureOptions extends OrderRouteOptions, OrdersOptions {
  readonly database: Pick<Database, 'sql'>;
  /** Delay in milliseconds after the start before polling for orders without a webhook. */
  readonly firstPollMs: number;
}

/** Feature of sales, derived from orders. */
export function ordersFeature(options: OrdersFeatureOptions): ServerFeature {
  const { database, jobs, firstPollMs } = options;
  return {
    routes: (app, { resolveShop }) => orderRoutes(app, resolveShop, options),
    topics: orderTopics({ storeOf: (id) => forShop(database, id), jobs }),
    queues: () => workOnOrders(options),
    onShopStart: ({ shopId }) => enqueuePoll(jobs, shopId, firstPollMs),
  };
}
