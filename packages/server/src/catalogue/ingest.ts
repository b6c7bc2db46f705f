import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { catalogueMarks, catalogueState } from '../db/schema';
import { exportedCollection, exportedMember } from '../shopify/documents/catalogue-collections';
import { exportedProduct, exportedVariant } from '../shopify/documents/catalogue-products';
import { fromGid } from '../shopify/gid';
import { type ExportGroup, exportGroups } from './export-groups';
import { exportLines } from './export-lines';
import { changedIds, type Mirrored, removeMirrored, unseenIds, writeMirrored } from './mirror-rows';
import { advanceState, type MirrorState } from './mirror-state';
import type { MirrorWork } from './mirror-work';
import { mirroredProductOf } from './mirrored-product-of';
import { notUnderstood, SyncProblem } from './sync-problem';

/** Timeout of a stalled download after the step's end. */
const GRACE_MS = 10_000;

/** Maximum buffered bytes of an export, except for a single larger object. */
const MAX_BYTES = 4_000_000;

/**
 * Ingests lines of an export until the step ends: batches of objects with their end offset in one
 * transaction, so that the next step resumes exactly there. Returns the new state, and whether the
 * export is complete.
 */
export async function ingest(
  work: MirrorWork,
  begun: MirrorState,
  url: string,
): Promise<{ readonly state: MirrorState; readonly isEnd: boolean }> {
  const signal = AbortSignal.timeout(Math.ceil(Math.max(0, work.until - performance.now()) + GRACE_MS));
  const groups = exportGroups(exportLines(work.download(url, begun.bytes, signal), begun.bytes));
  let state = begun;
  let waiting: ExportGroup[] = [];
  for await (const group of understood(groups)) {
    waiting.push(group);
    if (waiting.length < work.atOnce && group.end - state.bytes < MAX_BYTES) continue;
    state = await save(work, state, waiting);
    waiting = [];
    if (performance.now() >= work.until) return { state, isEnd: false };
  }
  state = await save(work, state, waiting);
  if (state.total !== null && state.done < state.total) {
    throw notUnderstood(`The export ends after ${state.done} of ${state.total} objects.`);
  }
  return { state, isEnd: true };
}

/** Groups of an export; converts errors in its content. */
async function* understood(groups: AsyncIterable<ExportGroup>): AsyncGenerator<ExportGroup> {
  try {
    yield* groups;
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): SyncProblem {
  if (error instanceof SyncProblem) return error;
  return notUnderstood(error instanceof Error ? error.message : String(error));
}

async function save(
  work: MirrorWork,
  state: MirrorState,
  groups: readonly ExportGroup[],
): Promise<MirrorState> {
  const last = groups.at(-1);
  if (!last) return state;
  const mirrored = read(state, groups);
  return work.store.transaction(async (store) => {
    const changed = await changedIds(store, mirrored);
    const differences = mirrored.kind === 'products' ? await withoutMarks(store, changed) : 0;
    const advanced = await advanceState(store, state, {
      bytes: last.end,
      done: state.done + groups.length,
      differences: state.differences + differences,
      failures: 0,
      problem: null,
      ...(changed.length > 0 && { revision: sql`${catalogueState.revision} + 1` }),
    });
    const { run, revision } = advanced;
    await writeMirrored(store, mirrored, changed, { run, revision, readAt: work.clock() });
    return advanced;
  });
}

function read({ part, runScope }: MirrorState, groups: readonly ExportGroup[]): Mirrored {
  try {
    if (part === 'collections') return { kind: 'collections', documents: groups.map(collectionOf) };
    if (!runScope) throw new Error('Nobody knows what was asked for.');
    const documents = groups.map(({ object, children }): MirroredProduct => {
      const variants = z.array(exportedVariant).parse(children);
      return mirroredProductOf(exportedProduct.parse(object), variants, runScope);
    });
    return { kind: 'products', documents };
  } catch (error) {
    throw problemOf(error);
  }
}

function collectionOf({ object, children }: ExportGroup): MirroredCollection {
  const { id, handle, title, image, sortOrder, ruleSet } = exportedCollection.parse(object);
  return {
    id: fromGid(id),
    handle,
    title,
    image: image?.url ?? null,
    automated: ruleSet !== null,
    sortOrder,
    productIds: children.map((child) => fromGid(exportedMember.parse(child).id)),
  };
}

/** Number of products without a mark. */
async function withoutMarks(store: ShopStore, ids: readonly number[]): Promise<number> {
  const marked = and(eq(catalogueMarks.kind, 'product'), inArray(catalogueMarks.id, [...ids]));
  return ids.length - (await store.count(catalogueMarks, marked));
}

/** Rows per delete statement. */
const DELETED_AT_ONCE = 500;

/** Deletes rows that the ingested export lacks: they no longer exist in Shopify. */
export async function removeUnseen(work: MirrorWork, begun: MirrorState): Promise<MirrorState> {
  let state = begun;
  const kind = begun.part ?? 'products';
  for (;;) {
    const ids = await unseenIds(work.store, kind, state.run, DELETED_AT_ONCE);
    if (ids.length === 0) return state;
    state = await work.store.transaction(async (store) => {
      const differences = kind === 'products' ? await withoutMarks(store, ids) : 0;
      const advanced = await advanceState(store, state, {
        differences: state.differences + differences,
        revision: sql`${catalogueState.revision} + 1`,
      });
      await removeMirrored(store, kind, ids, advanced.revision);
      return advanced;
    });
  }
}
