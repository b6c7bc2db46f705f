import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { resultWithin } from '../process/within-time';
import { READY, type WorkerJobs, type WorkerRequest, type WorkerResponse } from './compile-jobs';

/** Result of a job. `too_slow`: it exceeded its time or memory limit. */
export type WorkerResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: 'too_slow' };

export interface WorkerQueue<Jobs extends WorkerJobs> {
  /**
   * Runs a job after those queued before it. Rejects for bugs of ours: the worker can't be started, the job
   * throws, or the queue has ended.
   */
  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
  ): Promise<WorkerResult<ReturnType<Jobs[Name]>>>;
  /** Ends the worker, and rejects running and queued jobs. Can't be undone. */
  end(): Promise<void>;
}

export interface WorkerQueueOptions {
  /** Starts a worker of `compile-worker`: for the first job, and again after one has ended. */
  readonly start: () => Worker | Promise<Worker>;
  /** Timeout of a job from its start, in milliseconds. */
  readonly deadlineMs: number;
}

/** Timeout of loading the worker's code, which no working machine exceeds. */
const START_MS = 60_000;

interface Running {
  readonly worker: Worker;
  /** Aborted when the worker has exited. */
  readonly gone: AbortSignal;
}

const TOO_SLOW = { ok: false, code: 'too_slow' } as const;

/**
 * Worker thread that runs one job at a time. It is ended after a timeout or crash, and the next job starts a new
 * one. It never keeps the process alive.
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
    // Pending requests handle the error; without a listener it would end the process.
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

  /** Response of the worker; null on a timeout, or if the worker has exited. */
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
    // If this process was blocked until the deadline, an unread response may be available.
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
      // The worker returns the result of this job.
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
