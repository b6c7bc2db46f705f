import type { Logger } from 'pino';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';
import type { OpenAdminClient } from '../shopify/admin-client';
import { costLimitedClient } from './cost-limited-client';
import { type Download, downloadExport } from './download-export';
import { Superseded } from './mirror-state';
import { mirrorStep } from './mirror-step';
import type { MirrorWork } from './mirror-work';
import { unexpected } from './sync-problem';
import { failRun } from './sync-run';

/** Queue of all shops' mirrors: the server that takes a job does one step for its shop. */
const CATALOGUE: Queue<{ shopId: string }> = {
  name: 'catalogue',
  kind: 'catalogue',
  data: z.object({ shopId: z.string() }),
};

/** Time limit of a step, as other shops wait for it. */
const STEP_MS = 15_000;
/** Concurrently synced shops, so that a slow one doesn't block others. */
const SHOPS_AT_ONCE = 4;
/** Products or collections per statement, as a long one would block others. */
const AT_ONCE = 200;
/** Retry in case the server of a running step is gone. */
const AGAIN_MS = 15_000;
const MINUTE_MS = 60_000;
/** Maximum delay until the next check. */
const MAX_MS = 600_000;

export interface CatalogueJobsOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** Finds a shop with the app installed. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: OpenAdminClient } | null>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** `namespace.key` of a shop's mirrored metafields. */
  readonly metafieldsOf: (store: ShopStore) => Promise<readonly string[]>;
  /** Default: by fetch. */
  readonly download?: Download;
  readonly stepMs?: number;
  readonly atOnce?: number;
}

export interface CatalogueJobs {
  /** Subscribes to the queue. */
  begin(): Promise<void>;
  /** Checks whether a shop has pending work; the first call starts its mirror. */
  look(shopId: string): Promise<void>;
}

/** Runs pending steps while there is time. Returns the delay until the next one in milliseconds. */
async function mirrorSteps(work: MirrorWork, beforeWork: () => Promise<void>): Promise<number> {
  for (;;) {
    const afterMs = await mirrorStep(work, beforeWork);
    if (afterMs > 0 || performance.now() >= work.until) return afterMs;
  }
}

/**
 * Jobs that keep mirrors of catalogues in sync: each runs pending steps, and schedules the next.
 */
export function catalogueJobs(options: CatalogueJobsOptions): CatalogueJobs {
  const { jobs, find, clock, logger, stepMs = STEP_MS, atOnce = AT_ONCE } = options;

  /** One job per `why` is queued, the first one sent: each `why` bounds its delay. */
  const send = (shopId: string, why: 'now' | 'soon' | 'in a minute' | 'later' | 'again', afterMs: number) =>
    jobs.send(CATALOGUE, { shopId }, { key: `${shopId} ${why}`, afterMs });

  async function run(shopId: string): Promise<void> {
    const shop = await find(shopId);
    if (!shop) return;
    const { store, admin } = shop;
    const metafields = await options.metafieldsOf(store);
    const work = {
      store,
      admin: costLimitedClient(admin),
      download: options.download ?? downloadExport,
      clock,
      logger,
      metafields,
      until: performance.now() + stepMs,
      atOnce,
    };
    const done = await withLease(store, 'catalogue', () =>
      mirrorSteps(work, () => send(shopId, 'again', AGAIN_MS)).catch((error: unknown) => {
        if (error instanceof Superseded) return AGAIN_MS;
        logger.error({ err: error, shop: shopId }, 'a step of the mirror broke off');
        return failRun(work, unexpected(error instanceof Error ? error.message : String(error)));
      }),
    );
    // The server with the lease may have checked before the cause of this job.
    if (done.busy) return send(shopId, 'soon', AGAIN_MS);
    const { result: afterMs } = done;
    if (afterMs <= 0) await send(shopId, 'now', 0);
    else if (afterMs <= AGAIN_MS) await send(shopId, 'soon', afterMs);
    else if (afterMs <= MINUTE_MS) await send(shopId, 'in a minute', afterMs);
    else await send(shopId, 'later', Math.min(afterMs, MAX_MS));
  }

  return {
    begin: () => jobs.work(CATALOGUE, ({ shopId }) => run(shopId), { atOnce: SHOPS_AT_ONCE }),
    look: (shopId) => send(shopId, 'now', 0),
  };
}
