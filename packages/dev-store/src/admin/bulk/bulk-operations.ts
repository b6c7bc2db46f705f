import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import type { BulkFault, BulkOperation, BulkOperations, BulkStatus } from './bulk-operation';
import { readBulkQuery } from './bulk-query';
import { type BulkRun, bulkRun } from './bulk-run';

/** Concurrent queries of an app in a shop. Source: Shopify, bulk operations since 2026-01. */
const MAX_AT_ONCE = 5;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Retained results: the oldest expire early beyond this. */
const MAX_KEPT = 20;

const UNDER_WAY: readonly BulkStatus[] = ['CREATED', 'RUNNING', 'CANCELING'];

interface Surroundings {
  readonly schema: GraphQLSchema;
  readonly root: () => unknown;
  readonly clock: () => Date;
  readonly nextNumber: () => number;
  readonly pace: 'by_itself' | 'by_steps';
  /** Called for every finished operation, whatever its status. */
  readonly onEnd: (operation: BulkOperation) => void;
}

/** Running operation. Its lines are compressed in chunks, to keep memory low. */
interface Job {
  operation: BulkOperation;
  readonly run: BulkRun;
  readonly pieces: Uint8Array[];
  fault: BulkFault | null;
}

/** Bulk operations of a started store; initially none. */
export function bulkOperations({
  schema,
  root,
  clock,
  nextNumber,
  pace,
  onEnd,
}: Surroundings): BulkOperations {
  const jobs = new Map<number, Job>();
  let nextFault: BulkFault | null = null;
  let working: Promise<void> | null = null;
  let closed = false;

  const underWay = () => [...jobs.values()].filter(({ operation }) => UNDER_WAY.includes(operation.status));

  const expireOld = () => {
    const now = clock().getTime();
    const kept = [...jobs.values()].filter(
      ({ operation }) => operation.status === 'COMPLETED' || operation.status === 'FAILED',
    );
    kept.forEach((job, at) => {
      const { status, expiresAt } = job.operation;
      const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
      if (!isOver && at >= kept.length - MAX_KEPT) return;
      job.pieces.length = 0;
      if (status === 'COMPLETED') job.operation = { ...job.operation, status: 'EXPIRED' };
    });
  };

  const workAll = async () => {
    while (!closed && underWay().length > 0) await stepOnce();
  };
  const stepAll = async () => {
    for (const job of underWay()) {
      if (closed) return;
      await advance(job, clock);
      if (!UNDER_WAY.includes(job.operation.status)) onEnd(job.operation);
      // Yields to requests between slices.
      await nextTurn();
    }
  };
  // Serialises steps, so that no slice runs twice.
  let lastStep = Promise.resolve();
  const stepOnce = () => {
    lastStep = lastStep.then(stepAll);
    return lastStep;
  };
  const begin = () => {
    if (pace === 'by_steps' || working) return;
    working = nextTurn()
      .then(workAll)
      .finally(() => {
        working = null;
      });
  };

  return {
    run(query, { grouped }) {
      const read = readBulkQuery(schema, query);
      if (!read.ok) return { ok: false, code: 'INVALID', message: read.message };
      if (underWay().length >= MAX_AT_ONCE) {
        const message = 'Bulk operations limit reached. Please try again later.';
        return { ok: false, code: 'LIMIT_REACHED', message };
      }
      expireOld();
      const operation = created(nextNumber(), query, clock());
      const run = bulkRun(schema, root(), read.query, { grouped });
      jobs.set(operation.id, { operation, run, pieces: [], fault: nextFault });
      nextFault = null;
      begin();
      return { ok: true, operation };
    },
    cancel(id) {
      const job = jobs.get(id);
      if (!job) return { ok: false, message: 'Bulk operation does not exist' };
      const { status } = job.operation;
      if (!UNDER_WAY.includes(status)) {
        const message = `A bulk operation cannot be canceled when it is ${status.toLowerCase()}`;
        return { ok: false, message };
      }
      job.operation = { ...job.operation, status: 'CANCELING' };
      return { ok: true, operation: job.operation };
    },
    all() {
      expireOld();
      return [...jobs.values()].map(({ operation }) => operation).reverse();
    },
    find(id) {
      expireOld();
      return jobs.get(id)?.operation;
    },
    lines(id) {
      expireOld();
      const pieces = jobs.get(id)?.pieces ?? [];
      return pieces.length === 0 ? null : unpacked(pieces);
    },
    async step(slices) {
      for (let made = 0; made < slices && underWay().length > 0; made++) await stepOnce();
      return underWay().length;
    },
    failNext(fault) {
      nextFault = fault;
    },
    close() {
      closed = true;
    },
  };
}

function created(id: number, query: string, now: Date): BulkOperation {
  return {
    id,
    query,
    status: 'CREATED',
    errorCode: null,
    createdAt: now.toISOString(),
    completedAt: null,
    expiresAt: null,
    objectCount: 0,
    rootObjectCount: 0,
    fileSize: 0,
  };
}

/** Runs one slice of an operation. */
async function advance(job: Job, clock: () => Date): Promise<void> {
  if (endIfCanceled(job)) return;
  if (failIfDue(job, clock)) return;
  job.operation = { ...job.operation, status: 'RUNNING' };
  const slice = await job.run
    .next()
    .catch(() => ({ ok: false, errorCode: 'INTERNAL_SERVER_ERROR' }) as const);
  // May have been cancelled meanwhile.
  if (endIfCanceled(job)) return;
  if (!slice.ok) {
    job.operation = { ...job.operation, ...ended(clock()), status: 'FAILED', errorCode: slice.errorCode };
    return;
  }
  const { text, objects, roots } = slice.lines;
  const bytes = Buffer.from(text);
  if (bytes.length > 0) job.pieces.push(gzipSync(bytes, { level: 1 }));
  const { objectCount, rootObjectCount, fileSize } = job.operation;
  job.operation = {
    ...job.operation,
    objectCount: objectCount + objects,
    rootObjectCount: rootObjectCount + roots,
    fileSize: fileSize + bytes.length,
  };
  if (failIfDue(job, clock) || !slice.done) return;
  const end = ended(clock());
  job.operation = { ...job.operation, ...end, status: 'COMPLETED', completedAt: clock().toISOString() };
}

function endIfCanceled(job: Job): boolean {
  if (job.operation.status !== 'CANCELING') return false;
  job.pieces.length = 0;
  job.operation = { ...job.operation, status: 'CANCELED' };
  return true;
}

function failIfDue(job: Job, clock: () => Date): boolean {
  const { fault, operation } = job;
  if (!fault || operation.objectCount < fault.afterObjects) return false;
  job.operation = { ...operation, ...ended(clock()), status: 'FAILED', errorCode: fault.errorCode };
  return true;
}

function ended(now: Date): Pick<BulkOperation, 'expiresAt'> {
  return { expiresAt: new Date(now.getTime() + KEPT_MS).toISOString() };
}

function* unpacked(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const piece of pieces) yield gunzipSync(piece);
}
