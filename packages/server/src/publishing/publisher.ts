import { setTimeout as sleep } from 'node:timers/promises';
import type { Publication } from '@cartwright/core/contract/publication';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';
import type { AdminClient } from '../shopify/admin-client';
import { fenced } from '../shopify/fenced';
import {
  type PublicationResult,
  readPublication,
  readPublicationState,
  recordPublication,
  useGeneration,
} from './publication-state';
import { publishTargets } from './publish-targets';
import type { Target } from './target';

/**
 * Publisher of a shop: one publication at a time across servers, repeated until the store has the
 * saved data.
 */
export interface Publisher {
  /**
   * Publishes saved data. Saves wait briefly, explicit requests longer. Returns the current status:
   * `pending` if it takes longer; it continues in the background. Call `wantPublication` first.
   */
  publish(waits: 'nothing' | 'save' | 'asked'): Promise<Publication>;
  /**
   * One attempt, as a job of `PUBLISH`, which sends follow-up jobs. Throws if the database is
   * unavailable.
   */
  run(): Promise<void>;
}

export interface PublisherOptions {
  readonly store: ShopStore;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly admin: AdminClient;
  /** Targets, created per attempt with a client that only writes while the lease is held. */
  readonly targets: (admin: AdminClient) => readonly Target[];
  /** Next start or end of a cart in epoch milliseconds, if the targets couldn't tell. */
  readonly nextBoundary: () => Promise<number>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Maximum wait of a save, in milliseconds. */
  readonly saveWaitMs?: number | undefined;
  /** Retry delays in milliseconds; the last one repeats. */
  readonly retryMs?: readonly number[] | undefined;
}

/** Queue of shop publications. */
export const PUBLISH: Queue<{ shopId: string }> = {
  name: 'publish',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

/** Lease name of publishing a shop. */
export const PUBLISHING = 'publish';

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000];

/** Poll interval while another server publishes. */
const BUSY_MS = 1_000;

/** Interval of checks, which restore what was changed or deleted in Shopify. */
const CHECK_MS = 600_000;

/** Tolerance for Shopify's clock, so that its scheduled discounts have switched by then. */
const CLOCKS_MS = 5_000;

/** Longer, as the merchant explicitly waits for it. */
const ASKED_WAIT_MS = 20_000;

/** Poll interval of waiting requests. */
const POLL_MS = 25;

export function publisher(options: PublisherOptions): Publisher {
  const { store, jobs, admin, targets, nextBoundary, clock, logger } = options;
  const { retryMs = RETRY_MS, saveWaitMs = 3_000 } = options;
  const { shopId } = store;

  const send = (why: string, afterMs: number) => sendPublication(jobs, shopId, why, afterMs);

  async function run(): Promise<void> {
    const claim = await withLease(store, PUBLISHING, async (lease) => {
      const result = await attempt(store, fenced(admin, lease), targets);
      // The server with the lease reports the result.
      if (!result || !lease.holds()) return null;
      await recordPublication(store, result);
      return result;
    });
    if (claim.busy || !claim.result) {
      await send('busy', BUSY_MS);
      return;
    }
    const { status, message, warnings, covers, retry, cause } = claim.result;
    logger[status === 'published' ? 'debug' : 'warn'](
      { shop: shopId, status, reason: message, cause, warnings, covers },
      'publication',
    );
    const { wanted, done, failures } = await readPublicationState(store);
    if (retry) await send('retry', pause(failures));
    // Saved meanwhile, possibly through another server.
    else if (wanted > done) await send('now', 0);
    await send('check', CHECK_MS);
    const edge = claim.result.until ?? (await nextBoundary());
    if (edge < clock().getTime() + CHECK_MS) {
      // A job of its own: one for a later boundary may exist.
      const afterMs = Math.max(0, edge - clock().getTime()) + CLOCKS_MS;
      await send(`switch ${new Date(edge).toISOString()}`, afterMs);
    }
  }

  /** With jitter, so that failed shops don't retry together. */
  function pause(failures: number): number {
    const delay = retryMs[Math.min(failures, retryMs.length) - 1] ?? 1_000;
    return delay * (0.75 + Math.random() / 2);
  }

  return {
    async publish(waits) {
      const waitMs = { nothing: 0, save: saveWaitMs, asked: ASKED_WAIT_MS }[waits];
      const state = await readPublicationState(store);
      await (waits === 'nothing' ? send('some time', 0) : send('now', 0));
      for (const until = performance.now() + waitMs; performance.now() < until; await sleep(POLL_MS)) {
        const { done, message } = await readPublicationState(store);
        // A failed attempt that began earlier leaves no message: the awaited one is still to come.
        if (done >= state.wanted || message !== null) break;
      }
      return readPublication(store);
    },
    run,
  };
}

/** Reasons of saves. */
const URGENT: readonly string[] = ['now', 'busy'];

/** Sends a publication job; one per shop and `why` is queued. */
export function sendPublication(
  jobs: Pick<Jobs, 'send'>,
  shopId: string,
  why: string,
  afterMs: number,
): Promise<void> {
  const urgent = URGENT.includes(why);
  return jobs.send(PUBLISH, { shopId }, { key: `${shopId} ${why}`, afterMs, urgent });
}

/** One attempt; null if another server has taken over. */
async function attempt(
  store: ShopStore,
  admin: AdminClient,
  targets: PublisherOptions['targets'],
): Promise<PublicationResult | null> {
  // Read before the saved data: later saves request another publication.
  const { wanted: covers, stamp, allowed } = await readPublicationState(store);
  const outcome = await publishTargets({
    admin,
    targets: targets(admin),
    lastStamp: stamp,
    allowed: new Set(allowed),
    onWrite: (generation) => useGeneration(store, generation),
  });
  const { until } = outcome;
  const result = { covers, found: [], warnings: [], message: null, retry: false, until };
  switch (outcome.status) {
    case 'taken':
      return null;
    case 'published':
      return { ...result, status: 'published', warnings: [...outcome.warnings] };
    case 'held':
      return { ...result, status: 'held', message: HELD, found: outcome.found };
    case 'failed':
      return { ...result, status: 'failed', message: outcome.message, cause: outcome.cause };
    case 'unfinished':
      return { ...result, status: 'pending', message: outcome.message, cause: outcome.cause, retry: true };
  }
}

const HELD =
  'Publishing is paused. Your store shows carts that weren’t published from here. They stay until you decide.';
