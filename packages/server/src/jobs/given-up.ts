import type { Logger } from 'pino';

/** Job that failed its last attempt and isn't retried automatically. */
export interface GivenUpWork {
  readonly queue: string;
  readonly shop: string;
  readonly tries: number;
  /** Reason of the last attempt's failure, for merchants. */
  readonly why: string;
  /** Job id. */
  readonly job?: string;
  /** For a webhook: its topic, Shopify's id of it, and the id of the request that delivered it. */
  readonly topic?: string;
  readonly webhook?: string;
  readonly requestId?: string | null;
}

/** Number of jobs given up on this server, by queue. */
export interface GivenUp {
  readonly counts: ReadonlyMap<string, number>;
  /** Initialises a queue's count to 0, since a counter that starts at 1 shows no increase to monitoring. */
  expect(queue: string): void;
  /** Counts and logs a job. */
  add(work: GivenUpWork): void;
}

/** Creates the counter of a started server. */
export function givenUpJobs(logger: Logger): GivenUp {
  const counts = new Map<string, number>();
  return {
    counts,
    expect(queue) {
      counts.set(queue, counts.get(queue) ?? 0);
    },
    add(work) {
      counts.set(work.queue, (counts.get(work.queue) ?? 0) + 1);
      logger.error(work, 'a job was given up');
    },
  };
}
