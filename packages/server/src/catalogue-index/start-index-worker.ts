import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Path of the worker, built beside the server's file (`tsup.config.ts`). */
const FILE = new URL('./index-worker.js', import.meta.url);

/**
 * Starts a worker with a memory limit of its own, so that running out ends it alone. The limit omits columns,
 * which are outside of the heap, and covers names and maps.
 */
export function startIndexWorker(): Worker {
  return new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: 1_024 } });
}

/** Whether the worker's file exists among the server's built files. */
export const isIndexWorkerThere = (): boolean => existsSync(FILE);
