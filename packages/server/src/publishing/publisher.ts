import { setTimeout as sleep } from 'node:timers/promises';
import type { Publication } from '@cartwright/core/contract/carts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { type Lease, withLease } from '../db/lease';
import type { Jobs, Queue } from '../jobs/jobs';
import {
  type PublicationResult,
  readPublication,
  readPublicationState,
  recordPublication,
} from './publication-state';

/** Publishes one shop: one publication at a time, by whichever server, and again until the storefront has what is saved. */
export interface Publisher {
  /**
   * Publishes what is saved now, and waits for it at most `waitMs`. Gives the state at that moment: `pending` when it
   * takes longer, and it goes on by itself. Whoever wants it says so first (`wantPublication`).
   */
  publish(waitMs: number): Promise<Publication>;
  /** One try, as a job of `PUBLISH`; it sends what is to follow. Throws when the database cannot be used. */
  run(): Promise<void>;
  /** Looks no longer for what another server has saved. What is under way goes on. */
  stop(): void;
}

export interface PublisherOptions {
  readonly store: ShopStore;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Compares and writes; nothing of it may be written after the lease is lost. */
  readonly attempt: (lease: Lease) => Promise<PublicationResult>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Pauses between failed tries, in milliseconds; the last one repeats. */
  readonly retryMs?: readonly number[] | undefined;
}

/** Jobs that publish a shop. */
export const PUBLISH: Queue<{ shopId: string }> = {
  name: 'publish',
  data: z.object({ shopId: z.string() }),
};

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000];

/** Another server publishes: it is looked at again after this long. */
const BUSY_MS = 1_000;

/** What was changed or deleted in Shopify is put right by then. */
const CHECK_MS = 600_000;

/** How often it is looked for what was saved by a server that has ended before it could send a job. */
const LOST_MS = 3_000;

/** How often somebody who waits looks at the state. */
const LOOK_MS = 25;

export function publisher(options: PublisherOptions): Publisher {
  const { store, jobs, attempt, clock, logger, retryMs = RETRY_MS } = options;
  const { shopId } = store;

  /** Of each `why` one waits. */
  const send = (why: string, afterMs: number) =>
    jobs.send(PUBLISH, { shopId }, { key: `${shopId} ${why}`, afterMs });

  async function run(): Promise<void> {
    const claim = await withLease(store, 'publish', async (lease) => {
      const result = await attempt(lease);
      // The server that has it now says what came of it.
      if (!lease.holds()) return null;
      await recordPublication(store, result);
      return result;
    });
    if (claim.busy || !claim.result) {
      await send('busy', BUSY_MS);
      return;
    }
    const { status, message, warnings, covers, retry, nextSwitch } = claim.result;
    logger[status === 'published' ? 'debug' : 'warn'](
      { shop: shopId, status, reason: message, warnings, covers },
      'publication',
    );
    const { wanted, done, failures } = await readPublicationState(store);
    if (retry) await send('retry', pause(failures));
    // It was saved meanwhile, maybe by way of another server.
    else if (wanted > done) await send('now', 0);
    await send('check', CHECK_MS);
    if (nextSwitch < clock().getTime() + CHECK_MS) {
      await send('switch', Math.max(0, nextSwitch - clock().getTime()));
    }
  }

  async function lookForLost(): Promise<void> {
    const { wanted, done, failures } = await readPublicationState(store);
    // What has failed is tried again by a job of its own.
    if (wanted > done && failures === 0) await send('now', 0);
  }

  let isLost = false;
  const looking = setInterval(() => {
    lookForLost().then(
      () => {
        isLost = false;
      },
      (error: unknown) => {
        if (!isLost) logger.warn({ err: error, shop: shopId }, 'the database cannot be asked');
        isLost = true;
      },
    );
  }, LOST_MS);
  looking.unref();

  /** With jitter, so that shops that failed together do not come together again. */
  function pause(failures: number): number {
    const most = retryMs[Math.min(failures, retryMs.length) - 1] ?? 1_000;
    return most * (0.75 + Math.random() / 2);
  }

  return {
    async publish(waitMs) {
      const asked = await readPublicationState(store);
      await send('now', 0);
      for (const until = performance.now() + waitMs; performance.now() < until; await sleep(LOOK_MS)) {
        const { done, failures } = await readPublicationState(store);
        if (done >= asked.wanted || failures > asked.failures) break;
      }
      return readPublication(store);
    },
    run,
    stop: () => clearInterval(looking),
  };
}
