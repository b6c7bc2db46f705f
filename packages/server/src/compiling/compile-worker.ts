import { parentPort } from 'node:worker_threads';
import {
  COMPILE_JOBS,
  READY,
  type WorkerJobs,
  type WorkerRequest,
  type WorkerResponse,
} from './compile-jobs';

/* What runs in the worker thread: one request after the other, each with one answer. Built as a file of its own. */

const jobs: WorkerJobs = COMPILE_JOBS;

function answerTo({ job, input }: WorkerRequest): WorkerResponse {
  try {
    return { ok: true, value: jobs[job]?.(input) };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, ranOut: error instanceof RangeError, message };
  }
}

parentPort?.on('message', (request: WorkerRequest) => parentPort?.postMessage(answerTo(request)));
parentPort?.postMessage(READY);
