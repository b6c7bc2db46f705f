import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import {
  removeCollection,
  removeProduct,
  updateCollection,
  updateProduct,
} from '@cartwright/core/catalogue/index/update-index';
import type { CatalogueSource, MirrorChanges, MirrorPosition } from './mirror-source';

/**
 * Result of following a mirror. `far`: too many changes, so the index has to be rebuilt. `other`: its mirror was
 * replaced.
 */
export type Followed = MirrorPosition | 'far' | 'other';

/** Share of the index's products above which changes count as `far`; small indexes have an absolute limit. */
const MAX_SHARE = 0.1;
const MAX_OF_FEW = 500;

/**
 * Updates an index at `from` to the current position of its mirror, product by product, and returns that position.
 * It may be repeated after a failure, since changes are idempotent.
 */
export async function followMirror(
  index: CatalogueIndex,
  from: MirrorPosition,
  source: CatalogueSource,
): Promise<Followed> {
  const position = await source.position();
  if (position?.mirrorId !== from.mirrorId) return 'other';
  if (position.languages.join() !== from.languages.join()) return 'far';
  if (position.revision < from.revision || from.revision < position.removalsFrom) return 'far';
  if (position.revision === from.revision) return position;
  const limit = Math.max(MAX_OF_FEW, Math.floor(index.rows.size * MAX_SHARE));
  const changes = await source.changes({ after: from.revision, upTo: position.revision }, limit);
  if (!changes) return 'far';
  await apply(index, changes);
  return position;
}

/**
 * Applies removals first, since removed products may have been added again. Yields to other tasks after each
 * chunk.
 */
async function apply(index: CatalogueIndex, changes: MirrorChanges): Promise<void> {
  for (const id of changes.removedProducts) removeProduct(index, id);
  for (const id of changes.removedCollections) removeCollection(index, id);
  for await (const products of changes.changed.products()) {
    for (const product of products) updateProduct(index, product);
    await nextTurn();
  }
  for await (const collections of changes.changed.collections()) {
    for (const collection of collections) updateCollection(index, collection);
    await nextTurn();
  }
}
