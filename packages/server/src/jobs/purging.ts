import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import type { Jobs } from './jobs';
import type { Queue } from './queue';

/** Queue of jobs that delete a shop's expired data. */
export type PurgeQueue = Queue<{ shopId: string }>;

export function purgeQueue(name: string): PurgeQueue {
  return { name, kind: 'clean_up', data: z.object({ shopId: z.string() }) };
}

/** Longest delay of a purge after its time, where servers run. */
const POLL_MS = 60 * 60 * 1000;

export interface Purging {
  /** Looks at once; from then on it goes on by itself, also after restarts. */
  begin(): Promise<void>;
  /** One step, as a job of the queue; it sends what is to follow. Throws when the database cannot be used. */
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

  /** Of each `why` one waits. */
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
