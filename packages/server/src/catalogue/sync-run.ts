import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { catalogueMarks } from '../db/schema';
import {
  BULK_OPERATION_QUERY,
  bulkOperationData,
  CATALOGUE_COUNTS_QUERY,
  catalogueCountsData,
  RUN_BULK_QUERY,
  runBulkQueryData,
} from '../shopify/documents/bulk-operations';
import { COLLECTIONS_EXPORT } from '../shopify/documents/catalogue-collections';
import { productsExport } from '../shopify/documents/catalogue-products';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { ingest, removeUnseen } from './ingest';
import { COST_OF_SCOPE, readMirrorScope } from './mirror-scope';
import { advanceState, type MirrorState, readMirrorState } from './mirror-state';
import type { MirrorWork } from './mirror-work';
import { purgeRemovals } from './removals';
import { requestedFields } from './requested-fields';
import { sameScope } from './same-scope';
import { exportEnded, exportRefused, SyncProblem } from './sync-problem';

/** Maximum cost of each query here. */
const SMALL = 15;

const NO_EXPORT = { operationId: null, bytes: 0, done: 0, total: null, isExported: false } as const;

/** Poll intervals of a running export; Shopify also sends a webhook at its end. */
const FIRST_POLL_MS = 500;
const MAX_POLL_MS = 5_000;

/** Retry delays; the last one repeats. */
const PAUSES_MS = [60_000, 300_000, 900_000, 3_600_000];
/**
 * Retry delays for an existing export that is unreachable; after the last one a new one is started.
 */
const KEPT_PAUSES_MS = [1_000, 5_000, 15_000, 60_000, 60_000, 60_000, 300_000];

export function beginRun(work: MirrorWork, state: MirrorState, kind: 'everything' | 'collections') {
  const now = work.clock();
  return advanceState(work.store, state, {
    ...NO_EXPORT,
    runKind: kind,
    part: kind === 'everything' ? 'products' : 'collections',
    runBeganAt: now,
    differences: 0,
    ...(kind === 'everything' ? { isWanted: false } : { collectionsReadAt: now }),
  });
}

/**
 * Advances the running sync until the step ends. Returns the delay until the next step in
 * milliseconds.
 */
export async function advanceRun(work: MirrorWork, state: MirrorState): Promise<number> {
  try {
    return state.operationId === null ? await beginExport(work, state) : await followExport(work, state);
  } catch (error) {
    if (!(error instanceof SyncProblem)) throw error;
    return failRun(work, error);
  }
}

/** Existing marks are covered by this export, as their changes precede it. */
async function beginExport(work: MirrorWork, state: MirrorState): Promise<number> {
  const { store, admin } = work;
  const isOfProducts = state.part === 'products';
  const scope = isOfProducts
    ? unwrap(await readMirrorScope(admin.costing(COST_OF_SCOPE), work))
    : state.runScope;
  const counts = unwrap(await admin.costing(SMALL).run(CATALOGUE_COUNTS_QUERY, {}, catalogueCountsData));
  const begun = await advanceState(store, state, {
    ...NO_EXPORT,
    run: state.run + 1,
    runScope: scope,
    total: (isOfProducts ? counts.productsCount : counts.collectionsCount)?.count ?? null,
  });
  await store.update(catalogueMarks, { takenBy: begun.run }, marksOf(state));
  const query = scope && isOfProducts ? productsExport(requestedFields(scope)) : COLLECTIONS_EXPORT;
  const response = unwrap(await admin.costing(SMALL).run(RUN_BULK_QUERY, { query }, runBulkQueryData));
  const { bulkOperation, userErrors = [] } = response.bulkOperationRunQuery ?? {};
  const [refused] = userErrors;
  if (refused) throw exportRefused(refused.code, refused.message);
  if (!bulkOperation) throw exportRefused(null, 'There is no bulk operation.');
  await advanceState(store, begun, { operationId: bulkOperation.id });
  return FIRST_POLL_MS;
}

function marksOf({ part }: MirrorState): SQL {
  return part === 'collections'
    ? eq(catalogueMarks.kind, 'collection')
    : inArray(catalogueMarks.kind, ['product', 'inventory_item']);
}

async function followExport(work: MirrorWork, state: MirrorState): Promise<number> {
  const { store, admin } = work;
  const response = await admin
    .costing(SMALL)
    .run(BULK_OPERATION_QUERY, { id: state.operationId }, bulkOperationData);
  const operation = unwrap(response, { keepsExport: true }).bulkOperation;
  // A missing result counts as expired.
  if (!operation) throw exportEnded('EXPIRED', null);
  const { status, errorCode, url } = operation;
  const count = Number(operation.rootObjectCount);
  if (status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING') {
    await advanceState(store, state, { done: count, problem: null });
    return pauseOf(work, state);
  }
  if (status !== 'COMPLETED' || (url === null && count > 0)) throw exportEnded(status, errorCode);
  const exported = state.isExported
    ? state
    : await advanceState(store, state, { isExported: true, done: 0, total: count });
  const taken = url === null ? { state: exported, isEnd: true } : await ingest(work, exported, url);
  if (!taken.isEnd) return 0;
  await endPart(work, await purgeRemovals(work.store, await removeUnseen(work, taken.state)));
  return 0;
}

function pauseOf({ clock }: MirrorWork, { runBeganAt }: MirrorState): number {
  const elapsed = clock().getTime() - (runBeganAt?.getTime() ?? 0);
  return Math.min(Math.max(elapsed / 4, FIRST_POLL_MS), MAX_POLL_MS);
}

async function endPart({ store, clock }: MirrorWork, state: MirrorState): Promise<void> {
  const ended = { ...NO_EXPORT, failures: 0, tryAgainAt: null, problem: null };
  const now = clock();
  await store.transaction(async (inside) => {
    await inside.remove(catalogueMarks, and(marksOf(state), eq(catalogueMarks.takenBy, state.run)));
    if (state.part === 'products') {
      await advanceState(inside, state, { ...ended, part: 'collections', collectionsReadAt: now });
      return;
    }
    const isComparison = state.scope !== null && sameScope(state.scope, state.runScope);
    await advanceState(inside, state, {
      ...ended,
      runKind: null,
      part: null,
      ...(state.runKind === 'everything' && {
        syncedAt: now,
        scope: state.runScope,
        sampledAt: now,
        ...(isComparison && { comparedAt: state.runBeganAt, drift: state.differences }),
      }),
    });
  });
}

/** Stores the problem, and returns the retry delay in milliseconds. */
export async function failRun(work: MirrorWork, problem: SyncProblem): Promise<number> {
  const { store, clock, logger } = work;
  const { cause, keepsExport = false } = problem.options;
  logger.warn({ shop: store.shopId, cause }, 'the sync of the catalogue has a problem');
  const state = await readMirrorState(store);
  const pause = PAUSES_MS[Math.min(state.failures, PAUSES_MS.length - 1)] ?? 0;
  const keptPause = keepsExport ? KEPT_PAUSES_MS[state.failures] : undefined;
  const afterMs = keptPause ?? pause;
  await advanceState(store, state, {
    ...(keptPause === undefined && NO_EXPORT),
    failures: state.failures + 1,
    tryAgainAt: new Date(clock().getTime() + afterMs),
    problem: problem.message,
  });
  return afterMs;
}

function unwrap<Value>(result: ShopifyResult<Value>, options: { keepsExport?: boolean } = {}): Value {
  if (result.ok) return result.value;
  throw new SyncProblem(result.message, { cause: result.cause ?? result.code, ...options });
}
