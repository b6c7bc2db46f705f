import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WORKER_LIMITS } from '../compiling/start-compile-worker';

const COMPILING = '../compiling/compile-worker.ts';
const INDEXING = '../catalogue-index/index-worker.ts';

const codes = new Map<string, Promise<string>>();

/** Worker built from its sources, on first use. */
export const startTestWorker = (): Promise<Worker> => startWith('');

/** Index worker built from its sources. */
export const startTestIndexWorker = async (): Promise<Worker> =>
  new Worker(await codeOf(INDEXING), { eval: true });

/**
 * Worker like `startTestWorker` that runs `script`, JavaScript with `request`, before it responds to a request
 * that contains `marker`.
 */
export const startMarkedWorker = (marker: string, script: string): Promise<Worker> =>
  startWith(hookOf(marker, script));

/** Gate that blocks a worker mid-request, like a text that takes forever. */
export interface WorkerGate {
  /** Starts a worker that blocks at requests with `marker` until the gate opens. */
  start(marker: string): Promise<Worker>;
  /** Number of requests that have been blocked. */
  held(): number;
  /** Unblocks current and future requests. */
  open(): void;
}

export function workerGate(): WorkerGate {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  return {
    start: (marker) =>
      startWith(hookOf(marker, 'Atomics.add(shared, 1, 1); Atomics.wait(shared, 0, 0);'), shared),
    held: () => Atomics.load(shared, 1),
    open: () => {
      Atomics.store(shared, 0, 1);
      Atomics.notify(shared, 0);
    },
  };
}

function hookOf(marker: string, script: string): string {
  return `{
    const { parentPort, workerData: shared } = require('node:worker_threads');
    parentPort.on('message', (request) => {
      if (JSON.stringify(request).includes(${JSON.stringify(marker)})) { ${script} }
    });
  }
  `;
}

async function startWith(first: string, workerData?: Int32Array): Promise<Worker> {
  const code = await codeOf(COMPILING);
  return new Worker(first + code, { eval: true, workerData, resourceLimits: WORKER_LIMITS });
}

/** Built code of an entry, a path relative to this file. */
function codeOf(entry: string): Promise<string> {
  const known = codes.get(entry) ?? built(fileURLToPath(new URL(entry, import.meta.url)));
  codes.set(entry, known);
  return known;
}

async function built(entry: string): Promise<string> {
  // Loaded lazily: it takes a second, and most test files don't need it.
  const { build } = await import('tsup');
  const outDir = await mkdtemp(join(tmpdir(), 'cartwright-worker-'));
  await build({
    config: false,
    entry: { worker: entry },
    format: 'cjs',
    platform: 'node',
    noExternal: [/./],
    outDir,
    outExtension: () => ({ js: '.cjs' }),
    silent: true,
  });
  const text = await readFile(join(outDir, 'worker.cjs'), 'utf8');
  await rm(outDir, { recursive: true, force: true });
  return text;
}
