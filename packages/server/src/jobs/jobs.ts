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
  /** Of those that wait with the same `key` the first one stays, and no other comes. It begins after `afterMs`, or at once. */
  send<Data extends JobData>(queue: Queue<Data>, data: Data, options: SendOptions): Promise<void>;
  /**
   * Does the jobs of a queue, `atOnce` of them at a time (one, unless it says more), and those of a shop one after the
   * other, so that a shop whose jobs take long holds up no other. One that throws is logged and done again, later each
   * time.
   */
  work<Data extends JobData>(
    queue: Queue<Data>,
    handle: (data: Data, job: RunningJob) => Promise<void>,
    options?: { readonly atOnce?: number },
  ): Promise<void>;
  /** Jobs of all queues that were given up; who gives up something of its own adds it. */
  readonly givenUp: Pick<GivenUp, 'counts' | 'add'>;
  /** Forgets all jobs of a shop. What is under way goes on. */
  purgeShop(shopId: string): Promise<void>;
  /** Begins nothing any more, and waits at most `STOP_WAIT_MS` for what is under way. */
  stop(): Promise<void>;
}

interface SendOptions {
  readonly key: string;
  readonly afterMs?: number;
  /** Whether somebody waits for it: it comes before all that nobody waits for. */
  readonly urgent?: boolean;
}

/** A job that takes longer than this is done again: its server is gone. */
const MAX_SECONDS = 120;

const STOP_WAIT_MS = 5_000;

const MAX_TIMER_MS = 2_000_000_000;

/** Time after which finished jobs are put aside, so that looking through the others stays quick. */
const DONE_SECONDS = 60;

/** Retention of jobs that were given up: they are shown for a week. */
const FAILED_SECONDS = 7 * 24 * 60 * 60;

/** Nobody reads what was put aside: it is deleted the next time that the library looks. */
const ASIDE_SECONDS = 1;

/** Milliseconds between two looks for jobs that have to be given up. */
const LOOK_FOR_LOST_MS = 60_000;

/** Why a try failed that said nothing of it. */
const INTERRUPTED = 'It was interrupted.';

/** Why a job was given up that was never tried. */
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
    // Nothing is done by the calendar: what is due sends its next one.
    schedule: false,
    maintenanceIntervalSeconds: 15,
    archiveCompletedAfterSeconds: DONE_SECONDS,
    archiveFailedAfterSeconds: FAILED_SECONDS,
    deleteAfterSeconds: ASIDE_SECONDS,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the jobs broke off'));
  // Two servers that start together would each wait for what the other one makes.
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

  /** Makes its table once. */
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
      // Timers count to a month; by then it is looked for anyway.
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
 * Makes the indexes of our own statements on the library's tables where they are missing: by shop, and by what is due
 * first. Those on `job` are of each queue's table, also of queues that come later. One server at a time.
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
