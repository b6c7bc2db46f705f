import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueState } from '../db/schema';

export type MirrorState = typeof catalogueState.$inferSelect;
export type StateChanges = {
  readonly [Column in Exclude<keyof MirrorState, 'shopId'>]?: MirrorState[Column] | SQL;
};

/** State of a shop's mirror; created if missing. */
export async function readMirrorState(store: ShopStore): Promise<MirrorState> {
  const [known] = await store.rows(catalogueState);
  if (known) return known;
  await store.insertIfAbsent(catalogueState, { mirrorId: randomUUID() });
  return readMirrorState(store);
}

/** Error of an outdated write: another server has advanced the mirror meanwhile. */
export class Superseded extends Error {
  constructor() {
    super('Another server has gone on with the mirror.');
  }
}

/**
 * Changes the state if run, export and offset are unchanged (optimistic locking). Throws
 * `Superseded` otherwise, which rolls back a transaction.
 */
export async function advanceState(
  store: ShopStore,
  { run, operationId, bytes }: MirrorState,
  changes: StateChanges,
): Promise<MirrorState> {
  const here = and(
    eq(catalogueState.run, run),
    sql`${catalogueState.operationId} is not distinct from ${operationId}`,
    eq(catalogueState.bytes, bytes),
  );
  const [changed] = await store.update(catalogueState, changes, here);
  if (!changed) throw new Superseded();
  return changed;
}

/**
 * State after a successful read of products: resets retry delays, except that of a waiting sync.
 */
export function afterReading({ runKind }: MirrorState): StateChanges {
  const ofAll = runKind === null && { problem: null, failures: 0, tryAgainAt: null };
  return { readFailures: 0, readAgainAt: null, ...ofAll };
}

/** Schedules a comparison of scope and samples, which causes a full sync if they differ. */
export async function wantSample(store: ShopStore): Promise<void> {
  await store.update(catalogueState, { sampledAt: null });
}

/**
 * Requests a full sync of an existing mirror, as no webhooks arrived while the app wasn't
 * installed.
 */
export async function wantSync(store: ShopStore): Promise<void> {
  await store.update(catalogueState, { isWanted: true });
}
