import type { Logger } from 'pino';

/** Work that failed for the last time: nobody tries it again by itself. */
export interface GivenUpWork {
  readonly queue: string;
  readonly shop: string;
  readonly tries: number;
  /** Why the last try failed, as merchants read it. */
  readonly why: string;
  /** Id of a job. */
  readonly job?: string;
  /** Of a webhook: its topic, Shopify's id of it, and the id of the request that brought it. */
  readonly topic?: string;
  readonly webhook?: string;
  readonly requestId?: string | null;
}

/** Count of the work that this server has seen given up, by queue. */
export interface GivenUp {
  readonly counts: ReadonlyMap<string, number>;
  /** Counts a queue's from 0: what begins at 1 is no increase to whoever watches it. */
  expect(queue: string): void;
  /** Counts it, and logs it in a line. */
  add(work: GivenUpWork): void;
}

/** Count of a server that has just started. */
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
