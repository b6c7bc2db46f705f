import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueState } from '../db/schema';

export type MirrorState = typeof catalogueState.$inferSelect;
export type StateChanges = {
  readonly [Column in Exclude<keyof MirrorState, 'shopId'>]?: MirrorState[Column] | SQL;
};

/** Where the shop's mirror is; of a shop that has none yet, the beginning. */
export async function readMirrorState(store: ShopStore): Promise<MirrorState> {
  const [known] = await store.rows(catalogueState);
  if (known) return known;
  await store.insertIfAbsent(catalogueState, { mirrorId: randomUUID() });
  return readMirrorState(store);
}

/** Somebody else has gone on with the shop's mirror meanwhile: what was to be written is out of date. */
export class Superseded extends Error {
  constructor() {
    super('Another server has gone on with the mirror.');
  }
}

/**
 * Changes the state if it is still where it was read: at the same run, export and place in it. Throws `Superseded` when
 * it is not; inside a transaction nothing of that is written then.
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

/** State after products could be read: the pauses after failures end, but for that of a sync which waits. */
export function afterReading({ runKind }: MirrorState): StateChanges {
  const ofAll = runKind === null && { problem: null, failures: 0, tryAgainAt: null };
  return { readFailures: 0, readAgainAt: null, ...ofAll };
}

/** Has where the shop sells compared with its mirror at the next look, and everything read anew where it differs. */
export async function wantSample(store: ShopStore): Promise<void> {
  await store.update(catalogueState, { sampledAt: null });
}

/** Has a mirror that is there read anew: while the shop did not have the app, nobody told of its changes. */
export async function wantSync(store: ShopStore): Promise<void> {
  await store.update(catalogueState, { isWanted: true });
}
