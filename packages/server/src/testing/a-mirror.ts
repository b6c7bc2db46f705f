import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { dumpIndex } from '@cartwright/core/testing/dump-index';
import { sql } from 'drizzle-orm';
import {
  changedIds,
  knownIds,
  type Mirrored,
  type MirroredKind,
  removeMirrored,
  writeMirrored,
} from '../catalogue/mirror-rows';
import { advanceState, readMirrorState } from '../catalogue/mirror-state';
import { mirrorSource } from '../catalogue-index/mirror-source';
import type { ShopStore } from '../db/for-shop';
import { catalogueCollections, catalogueProducts, catalogueState, type MirrorScope } from '../db/schema';

/** Sample mirrored collection. */
export function aMirroredCollection(id: number, productIds: readonly number[]): MirroredCollection {
  return {
    id,
    handle: `collection-${id}`,
    title: `Collection ${id}`,
    image: null,
    automated: false,
    sortOrder: 'MANUAL',
    productIds,
  };
}

/** Scope of a shop with two languages. */
const SCOPE: MirrorScope = { places: [], home: null, language: 'en', languages: ['de'], metafields: [] };

/** Mirror of a shop for tests; each call is one transaction with one revision. */
export function aMirror(store: ShopStore) {
  const write = async (mirrored: Mirrored, gone: readonly number[] = []) => {
    const state = await readMirrorState(store);
    await store.transaction(async (inside) => {
      const changed = await changedIds(inside, mirrored);
      const removed = await knownIds(inside, mirrored.kind, gone);
      const isChanged = changed.length + removed.length > 0;
      const next = isChanged
        ? { scope: SCOPE, revision: sql`${catalogueState.revision} + 1` }
        : { run: state.run };
      const { run, revision } = await advanceState(inside, state, next);
      await removeMirrored(inside, mirrored.kind, removed, revision);
      await writeMirrored(inside, mirrored, changed, { run, revision, readAt: new Date(0) });
    });
  };
  return {
    products: (...documents: MirroredProduct[]) => write({ kind: 'products', documents }),
    collections: (...documents: MirroredCollection[]) => write({ kind: 'collections', documents }),
    remove: (kind: MirroredKind, ...ids: number[]) => write({ kind, documents: [] }, ids),
    /** Contents of an index built anew from the shop's rows. */
    async builtAnew() {
      const position = await mirrorSource(store).position();
      const products = await store.rows(catalogueProducts);
      const collections = await store.rows(catalogueCollections);
      return dumpIndex(
        buildIndex(
          products.map(({ document }) => document),
          collections.map(({ document }) => document),
          position?.languages,
        ),
      );
    },
  };
}
