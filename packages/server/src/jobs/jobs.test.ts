import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { type Jobs, startJobs } from './jobs';

const database = testDatabase();
const COUNTING = { name: 'counting', data: z.object({ number: z.number() }) };

const running: Jobs[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

/** Servers on one database, and what each has done. */
async function servers(count: number, handle: (number: number) => Promise<void> = async () => {}) {
  const log: string[] = [];
  const jobsSchema = `jobs_${randomUUID().replaceAll('-', '')}`;
  const logger = pino({ level: 'error' }, { write: (line) => log.push(JSON.parse(line).msg) });
  const start = async () => {
    const jobs = await startJobs({ ...database(), jobsSchema }, logger);
    running.push(jobs);
    return jobs;
  };
  const done: number[] = [];
  const work = (jobs: Jobs) =>
    jobs.work(COUNTING, async ({ number }) => {
      await handle(number);
      done.push(number);
    });
  const all = await Promise.all(Array.from({ length: count }, start));
  return { all, done, log, start, work };
}

test('a job that is sent by one server is done by another, once', async () => {
  const { all, done, work } = await servers(2);
  const [sender, worker] = all;
  if (!sender || !worker) throw new Error('There are two.');
  await work(worker);
  await sender.send(COUNTING, { number: 1 }, { key: 'a' });
  await eventually(() => done.length > 0);
  expect(done).toEqual([1]);
});

test('of those that wait with the same key one is enough, the first; one for later holds up no other', async () => {
  const { all, done, work } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(COUNTING, { number: 1 }, { key: 'a later', afterMs: 3_600_000 });
  for (const number of [2, 3]) await jobs.send(COUNTING, { number }, { key: 'a' });
  await jobs.send(COUNTING, { number: 4 }, { key: 'b' });
  await work(jobs);
  await eventually(() => done.includes(4));
  expect(done).toEqual([2, 4]);
});

test('one that throws is said and done again; others are not held up by it', async () => {
  let tries = 0;
  const { all, done, log, work } = await servers(1, async (number) => {
    tries += 1;
    if (number === 1 && tries === 1) throw new Error('The first time.');
  });
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await work(jobs);
  await jobs.send(COUNTING, { number: 1 }, { key: 'a' });
  await jobs.send(COUNTING, { number: 2 }, { key: 'b' });
  await eventually(() => done.length === 2);
  expect(done).toEqual([2, 1]);
  expect(log).toEqual(['a job broke off']);
});

test('one with data that nobody knows is said, and the next one is done', async () => {
  const { all, done, log, work } = await servers(1);
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await jobs.send(
    { name: COUNTING.name, data: z.object({ word: z.string() }) },
    { word: 'one' },
    { key: 'a' },
  );
  await jobs.send(COUNTING, { number: 2 }, { key: 'b' });
  await work(jobs);
  await eventually(() => done.length === 1);
  expect(log).toEqual(['a job broke off']);
});

test('a server that ends waits for the job that it is at, and begins none', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = 0;
  const { all, done, start, work } = await servers(1, () => {
    begun += 1;
    return begun === 1 ? finished : Promise.resolve();
  });
  const [jobs] = all;
  if (!jobs) throw new Error('There is one.');
  await work(jobs);
  await jobs.send(COUNTING, { number: 1 }, { key: 'a' });
  await eventually(() => begun === 1);
  await jobs.send(COUNTING, { number: 2 }, { key: 'a' });
  const stopping = jobs.stop();
  finish();
  await stopping;
  expect(done).toEqual([1]);

  await work(await start());
  await eventually(() => done.length === 2);
  expect(done).toEqual([1, 2]);
});
