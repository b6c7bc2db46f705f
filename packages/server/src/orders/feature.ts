import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import type { ServerFeature } from '../feature/server-feature';
import { lookAtOrders } from './order-jobs';
import { type OrderRouteOptions, orderRoutes } from './order-routes';
import { orderTopics } from './order-topics';
import { type OrdersOptions, workOnOrders } from './work-on-orders';

export interface OrdersFeatureOptions extends OrderRouteOptions, OrdersOptions {
  readonly database: Pick<Database, 'sql'>;
  /** Delay after the start until the server looks for orders that no webhook told of, in milliseconds. */
  readonly firstLookMs: number;
}

/** Sales, derived from orders. */
export function ordersFeature(options: OrdersFeatureOptions): ServerFeature {
  const { database, jobs, firstLookMs } = options;
  return {
    routes: (app, { resolveShop }) => orderRoutes(app, resolveShop, options),
    topics: orderTopics({ storeOf: (id) => forShop(database, id), jobs }),
    queues: () => workOnOrders(options),
    onShopStart: ({ shopId }) => lookAtOrders(jobs, shopId, firstLookMs),
  };
}
