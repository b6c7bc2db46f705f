import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Built into a file beside the server's (`tsup.config.ts`). */
const FILE = new URL('./index-worker.js', import.meta.url);

/** One that runs out of memory ends alone. Columns aren't counted, only their names and maps. */
export function startIndexWorker(): Worker {
  return new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: 1_024 } });
}

/** Whether the worker's file is among the built files of the server. */
export const isIndexWorkerThere = (): boolean => existsSync(FILE);
