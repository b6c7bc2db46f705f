import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ShopStore } from '../../db/for-shop';
import { campaigns, listingSettings } from '../../db/schema';
import type { Jobs } from '../../jobs/jobs';
import type { Queue } from '../../jobs/queue';
import { type SettingsPublication, settingsPublication } from '../../publishing/settings-publication';
import type { OpenAdminClient } from '../../shopify/admin-client';
import { publishPages } from './publish-pages';

/** Queue that publishes the layout of collection pages, and their first pages, for the block to print. */
const PUBLISH_PAGES: Queue<{ shopId: string }> = {
  name: 'publish-collection-pages',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

/** Tolerance for the store's clock, which may be behind ours. */
const CLOCKS_MS = 1_000;
/** Interval of checks for changes in the catalogue, or of the app's scopes. */
const CHECK_MS = 600_000;

export interface PagePublicationOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** Finds a shop with the app installed. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: OpenAdminClient } | null>;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'debug'>;
}

/**
 * Publishes collection pages: after a change, at the start and end of a campaign, and every ten minutes for
 * changes of catalogue and sales.
 */
export function pagePublication(options: PagePublicationOptions): SettingsPublication {
  const { jobs, find, indexOf, clock, logger } = options;
  return settingsPublication({
    queue: PUBLISH_PAGES,
    lease: 'collection-pages',
    jobs,
    find,
    async publish({ store, admin }) {
      const { shopId } = store;
      const now = clock();
      const done = await publishPages({ store, admin, indexOf: () => indexOf(shopId), now });
      const { until, isDone, written } = done;
      logger.debug({ shop: shopId, isDone, written }, 'collection pages');
      if (!isDone) return [{ why: 'more', afterMs: 0 }];
      const check = { why: 'check', afterMs: CHECK_MS };
      const afterMs = until - now.getTime() + CLOCKS_MS;
      if (afterMs >= CHECK_MS) return [check];
      return [check, { why: `switch ${new Date(until).toISOString()}`, afterMs }];
    },
    isSaved: async (store) => (await store.count(campaigns)) + (await store.count(listingSettings)) > 0,
  });
}
