import type { ShopStore } from '../db/for-shop';
import { catalogueMarks } from '../db/schema';

export type MarkKind = (typeof catalogueMarks.$inferSelect)['kind'];

/**
 * Marks objects to be read again. Existing marks are renewed, even while they are being processed.
 */
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
