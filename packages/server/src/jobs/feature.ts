import type { ShopStore } from '../db/for-shop';
import type { Retention, ServerFeature } from '../feature/server-feature';
import { jobRoutes } from './job-routes';
import type { JobSource } from './job-source';
import type { Jobs } from './jobs';
import { purgeQueue, purging } from './purging';

export interface JobsFeatureOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** Sources of the jobs that merchants can see. */
  readonly sources: readonly JobSource[];
  /** Retentions of shops' data. */
  readonly retentions: readonly Retention[];
  /** Finds a shop with the app installed. */
  readonly find: (shopId: string) => Promise<{ readonly store: ShopStore } | null>;
  readonly clock: () => Date;
}

/** Background jobs of a shop, and the purging of expired data. */
export function jobsFeature({ jobs, sources, retentions, find, clock }: JobsFeatureOptions): ServerFeature {
  const all = retentions.map(({ queue, forget }) => ({ queue: purgeQueue(queue), forget }));
  return {
    routes: (app, { resolveShop }) => jobRoutes(app, resolveShop, sources),
    async queues() {
      for (const each of all) {
        await jobs.work(each.queue, async ({ shopId }) => {
          const shop = await find(shopId);
          if (shop) await purging({ ...each, store: shop.store, jobs, clock }).run();
        });
      }
    },
    async onShopStart(store) {
      for (const each of all) await purging({ ...each, store, jobs, clock }).begin();
    },
  };
}
