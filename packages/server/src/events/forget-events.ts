import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import type { Jobs, Queue } from '../jobs/jobs';
import { forgetOldEvents } from './store-events';

/** Jobs that delete a shop's events whose time is over. */
export const FORGET_EVENTS: Queue<{ shopId: string }> = {
  name: 'forget-events',
  data: z.object({ shopId: z.string() }),
};

/** So long after its time is over an event is there at most, where servers run. */
const LOOK_MS = 60 * 60 * 1000;

export interface Forgetting {
  /** Looks at once; from then on it goes on by itself, also after restarts. */
  begin(): Promise<void>;
  /** One step, as a job of `FORGET_EVENTS`; it sends what is to follow. Throws when the database cannot be used. */
  run(): Promise<void>;
}

/** Forgets one shop's old events in small steps, by whichever server. Two at once take different ones. */
export function forgetting(options: {
  readonly store: ShopStore;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly clock: () => Date;
}): Forgetting {
  const { store, jobs, clock } = options;
  const { shopId } = store;

  /** Of each `why` one waits. */
  const send = (why: string, afterMs: number) =>
    jobs.send(FORGET_EVENTS, { shopId }, { key: `${shopId} ${why}`, afterMs });

  return {
    begin: () => send('now', 0),
    async run() {
      if (await forgetOldEvents(store, clock())) await send('now', 0);
      await send('later', LOOK_MS);
    },
  };
}
