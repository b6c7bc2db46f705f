import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { JobFailure } from './job-failure';
import { jobStatements } from './job-statements';
import { type Jobs, startJobs } from './jobs';
import type { Queue } from './queue';

const database = testDatabase();
const COUNTING: Queue<{ shopId: string; number: number }> = {
  name: 'counting',
  kind: 'catalogue',
  data: z.object({ shopId: z.string(), number: z.number() }),
};

const running: Jobs[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

/** Servers on one database, and what each has done. */
async function servers(count: number, handle: (number: number) => Promise<void> = async () => {}) {
  const log: string[] = [];
  const givenUp: unknown[] = [];
  const jobsSchema = `jobs_${randomUUID().replaceAll('-', '')}`;
  const write = (line: string) => {
    const { msg, level, time, pid, hostname, ...reported } = JSON.parse(line);
    if (msg === 'a job was given up') givenUp.push(reported);
    else log.push(msg);
  };
  const logger = pino({ level: 'error' }, { write });
  const start = async () => {
    const jobs = await startJobs({ ...database(), jobsSchema }, logger);
    running.push(jobs);
    return jobs;
  };
  const done: number[] = [];
  const work = (jobs: Jobs, atOnce = 1) =>
    jobs.work(
      COUNTING,
      async ({ number }) => {
        await handle(number);
        done.push(number);
      },
      { atOnce },
    );
  const all = await Promise.all(Array.from({ length: count }, start));
  return { all, done, givenUp, jobsSchema, log, start, work };
}

test('a job sent by one server runs once, on another', async () => {
  const { all, done, work } = await servers(2);
  const [sender, worker] = all;
  if (!sender || !worker) throw new Error('There are two.');
  await work(worker);
  await sender.send(COUNTING, { shopId: 'a', number: 1 }, { key: 'a' });
  await eventually(() => done.length > 0);
  expect(done).toEqual([1]);
});

test('waiting jobs with the same key are deduped to the first, but not delayed ones', async () => {
  const { all, done, work } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(COUNTING, { shopId: 'a', number: 1 }, { key: 'a later', afterMs: 3_600_000 });
  for (const number of [2, 3]) await jobs.send(COUNTING, { shopId: 'a', number }, { key: 'a' });
  await jobs.send(COUNTING, { shopId: 'a', number: 4 }, { key: 'b' });
  await work(jobs);
  await eventually(() => done.length === 2);
  expect(done.toSorted()).toEqual([2, 4]);
});

test('a briefly delayed job is listed as waiting, one scheduled for later isn’t', async () => {
  const { all } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  const send = (number: number, afterMs: number) =>
    jobs.send(COUNTING, { shopId: 'pausing', number }, { key: `pausing ${number}`, afterMs });
  await send(1, 59_000);
  await send(2, 600_000);
  expect(await jobs.ofShop('pausing')).toMatchObject([{ state: 'waiting', nextTryAt: null, tries: 0 }]);
});

test('a failed job is logged and retried without delaying others', async () => {
  let tries = 0;
  const { all, done, log, work } = await servers(1, async (number) => {
    tries += 1;
    if (number === 1 && tries === 1) throw new Error('The first time.');
  });
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await work(jobs);
  await jobs.send(COUNTING, { shopId: 'a', number: 1 }, { key: 'a' });
  await jobs.send(COUNTING, { shopId: 'a', number: 2 }, { key: 'b' });
  await eventually(() => done.length === 2);
  expect(done).toEqual([2, 1]);
  expect(log).toEqual(['a job broke off']);
});

test('a job with unknown data is logged, and the next one runs', async () => {
  const { all, done, log, work } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(
    { ...COUNTING, data: z.object({ shopId: z.string(), word: z.string() }) },
    { shopId: 'a', word: 'one' },
    { key: 'a' },
  );
  await jobs.send(COUNTING, { shopId: 'a', number: 2 }, { key: 'b' });
  await work(jobs);
  await eventually(() => done.length === 1);
  expect(log).toEqual(['a job broke off']);
});

test('a stopping server finishes its running job, and starts none', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = 0;
  const { all, done, start, work } = await servers(1, () => {
    started += 1;
    return started === 1 ? finished : Promise.resolve();
  });
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await work(jobs);
  await jobs.send(COUNTING, { shopId: 'a', number: 1 }, { key: 'a' });
  await eventually(() => started === 1);
  await jobs.send(COUNTING, { shopId: 'a', number: 2 }, { key: 'a' });
  const stopping = jobs.stop();
  finish();
  await stopping;
  expect(done).toEqual([1]);

  await work(await start());
  await eventually(() => done.length === 2);
  expect(done).toEqual([1, 2]);
});

test('several jobs run concurrently, but one per shop, so slow shops block nobody', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { all, done, work } = await servers(1, (number) => (number <= 2 ? finished : Promise.resolve()));
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(COUNTING, { shopId: 'slow', number: 1 }, { key: 'slow 1' });
  await jobs.send(COUNTING, { shopId: 'slow', number: 2 }, { key: 'slow 2' });
  for (const number of [3, 4, 5]) {
    await jobs.send(COUNTING, { shopId: `quick ${number}`, number }, { key: `quick ${number}` });
  }
  await work(jobs, 2);
  await eventually(() => done.length === 3);
  // Those that were sent in the same millisecond come in any order.
  expect(done.toSorted()).toEqual([3, 4, 5]);
  finish();
  await eventually(() => done.length === 5);
  expect(done.slice(3).toSorted()).toEqual([1, 2]);
});

test('a shop’s list has its running, waiting and failed jobs with reasons, and no others', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { all } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(COUNTING, { shopId: 'listed', number: 1 }, { key: 'failing' });
  await jobs.send(COUNTING, { shopId: 'other', number: 2 }, { key: 'other' });
  await jobs.send(COUNTING, { shopId: 'later', number: 3 }, { key: 'later', afterMs: 3_600_000 });
  await jobs.work(
    COUNTING,
    async ({ number }, { report }) => {
      if (number === 1) throw new JobFailure('Shopify didn’t answer.');
      await report({ done: 1, total: 2 });
      await finished;
    },
    { atOnce: 2 },
  );
  await eventually(async () => (await jobs.ofShop('listed'))[0]?.state === 'failed');
  expect(await jobs.ofShop('listed')).toEqual([
    {
      id: expect.any(String),
      kind: 'catalogue',
      topic: null,
      state: 'failed',
      createdAt: expect.any(Date),
      startedAt: expect.any(Date),
      tries: 1,
      nextTryAt: expect.any(Date),
      problem: 'Shopify didn’t answer.',
      progress: null,
    },
  ]);
  await eventually(async () => (await jobs.ofShop('other'))[0]?.progress !== null);
  const [other] = await jobs.ofShop('other');
  expect(other).toMatchObject({ state: 'running', tries: 1, problem: null, progress: { done: 1, total: 2 } });
  expect(await jobs.ofShop('later')).toEqual([]);

  expect(await jobs.again('listed', other?.id ?? '')).toBe('unknown');
  expect(await jobs.again('other', other?.id ?? '')).toBe('under_way');
  expect(await jobs.again('other', 'no such job')).toBe('unknown');
  finish();
  await eventually(async () => (await jobs.ofShop('other')).length === 0);
});

test('lists the newest fifty of each state', async () => {
  const { all } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  for (let number = 1; number <= 52; number += 1) {
    await jobs.send(COUNTING, { shopId: 'many', number }, { key: `${number}` });
  }
  const listed = await jobs.ofShop('many');
  expect(listed.map(({ state }) => state)).toEqual(Array(50).fill('waiting'));
  const times = listed.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('a failed job runs at once on request', async () => {
  let isRight = false;
  const { all, done, work } = await servers(1, async () => {
    if (!isRight) throw new Error('It does not work yet.');
  });
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await work(jobs);
  await jobs.send(COUNTING, { shopId: 'again', number: 1 }, { key: 'a' });
  // After some tries the next one is far away.
  for (const tries of [1, 2, 3]) {
    await eventually(async () => {
      const [job] = await jobs.ofShop('again');
      return job?.state === 'failed' && job.tries >= tries;
    });
    const [job] = await jobs.ofShop('again');
    isRight = tries === 3;
    expect(await jobs.again('again', job?.id ?? '')).toBe('again');
  }
  await eventually(() => done.length === 1);
  await eventually(async () => (await jobs.ofShop('again')).length === 0);
});

test('a job that can’t run until its deadline is abandoned and counted by one server', async () => {
  const { all, givenUp, jobsSchema, start } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  for (const number of [1, 2]) await jobs.send(COUNTING, { shopId: 'lost', number }, { key: `${number}` });
  await database().query(
    `update ${jobsSchema}.job set keep_until = now() + interval '30 minutes' where singleton_key = $1`,
    ['1'],
  );
  // Each looks when it starts, and finishes that before it ends.
  const others = await Promise.all([start(), start()]);
  for (const other of others) await other.stop();
  expect(givenUp).toEqual([
    { queue: 'counting', shop: 'lost', job: expect.any(String), tries: 0, why: 'No server has begun it.' },
  ]);
  const counts = others.map((other) => other.givenUp.counts.get('counting') ?? 0);
  expect(counts.toSorted()).toEqual([0, 1]);
  const listed = await jobs.ofShop('lost');
  expect(listed.map(({ state }) => state).toSorted()).toEqual(['failed', 'waiting']);
  expect(listed.find(({ state }) => state === 'failed')).toMatchObject({ tries: 0, nextTryAt: null });
});

test('a job is abandoned with the reason after its last retry, also after a manual one', async () => {
  let tries = 0;
  const { all, givenUp, jobsSchema, start, work } = await servers(1, () => {
    tries += 1;
    throw new JobFailure(`Try ${tries} failed.`);
  });
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(COUNTING, { shopId: 'last', number: 1 }, { key: 'a' });
  await database().query(`update ${jobsSchema}.job set retry_limit = 0`);
  await work(jobs);
  expect(jobs.givenUp.counts).toEqual(new Map([['counting', 0]]));
  const states = async () => (await database().query(`select state::text from ${jobsSchema}.job`)).rows;
  for (const round of [1, 2]) {
    await eventually(async () => tries === round && Object((await states())[0]).state === 'failed');
    await (await start()).stop();
    await (await start()).stop();
    expect(givenUp).toMatchObject(
      Array.from({ length: round }, (_, index) => ({
        queue: 'counting',
        shop: 'last',
        tries: index + 1,
        why: `Try ${index + 1} failed.`,
      })),
    );
    const [job] = await jobs.ofShop('last');
    expect(job).toMatchObject({
      state: 'failed',
      tries: round,
      nextTryAt: null,
      problem: `Try ${round} failed.`,
    });
    if (round === 1) expect(await jobs.again('last', job?.id ?? '')).toBe('again');
  }
});

test('purging a shop deletes its jobs and keeps those of others', async () => {
  const { all } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  for (const shopId of ['gone', 'stays']) {
    await jobs.send(COUNTING, { shopId, number: 1 }, { key: shopId });
  }
  await jobs.purgeShop('gone');
  expect(await jobs.ofShop('gone')).toEqual([]);
  expect(await jobs.ofShop('stays')).toHaveLength(1);
});

test('due jobs run by urgency, then by due time', async () => {
  const { all, done, jobsSchema, work } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  for (const number of [3, 2]) await jobs.send(COUNTING, { shopId: 'due', number }, { key: `${number}` });
  await database().query(
    `update ${jobsSchema}.job set start_after = start_after - interval '1 hour' where singleton_key = $1`,
    ['2'],
  );
  await jobs.send(COUNTING, { shopId: 'due', number: 1 }, { key: 'urgent', urgent: true });
  await work(jobs);
  await eventually(() => done.length === 3);
  expect(done).toEqual([1, 2, 3]);
});

test('a manual retry runs before waiting jobs', async () => {
  const { all, done, work } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  for (const number of [1, 2]) await jobs.send(COUNTING, { shopId: 'asked', number }, { key: `${number}` });
  const [newest] = await jobs.ofShop('asked');
  expect(await jobs.again('asked', newest?.id ?? '')).toBe('again');
  await work(jobs);
  await eventually(() => done.length === 2);
  expect(done).toEqual([2, 1]);
});

test('every table of jobs has an index for a shop’s jobs and the next of a queue', async () => {
  const { all, jobsSchema } = await servers(2);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(COUNTING, { shopId: 'found', number: 1 }, { key: 'found' });
  const { begin, purgeShop, ofShop } = jobStatements(jobsSchema);
  for (const statement of [
    purgeShop.replaceAll('$1', "'found'"),
    ofShop.replaceAll('$1', "'found'"),
    begin.replaceAll('$1', "'counting'").replaceAll('$2', "'{}'"),
  ]) {
    expect(await planWithoutScans(statement)).not.toContain('Seq Scan');
  }
});

/** How the statement is done where a table is read as a whole only if there is no other way. */
function planWithoutScans(statement: string): Promise<string> {
  return database().sql.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(await tx.execute(sql.raw(`explain ${statement}`)));
  });
}
