import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { newCart } from '@cartwright/core/cart/new-cart';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../testing/test-app';
import { startMarkedWorker, startTestWorker, workerGate } from '../testing/test-worker';
import type { COMPILE_JOBS } from './compile-jobs';
import { type WorkerQueueOptions, workerQueue } from './worker-queue';

const NEVER_MS = 600_000;

const open: { end(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.end();
});

/** A queue, with the workers that it has started. */
function queueOf(start: () => Promise<Worker> = startTestWorker, deadlineMs = NEVER_MS) {
  const workers: Worker[] = [];
  const startOne: WorkerQueueOptions['start'] = async () => {
    const worker = await start();
    workers.push(worker);
    return worker;
  };
  const queue = workerQueue<typeof COMPILE_JOBS>({ start: startOne, deadlineMs });
  open.push(queue);
  return { ...queue, workers };
}

let ids = 0;
const cart = (name: string) =>
  newCart('cart', name, () => {
    ids += 1;
    return `id-${ids}`;
  });
const TOO_SLOW = { ok: false, code: 'too_slow' };

test('returns the results of core from one worker started on demand', async () => {
  const { run, workers } = queueOf();
  expect(workers).toHaveLength(0);
  expect(await run('validateCart', cart(''))).toMatchObject({ ok: true, value: [{ code: 'blank' }] });
  const document = { ...cart('Summer'), enabled: true };
  const compiled = await run('compileCart', { document, products: [], widgets: [], discountsActive: true });
  expect(compiled).toMatchObject({ ok: true, value: { live: { kind: 'standing' }, discountsActive: true } });
  expect(workers).toHaveLength(1);
});

test('rejects a job past its deadline as too slow, and starts a new worker', async () => {
  const { run, workers } = queueOf(() => startMarkedWorker('Endless', 'for (;;);'), 100);
  const slow = run('validateCart', cart('Endless'));
  const next = run('validateCart', cart('Summer'));
  expect(await slow).toEqual(TOO_SLOW);
  // On a slow machine it may be too slow as well.
  await next;
  expect(workers).toHaveLength(2);
  expect(workers[0]?.threadId).toBeLessThan(0);
});

test.each([
  ['ends', 'process.exit(0);'],
  ['runs out of memory', 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));'],
])('treats a worker that %s as too slow, and replaces it', async (_what, script) => {
  const { run, workers } = queueOf(() => startMarkedWorker('Deadly', script));
  expect(await run('validateCart', cart('Deadly'))).toEqual(TOO_SLOW);
  expect(await run('validateCart', cart('Summer'))).toEqual({ ok: true, value: [] });
  expect(workers).toHaveLength(2);
});

test('treats a stack overflow as too slow, and keeps the worker', async () => {
  const script = 'Object.defineProperty(request.input, "name", { get: () => { throw new RangeError(); } });';
  const { run, workers } = queueOf(() => startMarkedWorker('Deep', script));
  expect(await run('validateCart', cart('Deep'))).toEqual(TOO_SLOW);
  expect(await run('validateCart', cart('Summer'))).toEqual({ ok: true, value: [] });
  expect(workers).toHaveLength(1);
});

test('doesn’t blame the cart for a bug of ours', async () => {
  const { run } = queueOf();
  await expect(run('validateCart', JSON.parse('{}'))).rejects.toThrow('The worker failed at validateCart');
  expect(await run('validateCart', cart('Summer'))).toEqual({ ok: true, value: [] });
});

test('doesn’t blame the cart if the worker fails to start, and retries with the next job', async () => {
  let starts = 0;
  const { run } = queueOf(async () => {
    starts += 1;
    return starts === 1 ? startMarkedWorker('', 'This is no JavaScript.') : startTestWorker();
  });
  await expect(run('validateCart', cart('Summer'))).rejects.toThrow();
  expect(await run('validateCart', cart('Summer'))).toEqual({ ok: true, value: [] });
});

test('runs jobs one after another', async () => {
  const gate = workerGate();
  const { run } = queueOf(() => gate.start('Wait'));
  const done: string[] = [];
  const all = ['Wait 1', 'Wait 2', 'Summer'].map(async (name) => {
    await run('validateCart', cart(name));
    done.push(name);
  });
  await eventually(() => gate.held() === 1);
  expect(done).toEqual([]);
  gate.open();
  await Promise.all(all);
  expect([done, gate.held()]).toEqual([['Wait 1', 'Wait 2', 'Summer'], 2]);
});

test('stops the worker with its running and waiting jobs', async () => {
  const gate = workerGate();
  const { run, end, workers } = queueOf(() => gate.start('Wait'));
  const refused = ['Wait', 'Summer'].map((name) =>
    expect(run('validateCart', cart(name))).rejects.toThrow('the server stops'),
  );
  await eventually(() => gate.held() === 1);
  const exit = once(workers[0] as Worker, 'exit');
  await end();
  await Promise.all([exit, ...refused]);
  await expect(run('validateCart', cart('Late'))).rejects.toThrow('the server stops');
  expect(workers).toHaveLength(1);
});
