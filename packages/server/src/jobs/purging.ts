import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import type { Jobs } from './jobs';
import type { Queue } from './queue';

/** Queue of jobs that delete a shop's expired data. */
export type PurgeQueue = Queue<{ shopId: string }>;

export function purgeQueue(name: string): PurgeQueue {
  return { name, kind: 'clean_up', data: z.object({ shopId: z.string() }) };
}

/** Maximum delay of a due purge while servers run. */
const POLL_MS = 60 * 60 * 1000;

export interface Purging {
  /** Starts purging at once; it continues by itself, also after restarts. */
  begin(): Promise<void>;
  /** Runs one step, as a job of the queue, and sends the next one. Throws if the database is unavailable. */
  run(): Promise<void>;
}

/**
 * Purges a shop's old data in small steps, on any server; concurrent steps take different rows. `forget` deletes a
 * batch, and returns whether there may be more.
 */
export function purging(options: {
  readonly queue: PurgeQueue;
  readonly forget: (store: ShopStore, now: Date) => Promise<boolean>;
  readonly store: ShopStore;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly clock: () => Date;
}): Purging {
  const { queue, forget, store, jobs, clock } = options;
  const { shopId } = store;

  /** One job per `why` is queued. */
  const send = (why: string, afterMs: number) =>
    jobs.send(queue, { shopId }, { key: `${shopId} ${why}`, afterMs });

  return {
    begin: () => send('now', 0),
    async run() {
      if (await forget(store, clock())) await send('now', 0);
      await send('later', POLL_MS);
    },
  };
}
