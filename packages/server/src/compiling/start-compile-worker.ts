import { existsSync } from 'node:fs';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Limits at about ten times the needs of the largest cart. */
export const WORKER_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Path of the worker, built beside the server's file (`tsup.config.ts`). */
const FILE = new URL('./compile-worker.js', import.meta.url);

export function startCompileWorker(): Worker {
  return new Worker(FILE, { resourceLimits: WORKER_LIMITS });
}

/** Whether the worker's file exists among the server's built files. */
export const isCompileWorkerThere = (): boolean => existsSync(FILE);
