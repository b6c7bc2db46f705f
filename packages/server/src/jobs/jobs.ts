import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database } from '../db/database';
import { withinTime } from '../within-time';

/** Jobs of one kind: `name` is theirs in the database, `data` is what each is told. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
}

/**
 * Work that outlives this process: it is kept in the database, and any server on it does it, at least once. A server that
 * dies in the middle of a job leaves it to be done again.
 */
export interface Jobs {
  /** Of those that wait with the same `key` the first one stays, and no other comes. It begins after `afterMs`, or at once. */
  send<Data extends object>(queue: Queue<Data>, data: Data, options: SendOptions): Promise<void>;
  /** Does the jobs of a queue one after the other. One that throws is logged and done again, later each time. */
  work<Data extends object>(queue: Queue<Data>, handle: (data: Data) => Promise<void>): Promise<void>;
  /** Begins nothing any more, and waits at most `STOP_WAIT_MS` for what is under way. */
  stop(): Promise<void>;
}

interface SendOptions {
  readonly key: string;
  readonly afterMs?: number;
}

/** A job that takes longer than this is done again: its server is gone. */
const LONGEST_SECONDS = 120;

/** How often a server looks for jobs that another one has sent. */
const POLLING_MS = 1_000;

const STOP_WAIT_MS = 5_000;

const LONGEST_TIMER_MS = 2_000_000_000;

/** Jobs in `database`. Makes the tables that they are kept in. */
export async function startJobs(database: Database, logger: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: database.query },
    schema: database.jobsSchema,
    // Nothing is done by the calendar: what is due sends its next one.
    schedule: false,
    maintenanceIntervalSeconds: 15,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the jobs broke off'));
  await boss.start();
  const made = new Map<string, Promise<void>>();
  const wakes = new Map<string, () => void>();
  /** Queues that were woken while nobody rested there. */
  const woken = new Set<string>();
  const loops: Promise<void>[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const report = (error: unknown) => logger.error({ err: error }, 'the jobs cannot be reached');

  /** Makes its table once. */
  function make({ name }: { readonly name: string }): Promise<void> {
    const making = made.get(name) ?? boss.createQueue(name, { name, policy: 'short' });
    made.set(name, making);
    return making;
  }

  function wake(name: string): void {
    woken.add(name);
    wakes.get(name)?.();
  }

  /** Until somebody wakes the queue, or it is time to look whether another server has sent something. */
  async function rest(name: string): Promise<void> {
    if (!woken.has(name)) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLLING_MS);
        wakes.set(name, () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    woken.delete(name);
  }

  /** Not by the library's own workers: they do not wait for what they write at the end. */
  async function doJobs<Data extends object>(
    { name, data }: Queue<Data>,
    handle: (data: Data) => Promise<void>,
  ): Promise<void> {
    while (!stopped) {
      const [job] = (await boss.fetch<unknown>(name).catch(report)) ?? [];
      if (!job) {
        await rest(name);
        continue;
      }
      try {
        await handle(data.parse(job.data));
        await boss.complete(name, job.id).catch(report);
      } catch (error) {
        logger.error({ err: error, queue: name, job: job.id }, 'a job broke off');
        await boss.fail(name, job.id).catch(report);
      }
    }
  }

  return {
    async send(queue, data, { key, afterMs = 0 }) {
      await make(queue);
      await boss.send(queue.name, data, {
        singletonKey: key,
        startAfter: afterMs / 1_000,
        expireInSeconds: LONGEST_SECONDS,
        retryLimit: 1_000,
        retryDelay: 1,
        retryBackoff: true,
      });
      // Timers count to a month; by then it is looked for anyway.
      if (afterMs < LONGEST_TIMER_MS) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          wake(queue.name);
        }, afterMs);
        timers.add(timer.unref());
      }
    },
    async work(queue, handle) {
      await make(queue);
      loops.push(doJobs(queue, handle));
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      for (const name of made.keys()) wake(name);
      await withinTime(Promise.all(loops), STOP_WAIT_MS);
      await boss.stop({ close: false, graceful: false });
    },
  };
}
