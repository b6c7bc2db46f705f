import type { JobKind } from '@cartwright/core/contract/jobs';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../db/database';
import { withinTime } from '../process/within-time';
import { type GivenUp, givenUpJobs } from './given-up';
import type { JobSource } from './job-source';
import { jobStatements, URGENT } from './job-statements';
import { jobWorkers } from './job-workers';
import { poller } from './poller';
import type { JobData, Queue, RunningJob } from './queue';

/**
 * Persistent jobs, stored in the database and processed at least once by any server on it. If a server dies during a
 * job, the job is repeated.
 */
export interface Jobs extends JobSource {
  /**
   * Enqueues a job, due after `afterMs`, or at once. If one with the same `key` is waiting, the new one is
   * dropped.
   */
  send<Data extends JobData>(queue: Queue<Data>, data: Data, options: SendOptions): Promise<void>;
  /**
   * Processes a queue's jobs with concurrency `atOnce` (1 by default), those of a shop sequentially, so that a
   * slow shop doesn't block others. Failed jobs are logged and retried with increasing delays.
   */
  work<Data extends JobData>(
    queue: Queue<Data>,
    handle: (data: Data, job: RunningJob) => Promise<void>,
    options?: { readonly atOnce?: number },
  ): Promise<void>;
  /** Jobs of all queues that were given up; other work that is given up can be added. */
  readonly givenUp: Pick<GivenUp, 'counts' | 'add'>;
  /** Deletes all jobs of a shop. Running ones continue. */
  purgeShop(shopId: string): Promise<void>;
  /** Starts no more jobs, and waits at most `STOP_WAIT_MS` for running ones. */
  stop(): Promise<void>;
}

interface SendOptions {
  readonly key: string;
  readonly afterMs?: number;
  /** Whether somebody waits for it: urgent jobs run first. */
  readonly urgent?: boolean;
}

/** Timeout of a job, in seconds, after which it is retried: its server has ended. */
const MAX_SECONDS = 120;

const STOP_WAIT_MS = 5_000;

const MAX_TIMER_MS = 2_000_000_000;

/** Time after which finished jobs are archived, which keeps queries of the others fast. */
const DONE_SECONDS = 60;

/** Retention of given-up jobs, which are shown for a week. */
const FAILED_SECONDS = 7 * 24 * 60 * 60;

/** Retention of archived jobs, which nothing reads: they are deleted at the library's next maintenance. */
const ASIDE_SECONDS = 1;

/** Poll interval for jobs to be given up. */
const LOOK_FOR_LOST_MS = 60_000;

/** Reason of a failed attempt without one. */
const INTERRUPTED = 'It was interrupted.';

/** Reason of giving up a job that never started. */
const NEVER_BEGUN = 'No server has begun it.';

const lostJobs = z.array(
  z.object({
    queue: z.string(),
    shop: z.string(),
    job: z.string(),
    tries: z.number(),
    why: z.string().nullable(),
  }),
);

const listedJob = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['running', 'waiting', 'failed']),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  tries: z.number(),
  nextTryAt: z.date().nullable(),
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  problem: z.string().nullable(),
});

/** Starts the jobs in `database`, creating their tables. */
export async function startJobs(database: Database, logger: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: database.query },
    schema: database.jobsSchema,
    // No cron schedules: each due job sends its successor.
    schedule: false,
    maintenanceIntervalSeconds: 15,
    archiveCompletedAfterSeconds: DONE_SECONDS,
    archiveFailedAfterSeconds: FAILED_SECONDS,
    deleteAfterSeconds: ASIDE_SECONDS,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the jobs broke off'));
  // Two servers starting at once would deadlock on the tables that they create.
  await database.alone(async () => {
    await boss.start();
    await makeJobIndexes(database);
  });
  const statements = jobStatements(database.jobsSchema);
  const { work, wake, stop } = jobWorkers(boss, database, logger);
  const kinds = new Map<string, JobKind>();
  const made = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  const givenUp = givenUpJobs(logger);
  const lost = poller({
    look: async () => {
      const { rows } = await database.query(statements.giveUp);
      for (const job of lostJobs.parse(rows)) {
        givenUp.add({ ...job, why: job.why ?? (job.tries === 0 ? NEVER_BEGUN : INTERRUPTED) });
      }
    },
    everyMs: LOOK_FOR_LOST_MS,
    logger,
  });

  /** Creates a queue's table once. */
  function make({ name, kind }: Pick<Queue<JobData>, 'name' | 'kind'>): Promise<void> {
    const making = made.get(name) ?? database.alone(() => boss.createQueue(name, { name, policy: 'short' }));
    made.set(name, making);
    kinds.set(name, kind);
    givenUp.expect(name);
    return making;
  }

  return {
    async send(queue, data, { key, afterMs = 0, urgent = false }) {
      await make(queue);
      await boss.send(queue.name, data, {
        singletonKey: key,
        startAfter: afterMs / 1_000,
        ...(urgent && { priority: URGENT }),
        expireInSeconds: MAX_SECONDS,
        retryLimit: 1_000,
        retryDelay: 1,
        retryBackoff: true,
      });
      // Timers are limited to a month; polling finds later jobs anyway.
      if (afterMs < MAX_TIMER_MS) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          wake(queue.name);
        }, afterMs);
        timers.add(timer.unref());
      }
    },
    async work(queue, handle, { atOnce = 1 } = {}) {
      await make(queue);
      work(queue, handle, atOnce);
    },
    async ofShop(shopId) {
      const { rows } = await database.query(statements.ofShop, [shopId]);
      return z
        .array(listedJob)
        .parse(rows)
        .flatMap(({ name, problem, ...listed }) => {
          const kind = kinds.get(name);
          if (!kind) return [];
          const why = listed.state === 'failed' ? (problem ?? INTERRUPTED) : null;
          return [{ ...listed, kind, topic: null, problem: why }];
        });
    },
    async again(shopId, id) {
      const { rows } = await database.query(statements.again, [shopId, id]);
      const [found] = rows;
      if (found !== undefined) {
        wake(z.object({ name: z.string() }).parse(found).name);
        return 'again';
      }
      const { rows: others } = await database.query(statements.state, [shopId, id]);
      return others.some((row) => Object(row).state === 'active') ? 'under_way' : 'unknown';
    },
    givenUp,
    async purgeShop(shopId) {
      await database.query(statements.purgeShop, [shopId]);
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await withinTime(Promise.all([stop(), lost.stop()]), STOP_WAIT_MS);
      await boss.stop({ close: false, graceful: false });
    },
  };
}

/**
 * Creates missing indexes for our own statements on the library's tables: by shop, and by due time. Those on `job`
 * apply to each queue's table, including future queues. Runs on one server at a time.
 */
async function makeJobIndexes({ query, jobsSchema }: Pick<Database, 'query' | 'jobsSchema'>): Promise<void> {
  const last = `${jobsSchema}.archive_by_shop`;
  const { rows } = await query(`select 1 where to_regclass($1) is not null`, [last]);
  if (rows.length > 0) return;
  await query(`
    create index if not exists job_due on ${jobsSchema}.job (priority, start_after, id) where state < 'active';
    create index if not exists job_by_shop on ${jobsSchema}.job ((data ->> 'shopId'));
    create index if not exists archive_by_shop on ${jobsSchema}.archive ((data ->> 'shopId'))`);
}
