import type { Publication } from '@cartwright/core/contract/carts';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { ShopStore } from '../db/for-shop';
import type { AdminClient } from '../shopify/admin-client';
import { readPublication, readPublicationState, recordPublication } from './publication-state';
import { publish } from './publish';

/** Publishes one shop, one publication at a time, and again until the storefront has what is saved. */
export interface Publisher {
  /**
   * Publishes what is saved now, and waits for it at most `waitMs`. Gives the state at that moment: `pending` when it
   * takes longer, and it goes on by itself.
   */
  publish(waitMs: number): Promise<Publication>;
  /** Begins nothing any more and waits for what is under way, but not for ever: the next start publishes again. */
  stop(): Promise<void>;
}

export interface PublisherOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly database: Pick<Database, 'exclusively'>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Where shoppers' events go; null: nowhere. */
  readonly events: string | null;
  /** Pauses between failed tries; the last one repeats. */
  readonly retryMs?: readonly number[];
}

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000];

const STOP_WAIT_MS = 5_000;

export function publisher(options: PublisherOptions): Publisher {
  const { store, admin, database, clock, logger, events, retryMs = RETRY_MS } = options;
  let running: Promise<void> | null = null;
  /** The publication that begins when the running one has ended; whoever asks meanwhile shares it. */
  let next: Promise<void> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let failures = 0;
  let stopped = false;

  /** Resolves when a publication that began after this call has ended. */
  function request(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (retry) clearTimeout(retry);
    retry = null;
    if (!running) return begin();
    next ??= running.then(() => {
      next = null;
      return stopped ? undefined : begin();
    });
    return next;
  }

  function begin(): Promise<void> {
    running = run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<void> {
    const again = await attempt().catch((error: unknown) => {
      if (!stopped) logger.error({ err: error, shop: store.shopId }, 'publishing broke off');
      return true;
    });
    failures = again ? failures + 1 : 0;
    if (again && !stopped && !next) {
      const pause = retryMs[Math.min(failures, retryMs.length) - 1] ?? 1_000;
      retry = setTimeout(() => void request(), pause);
      retry.unref();
    }
  }

  /** Whether to try again. */
  async function attempt(): Promise<boolean> {
    const claim = await database.exclusively(`publish ${store.shopId}`, async () => {
      const result = await publish(store, admin, clock(), events);
      await recordPublication(store, result);
      return result;
    });
    if (claim.busy) return true;
    const { status, message, warnings, covers } = claim.result;
    const level = status === 'published' ? 'debug' : 'warn';
    logger[level]({ shop: store.shopId, status, reason: message, warnings, covers }, 'publication');
    if (claim.result.retry) return true;
    // Another server may have saved while this one published.
    const state = await readPublicationState(store);
    return state.wanted > state.done;
  }

  return {
    async publish(waitMs) {
      await withinTime(request(), waitMs);
      return readPublication(store);
    },
    async stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      await withinTime(running ?? Promise.resolve(), STOP_WAIT_MS);
    },
  };
}

async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
