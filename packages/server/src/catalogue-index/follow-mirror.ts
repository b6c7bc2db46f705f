import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import {
  removeCollection,
  removeProduct,
  updateCollection,
  updateProduct,
} from '@cartwright/core/catalogue/index/update-index';
import type { CatalogueSource, MirrorChanges, MirrorPlace } from './mirror-source';

/** `far`: so much has changed that the index is to be built anew. `other`: it is of a mirror that is no more. */
export type Followed = MirrorPlace | 'far' | 'other';

/** A difference of more than this is far, of products in the index, or of all where the index is small. */
const MAX_SHARE = 0.1;
const MAX_OF_FEW = 500;

/**
 * Brings an index that was at `from` to where its mirror is now, product by product, and gives that place. An index of
 * which this breaks off can be brought there again: what is done twice changes nothing.
 */
export async function followMirror(
  index: CatalogueIndex,
  from: MirrorPlace,
  source: CatalogueSource,
): Promise<Followed> {
  const place = await source.place();
  if (place?.mirrorId !== from.mirrorId) return 'other';
  if (place.languages.join() !== from.languages.join()) return 'far';
  if (place.revision < from.revision || from.revision < place.removalsFrom) return 'far';
  if (place.revision === from.revision) return place;
  const limit = Math.max(MAX_OF_FEW, Math.floor(index.rows.size * MAX_SHARE));
  const changes = await source.changes({ after: from.revision, upTo: place.revision }, limit);
  if (!changes) return 'far';
  await apply(index, changes);
  return place;
}

/** Applies removals first: what was removed may be there again. Others have their turn after each part. */
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
