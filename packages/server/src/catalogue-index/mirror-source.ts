import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { and, asc, gt, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShopStore } from '../db/for-shop';
import {
  catalogueCollections,
  catalogueProducts,
  catalogueRemovals,
  catalogueState,
  type MirrorScope,
} from '../db/schema';
import type { CatalogueContents } from './build-in-worker';

/** Position in a shop's mirror. */
export interface MirrorPosition {
  /** Id of the mirror; revisions of different mirrors can't be compared. */
  readonly mirrorId: string;
  readonly revision: number;
  /** Revision up to which removals are no longer recorded. */
  readonly removalsFrom: number;
  /** Languages of search by words, the shop's own first; none while the mirror is incomplete. */
  readonly languages: readonly string[];
}

/** Range of revisions: after one, up to another. */
export interface RevisionRange {
  readonly after: number;
  readonly upTo: number;
}

/** Changes in a mirror. Removed items may be among the changed ones if they were added again. */
export interface MirrorChanges {
  readonly removedProducts: readonly number[];
  readonly removedCollections: readonly number[];
  /** Current or later contents; items deleted since are left out. */
  readonly changed: CatalogueContents;
}

/** A shop's mirror as the source of an index and of its updates. */
export interface CatalogueSource extends CatalogueContents {
  /** Position of the mirror; null if the shop has none. */
  position(): Promise<MirrorPosition | null>;
  /** Changes in a range; null if they are more than `limit` products and removals. */
  changes(range: RevisionRange, limit: number): Promise<MirrorChanges | null>;
}

/** Batch sizes; a collection may have thousands of ids. */
const PRODUCT_BATCH_SIZE = 100;
const COLLECTION_BATCH_SIZE = 20;

/** Source that reads the mirror from the shop's rows. */
export function mirrorSource(store: ShopStore): CatalogueSource {
  return {
    async position() {
      const [state] = await store.columns(catalogueState, ['mirrorId', 'revision', 'removalsFrom', 'scope']);
      if (!state) return null;
      const { scope, ...position } = state;
      return { ...position, languages: scope ? searchedLanguages(scope) : [] };
    },
    products: () => allProducts(store),
    collections: () => allCollections(store),
    async changes(range, limit) {
      const products = await store.columns(catalogueProducts, ['productId'], {
        where: within(catalogueProducts.revision, range),
        limit: limit + 1,
      });
      const removals = await store.columns(catalogueRemovals, ['kind', 'id'], {
        where: within(catalogueRemovals.revision, range),
        limit: limit + 1,
      });
      if (products.length + removals.length > limit) return null;
      const collections = await store.columns(catalogueCollections, ['collectionId'], {
        where: within(catalogueCollections.revision, range),
      });
      const removed = (kind: 'products' | 'collections') =>
        removals.filter((each) => each.kind === kind).map(({ id }) => id);
      const productIds = products.map(({ productId }) => productId);
      const collectionIds = collections.map(({ collectionId }) => collectionId);
      return {
        removedProducts: removed('products'),
        removedCollections: removed('collections'),
        changed: {
          products: () => productsByIds(store, productIds),
          collections: () => collectionsByIds(store, collectionIds),
        },
      };
    },
  };
}

function within(revision: PgColumn, { after, upTo }: RevisionRange): SQL | undefined {
  return and(gt(revision, after), lte(revision, upTo));
}

async function* allProducts(store: ShopStore): AsyncGenerator<MirroredProduct[]> {
  for (let last = 0; ; ) {
    const rows = await store.columns(catalogueProducts, ['productId', 'document'], {
      where: gt(catalogueProducts.productId, last),
      orderBy: [asc(catalogueProducts.productId)],
      limit: PRODUCT_BATCH_SIZE,
    });
    yield rows.map(({ document }) => document);
    const end = rows.at(-1);
    if (!end || rows.length < PRODUCT_BATCH_SIZE) return;
    last = end.productId;
  }
}

async function* allCollections(store: ShopStore): AsyncGenerator<MirroredCollection[]> {
  for (let last = 0; ; ) {
    const rows = await store.columns(catalogueCollections, ['collectionId', 'document'], {
      where: gt(catalogueCollections.collectionId, last),
      orderBy: [asc(catalogueCollections.collectionId)],
      limit: COLLECTION_BATCH_SIZE,
    });
    yield rows.map(({ document }) => document);
    const end = rows.at(-1);
    if (!end || rows.length < COLLECTION_BATCH_SIZE) return;
    last = end.collectionId;
  }
}

async function* productsByIds(store: ShopStore, ids: readonly number[]): AsyncGenerator<MirroredProduct[]> {
  for (const some of chunks(ids, PRODUCT_BATCH_SIZE)) {
    const where = inArray(catalogueProducts.productId, some);
    const rows = await store.columns(catalogueProducts, ['document'], { where });
    yield rows.map(({ document }) => document);
  }
}

async function* collectionsByIds(
  store: ShopStore,
  ids: readonly number[],
): AsyncGenerator<MirroredCollection[]> {
  for (const some of chunks(ids, COLLECTION_BATCH_SIZE)) {
    const where = inArray(catalogueCollections.collectionId, some);
    const rows = await store.columns(catalogueCollections, ['document'], { where });
    yield rows.map(({ document }) => document);
  }
}

function* chunks(ids: readonly number[], size: number): Generator<number[]> {
  for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size);
}

/** Maximum of languages, each of which takes about a kilobyte of memory per product. */
const MAX_LANGUAGES = 4;

/** Languages in which a shop's products are searched by words: its own, and some of the published ones. */
function searchedLanguages({
  language = 'en',
  languages,
}: Pick<MirrorScope, 'language' | 'languages'>): string[] {
  return [language, ...languages.filter((each) => each !== language)].slice(0, MAX_LANGUAGES);
}
