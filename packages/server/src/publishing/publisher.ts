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

/** Publishes one shop: one publication at a time, by whichever server, and again until the storefront has what is saved. */
export interface Publisher {
  /**
   * Publishes what is saved now. Who has saved waits a moment for it, and who has asked for it alone a while. Gives the
   * state by then: `pending` when it takes longer, and it goes on by itself. Whoever wants it says so first
   * (`wantPublication`).
   */
  publish(waits: 'nothing' | 'save' | 'asked'): Promise<Publication>;
  /** One try, as a job of `PUBLISH`; it sends what is to follow. Throws when the database cannot be used. */
  run(): Promise<void>;
}

export interface PublisherOptions {
  readonly store: ShopStore;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly admin: AdminClient;
  /** What is to be published, made anew for each try; by the client that it is given, which writes only while it may. */
  readonly targets: (admin: AdminClient) => readonly Target[];
  /** When a cart of the shop begins or ends next, in epoch milliseconds; for when the targets could not say it. */
  readonly nextBoundary: () => Promise<number>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Longest wait of a save, in milliseconds. */
  readonly saveWaitMs?: number | undefined;
  /** Pauses between failed tries, in milliseconds; the last one repeats. */
  readonly retryMs?: readonly number[] | undefined;
}

/** Jobs that publish a shop. */
export const PUBLISH: Queue<{ shopId: string }> = {
  name: 'publish',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

/** The lease of whoever publishes a shop, or keeps others from publishing it. */
export const PUBLISHING = 'publish';

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000];

/** Another server publishes: it is looked at again after this long. */
const BUSY_MS = 1_000;

/** Interval of checks, which restore what was changed or deleted in Shopify. */
const CHECK_MS = 600_000;

/** Shopify's clock may be a little behind ours: its discounts change at their own times, and by then have done so. */
const CLOCKS_MS = 5_000;

/** It is what the merchant waits for, so it may take its time. */
const ASKED_WAIT_MS = 20_000;

/** Interval in milliseconds at which somebody who waits reads the state. */
const POLL_MS = 25;

export function publisher(options: PublisherOptions): Publisher {
  const { store, jobs, admin, targets, nextBoundary, clock, logger } = options;
  const { retryMs = RETRY_MS, saveWaitMs = 3_000 } = options;
  const { shopId } = store;

  const send = (why: string, afterMs: number) => sendPublication(jobs, shopId, why, afterMs);

  async function run(): Promise<void> {
    const claim = await withLease(store, PUBLISHING, async (lease) => {
      const result = await attempt(store, fenced(admin, lease), targets);
      // The server that has it now says what came of it.
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
    // It was saved meanwhile, maybe by way of another server.
    else if (wanted > done) await send('now', 0);
    await send('check', CHECK_MS);
    const edge = claim.result.until ?? (await nextBoundary());
    if (edge < clock().getTime() + CHECK_MS) {
      // Its own job: one for a later edge may wait already.
      const afterMs = Math.max(0, edge - clock().getTime()) + CLOCKS_MS;
      await send(`switch ${new Date(edge).toISOString()}`, afterMs);
    }
  }

  /** With jitter, so that shops that failed together do not come together again. */
  function pause(failures: number): number {
    const most = retryMs[Math.min(failures, retryMs.length) - 1] ?? 1_000;
    return most * (0.75 + Math.random() / 2);
  }

  return {
    async publish(waits) {
      const waitMs = { nothing: 0, save: saveWaitMs, asked: ASKED_WAIT_MS }[waits];
      const state = await readPublicationState(store);
      await (waits === 'nothing' ? send('some time', 0) : send('now', 0));
      for (const until = performance.now() + waitMs; performance.now() < until; await sleep(POLL_MS)) {
        const { done, message } = await readPublicationState(store);
        // A try that began before this was wanted, and failed, leaves no message: what is waited for is still to come.
        if (done >= state.wanted || message !== null) break;
      }
      return readPublication(store);
    },
    run,
  };
}

/** Somebody has saved. */
const URGENT: readonly string[] = ['now', 'busy'];

/** Sends a publication; of each `why` one waits for each shop. */
export function sendPublication(
  jobs: Pick<Jobs, 'send'>,
  shopId: string,
  why: string,
  afterMs: number,
): Promise<void> {
  const urgent = URGENT.includes(why);
  return jobs.send(PUBLISH, { shopId }, { key: `${shopId} ${why}`, afterMs, urgent });
}

/** Null when another server has taken the work over. */
async function attempt(
  store: ShopStore,
  admin: AdminClient,
  targets: PublisherOptions['targets'],
): Promise<PublicationResult | null> {
  // Read before the targets read what is saved: what is saved from here on wants another publication.
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
