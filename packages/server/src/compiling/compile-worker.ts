import { parentPort } from 'node:worker_threads';
import {
  COMPILE_JOBS,
  READY,
  type WorkerJobs,
  type WorkerRequest,
  type WorkerResponse,
} from './compile-jobs';

/* Entry of the worker thread, built as a file of its own: processes one request at a time. */

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
