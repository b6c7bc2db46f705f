import { existsSync } from 'node:fs';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Some ten times what the largest cart takes. */
export const WORKER_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Built into a file beside the server's (`tsup.config.ts`). */
const FILE = new URL('./compile-worker.js', import.meta.url);

export function startCompileWorker(): Worker {
  return new Worker(FILE, { resourceLimits: WORKER_LIMITS });
}

/** Whether the worker's file is among the built files of the server. */
export const isCompileWorkerThere = (): boolean => existsSync(FILE);
