import { createHash } from 'node:crypto';
import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueCollections, catalogueDigests, catalogueProducts, catalogueRemovals } from '../db/schema';

export type MirroredKind = 'products' | 'collections';

/** Batch of objects read by a sync or for marks. */
export type Mirrored =
  | { readonly kind: 'products'; readonly documents: readonly MirroredProduct[] }
  | { readonly kind: 'collections'; readonly documents: readonly MirroredCollection[] };

/** Metadata of a read: run, revision of its changes, and time. */
interface Reading {
  readonly run: number;
  readonly revision: number;
  readonly readAt: Date;
}

/** Ids of objects that differ from the mirror. */
export async function changedIds(store: ShopStore, { kind, documents }: Mirrored): Promise<number[]> {
  const ids = documents.map(({ id }) => id);
  const known = await store.columns(catalogueDigests, ['id', 'digest'], { where: of(kind, ids) });
  const digests = new Map(known.map(({ id, digest }) => [id, digest]));
  return documents.filter((document) => digests.get(document.id) !== digestOf(document)).map(({ id }) => id);
}

/** Writes those in `changed`, and marks all as seen. */
export async function writeMirrored(
  store: ShopStore,
  mirrored: Mirrored,
  changed: readonly number[],
  reading: Reading,
): Promise<void> {
  const isChanged = new Set(changed);
  if (mirrored.kind === 'products') {
    const rows = mirrored.documents.filter(({ id }) => isChanged.has(id));
    await store.upsertMany(
      catalogueProducts,
      rows.map((product) => productRow(product, reading)),
    );
  } else {
    const rows = mirrored.documents.filter(({ id }) => isChanged.has(id));
    await store.upsertMany(
      catalogueCollections,
      rows.map((collection) => collectionRow(collection, reading)),
    );
  }
  await store.upsertMany(
    catalogueDigests,
    mirrored.documents.map((document) => ({
      kind: mirrored.kind,
      id: document.id,
      digest: digestOf(document),
      seen: reading.run,
    })),
  );
}

/** Ids present in the mirror. */
export async function knownIds(
  store: ShopStore,
  kind: MirroredKind,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await store.columns(catalogueDigests, ['id'], { where: of(kind, ids) })).map(({ id }) => id);
}

/** Deletes objects of the mirror, and records the removal with its revision. */
export async function removeMirrored(
  store: ShopStore,
  kind: MirroredKind,
  ids: readonly number[],
  revision: number,
): Promise<void> {
  if (ids.length === 0) return;
  if (kind === 'products')
    await store.remove(catalogueProducts, inArray(catalogueProducts.productId, [...ids]));
  else await store.remove(catalogueCollections, inArray(catalogueCollections.collectionId, [...ids]));
  await store.remove(catalogueDigests, of(kind, ids));
  await store.upsertMany(
    catalogueRemovals,
    ids.map((id) => ({ kind, id, revision })),
  );
}

/** Some ids that a run hasn't seen. */
export async function unseenIds(
  store: ShopStore,
  kind: MirroredKind,
  run: number,
  limit: number,
): Promise<number[]> {
  const where = and(eq(catalogueDigests.kind, kind), ne(catalogueDigests.seen, run));
  return (await store.columns(catalogueDigests, ['id'], { where, limit })).map(({ id }) => id);
}

function of(kind: MirroredKind, ids: readonly number[]) {
  return and(eq(catalogueDigests.kind, kind), inArray(catalogueDigests.id, [...ids]));
}

/** Key order is stable, as each kind of document is created in one place. */
function digestOf(document: MirroredProduct | MirroredCollection): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url');
}

function productRow(document: MirroredProduct, { revision, readAt }: Reading) {
  const { id, handle, title, vendor, productType, tags, variants } = document;
  const skus = variants.map(({ sku }) => sku ?? '');
  return {
    productId: id,
    document,
    handle,
    titleKey: title.toLowerCase(),
    vendorKey: vendor.toLowerCase(),
    tagKeys: tags.map((tag) => tag.toLowerCase()),
    words: wordsOf([title, ...skus, vendor, productType, ...tags]),
    inventoryItemIds: variants.map(({ inventoryItemId }) => inventoryItemId),
    revision,
    readAt,
  };
}

function collectionRow(document: MirroredCollection, { revision, readAt }: Reading) {
  const { id, title } = document;
  const titleKey = title.toLowerCase();
  return { collectionId: id, document, titleKey, words: wordsOf([title]), revision, readAt };
}

/**
 * Distinct lower-case words, each with a leading space; split at anything but letters and digits.
 */
function wordsOf(texts: readonly string[]): string {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const parts = new Set(
    words.flatMap((text) => text.toLowerCase().split(/\s+/)).filter((word) => word !== ''),
  );
  return [...parts].map((word) => ` ${word}`).join('');
}
