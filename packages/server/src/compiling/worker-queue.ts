import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { resultWithin } from '../process/within-time';
import { READY, type WorkerJobs, type WorkerRequest, type WorkerResponse } from './compile-jobs';

/** `too_slow`: it took longer than it may, or more memory than there is. */
export type WorkerResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: 'too_slow' };

export interface WorkerQueue<Jobs extends WorkerJobs> {
  /**
   * Does a job when those before it are done. Rejects where the fault is ours: the worker cannot be started, the job's
   * code throws, or the queue has ended.
   */
  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
  ): Promise<WorkerResult<ReturnType<Jobs[Name]>>>;
  /** Ends the worker; what is under way or waits is rejected. Once is enough. */
  end(): Promise<void>;
}

export interface WorkerQueueOptions {
  /** A worker of `compile-worker`, started when the first job comes, and again after one was ended. */
  readonly start: () => Worker | Promise<Worker>;
  /** Timeout of a job from when it begins, in milliseconds. */
  readonly deadlineMs: number;
}

/** Only loading its code takes time; a machine that needs longer for that has other troubles. */
const START_MS = 60_000;

interface Running {
  readonly worker: Worker;
  /** Aborted when the worker is no more. */
  readonly gone: AbortSignal;
}

const TOO_SLOW = { ok: false, code: 'too_slow' } as const;

/**
 * One worker thread that does one job after the other. One that misses its deadline, or dies of a job, is ended, and the
 * next job gets a new one. It never keeps the process alive.
 */
export function workerQueue<Jobs extends WorkerJobs>(options: WorkerQueueOptions): WorkerQueue<Jobs> {
  const { start, deadlineMs } = options;
  let running: Promise<Running> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isEnded = false;

  async function begin(): Promise<Running> {
    const worker = await start();
    worker.unref();
    const gone = new AbortController();
    // Whoever waits for an answer hears of it; without a listener it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => gone.abort());
    const said = await resultWithin(once(worker, 'message', { signal: gone.signal }), START_MS);
    if (said?.value[0] === READY) return { worker, gone: gone.signal };
    await worker.terminate();
    throw new Error('The worker that compiles carts does not begin.');
  }

  function beginAnew(): Promise<Running> {
    const beginning = begin();
    const forget = () => {
      if (running === beginning) running = null;
    };
    beginning.then(({ gone }) => gone.addEventListener('abort', forget), forget);
    return beginning;
  }

  /** Null when there is none in time, or the worker has died of it. */
  async function answerTo({ worker, gone }: Running, request: WorkerRequest): Promise<WorkerResponse | null> {
    let said: WorkerResponse | null = null;
    const response = once(worker, 'message', { signal: gone }).then(
      ([message]) => {
        said = message;
      },
      () => undefined,
    );
    worker.postMessage(request);
    await resultWithin(response, deadlineMs);
    // Where this process stood still until the deadline, an answer may be there and not have been read.
    await nextTurn();
    return said;
  }

  async function work(request: WorkerRequest): Promise<WorkerResult<unknown>> {
    if (isEnded) throw ended();
    running ??= beginAnew();
    const current = await running;
    const response = await answerTo(current, request);
    if (isEnded) throw ended();
    if (!response) {
      await current.worker.terminate();
      return TOO_SLOW;
    }
    if (response.ok) return { ok: true, value: response.value };
    if (response.ranOut) return TOO_SLOW;
    throw new Error(`The worker failed at ${request.job}: ${response.message}`);
  }

  return {
    run(job, input) {
      const done = last.then(() => work({ job, input }));
      last = done.catch(() => undefined);
      // The worker answers what the job of this name gives.
      return done as Promise<WorkerResult<ReturnType<Jobs[typeof job]>>>;
    },
    async end() {
      isEnded = true;
      const current = await running?.catch(() => null);
      await current?.worker.terminate();
      await last;
    },
  };
}

const ended = () => new Error('Nothing is compiled any more: the server stops.');
