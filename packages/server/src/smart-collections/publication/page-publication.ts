import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ShopStore } from '../../db/for-shop';
import { withLease } from '../../db/lease';
import { campaigns, listingSettings } from '../../db/schema';
import type { Jobs, Queue } from '../../jobs/jobs';
import type { OpenAdminClient } from '../../shopify/admin-client';
import { publishPages } from './publish-pages';

/** Puts how collection pages look, and their first pages, into the store, for the block to print them so. */
const PUBLISH_PAGES: Queue<{ shopId: string }> = {
  name: 'publish-collection-pages',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

/** Another server does it for the shop: it is looked at again after this long. */
const BUSY_MS = 1_000;
/** The store's clock may be a little behind ours. */
const CLOCKS_MS = 1_000;
/** What has changed in the catalogue, or what the app may do, is seen by then. */
const CHECK_MS = 600_000;

export interface PagePublicationOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** The shop if the app works for it. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: OpenAdminClient } | null>;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'debug'>;
}

export interface PagePublication {
  /** Takes part in the work, from now on. */
  begin(): Promise<void>;
  /** Settings of the shop have changed, or what the app may do there. */
  changed(shopId: string): Promise<void>;
  /** The shop is worked for from now on: what was saved is published again, if anything was. */
  resume(store: ShopStore): Promise<void>;
}

/**
 * Publishes collection pages: after a change, when a campaign begins or ends, and every ten minutes, because what the catalogue
 * and sales come to changes by itself.
 */
export function pagePublication(options: PagePublicationOptions): PagePublication {
  const { jobs, find, indexOf, clock, logger } = options;
  /** Of each `why` one waits. */
  const send = (shopId: string, why: string, afterMs: number) =>
    jobs.send(PUBLISH_PAGES, { shopId }, { key: `${shopId} ${why}`, afterMs });

  async function run(shopId: string): Promise<void> {
    const shop = await find(shopId);
    if (!shop) return;
    const now = clock();
    const done = await withLease(shop.store, 'collection-pages', () =>
      publishPages({ ...shop, indexOf: () => indexOf(shopId), now }),
    );
    if (done.busy) return send(shopId, 'busy', BUSY_MS);
    const { until, isDone, written } = done.result;
    logger.debug({ shop: shopId, isDone, written }, 'collection pages');
    if (!isDone) return send(shopId, 'more', 0);
    await send(shopId, 'check', CHECK_MS);
    const afterMs = until - now.getTime() + CLOCKS_MS;
    if (afterMs < CHECK_MS) await send(shopId, `switch ${new Date(until).toISOString()}`, afterMs);
  }

  return {
    begin: () => jobs.work(PUBLISH_PAGES, ({ shopId }) => run(shopId)),
    changed: (shopId) => send(shopId, 'now', 0),
    async resume(store) {
      if ((await store.count(campaigns)) + (await store.count(listingSettings)) > 0) {
        await send(store.shopId, 'now', 0);
      }
    },
  };
}
