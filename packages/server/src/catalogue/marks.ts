import type { ShopStore } from '../db/for-shop';
import { catalogueMarks } from '../db/schema';

export type MarkKind = (typeof catalogueMarks.$inferSelect)['kind'];

/** Notes that something has to be read again. What was marked before, also while it is being read, is marked anew. */
export async function mark(
  store: ShopStore,
  kind: MarkKind,
  ids: readonly number[],
  markedAt: Date,
): Promise<void> {
  await store.upsertMany(
    catalogueMarks,
    ids.map((id) => ({ kind, id, markedAt, takenBy: null })),
  );
}
