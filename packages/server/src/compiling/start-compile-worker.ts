import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Some ten times what the largest cart takes. */
export const WORKER_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A worker of `compile-worker`, which is built into a file beside the server's (`tsup.config.ts`). */
export function startCompileWorker(): Worker {
  return new Worker(new URL('./compile-worker.js', import.meta.url), { resourceLimits: WORKER_LIMITS });
}
