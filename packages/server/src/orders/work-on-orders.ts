import type { Logger } from 'pino';
import { countSoon } from '../analytics/count-analytics';
import type { ShopStore } from '../db/for-shop';
import type { Jobs } from '../jobs/jobs';
import type { OpenAdminClient } from '../shopify/admin-client';
import { READ_ORDERS } from './order-jobs';
import { readOrdersStep } from './read-orders-step';

interface ShopWithOrders {
  readonly id: string;
  readonly store: ShopStore;
  readonly admin: OpenAdminClient;
}

export interface OrdersOptions {
  readonly find: (id: string) => Promise<ShopWithOrders | null>;
  readonly jobs: Jobs;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Points per second of Shopify's limit to be spent on reading a shop's orders. */
  readonly pointsPerSecond: number;
}

/** Concurrently read shops, so that a slow one doesn't block others. */
const SHOPS_AT_ONCE = 8;

/** Registers the jobs that read orders. `enqueuePoll` starts them for a shop; each then enqueues the next. */
export async function workOnOrders(options: OrdersOptions): Promise<void> {
  const { find, jobs } = options;
  const read = async ({ shopId, look: isPoll }: { readonly shopId: string; readonly look: boolean }) => {
    const shop = await find(shopId);
    if (!shop) return;
    await readOrdersStep({ ...options, ...shop }, isPoll);
    await countSoon(jobs, shopId);
  };
  await jobs.work(READ_ORDERS, read, { atOnce: SHOPS_AT_ONCE });
}
