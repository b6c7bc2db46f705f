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

/** The mirrors of all shops: whichever server takes a job does one step for its shop. */
const CATALOGUE: Queue<{ shopId: string }> = {
  name: 'catalogue',
  kind: 'catalogue',
  data: z.object({ shopId: z.string() }),
};

/** A step ends soon after this: other shops wait for it. */
const STEP_MS = 15_000;
/** Shops that are read at a time: one whose Shopify is slow holds up no other. */
const SHOPS_AT_ONCE = 4;
/** Products or collections that one statement writes: others wait for it. */
const AT_ONCE = 200;
/** While work is under way somebody looks after this, in case the server that does it is gone. */
const AGAIN_MS = 15_000;
const MINUTE_MS = 60_000;
/** Maximum interval between looks in milliseconds, however far away the next change is. */
const MAX_MS = 600_000;

export interface CatalogueJobsOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** The shop if the app works for it. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: OpenAdminClient } | null>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** `namespace.key` of the metafields that a shop's mirror has. */
  readonly metafieldsOf: (store: ShopStore) => Promise<readonly string[]>;
  /** Absent: by fetch. */
  readonly download?: Download;
  readonly stepMs?: number;
  readonly atOnce?: number;
}

export interface CatalogueJobs {
  /** Takes part in the work, from now on. */
  begin(): Promise<void>;
  /** Something may be due for a shop; a shop that has never been looked at gets its mirror from then on. */
  look(shopId: string): Promise<void>;
}

/** Does what is due, and what is due after that while there is time. Gives after how many milliseconds something is again. */
async function mirrorSteps(work: MirrorWork, beforeWork: () => Promise<void>): Promise<number> {
  for (;;) {
    const afterMs = await mirrorStep(work, beforeWork);
    if (afterMs > 0 || performance.now() >= work.until) return afterMs;
  }
}

/** Keeps mirrors of catalogues by jobs: each step does what is due, and sends the next. */
export function catalogueJobs(options: CatalogueJobsOptions): CatalogueJobs {
  const { jobs, find, clock, logger, stepMs = STEP_MS, atOnce = AT_ONCE } = options;

  /** Of each `why` one waits: the first, so each has to begin before the next. */
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
    // Who has it may have looked before there was what this was sent for.
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
