import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../db/database';
import { traced } from '../process/traced';
import { failureSentence } from './job-failure';
import { jobStatements } from './job-statements';
import type { JobData, Queue, RunningJob } from './queue';

/** Poll interval in milliseconds for jobs sent by other servers. */
const POLLING_MS = 1_000;

const begunJob = z.object({ id: z.string(), data: z.unknown() });

/** Workers for the jobs of a server. */
export interface JobWorkers {
  /** Processes a queue's jobs with limited concurrency, until stopped. */
  work<Data extends JobData>(
    queue: Queue<Data>,
    handle: (data: Data, job: RunningJob) => Promise<void>,
    atOnce: number,
  ): void;
  /** Wakes a queue that may have a due job. */
  wake(name: string): void;
  /** Starts no more jobs, and resolves when none is running. */
  stop(): Promise<void>;
}

/** Workers for the queues in `database`, managed by `boss`. */
export function jobWorkers(
  boss: Pick<PgBoss, 'complete' | 'fail'>,
  database: Pick<Database, 'query' | 'jobsSchema'>,
  logger: Logger,
): JobWorkers {
  const statements = jobStatements(database.jobsSchema);
  const wakes = new Map<string, () => void>();
  /** Queues woken while their loop was busy. */
  const woken = new Set<string>();
  const loops: { readonly queue: string; readonly end: Promise<void> }[] = [];
  let stopped = false;

  const report = (error: unknown) => logger.error({ err: error }, 'the jobs cannot be reached');

  function wake(name: string): void {
    woken.add(name);
    wakes.get(name)?.();
  }

  /** Resolves when the queue is woken, or at the next poll for other servers' jobs. */
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

  /** Starts the next due job. */
  async function begin(name: string, busyShops: readonly string[]) {
    const { rows } = await database.query(statements.begin, [name, [...busyShops]]);
    return rows[0] === undefined ? null : begunJob.parse(rows[0]);
  }

  /** Loop of our own: the library's workers don't await their final write. */
  async function doJobs<Data extends JobData>(
    queue: Queue<Data>,
    handle: (data: Data, job: RunningJob) => Promise<void>,
    atOnce: number,
  ): Promise<void> {
    const { name } = queue;
    const underWay = new Map<string, Promise<void>>();
    while (!stopped) {
      const job = underWay.size < atOnce ? await begin(name, [...underWay.keys()]).catch(report) : null;
      if (!job) {
        await rest(name);
        continue;
      }
      const shopId = shopIn(job.data);
      const doing = doJob(queue, handle, job).then(() => {
        underWay.delete(shopId);
        wake(name);
      });
      underWay.set(shopId, doing);
    }
    await Promise.all(underWay.values());
  }

  /** Runs a job. Never rejects. */
  async function doJob<Data extends JobData>(
    { name, data }: Queue<Data>,
    handle: (data: Data, job: RunningJob) => Promise<void>,
    { id, data: payload }: z.infer<typeof begunJob>,
  ): Promise<void> {
    const tell: RunningJob['report'] = async (progress) => {
      await database.query(statements.progress, [name, id, JSON.stringify(progress)]).catch(report);
    };
    try {
      await traced(`job ${name}`, { shop: shopIn(payload) }, () =>
        handle(data.parse(payload), { report: tell }),
      );
      await boss.complete(name, id).catch(report);
    } catch (error) {
      logger.error({ err: error, shop: shopIn(payload), queue: name, job: id }, 'a job broke off');
      await boss.fail(name, id, { sentence: failureSentence(error) }).catch(report);
    }
  }

  return {
    work(queue, handle, atOnce) {
      loops.push({ queue: queue.name, end: doJobs(queue, handle, atOnce) });
    },
    wake,
    async stop() {
      stopped = true;
      for (const { queue } of loops) wake(queue);
      await Promise.all(loops.map((each) => each.end));
    },
  };
}

/** Shop of a job, even if its data is invalid for its queue. */
function shopIn(data: unknown): string {
  const shopId: unknown = Object(data).shopId;
  return typeof shopId === 'string' ? shopId : '';
}
