import { createHash } from 'node:crypto';
import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueCollections, catalogueDigests, catalogueProducts, catalogueRemovals } from '../db/schema';

export type MirroredKind = 'products' | 'collections';

/** Rows that are written at once, as one thing that a sync or a batch of marks has read. */
export type Mirrored =
  | { readonly kind: 'products'; readonly documents: readonly MirroredProduct[] }
  | { readonly kind: 'collections'; readonly documents: readonly MirroredCollection[] };

/** When something was read: the run that did, the revision that its changes are of, and the time. */
interface Reading {
  readonly run: number;
  readonly revision: number;
  readonly readAt: Date;
}

/** The ids of those that are not as the mirror has them. */
export async function changedIds(store: ShopStore, { kind, documents }: Mirrored): Promise<number[]> {
  const ids = documents.map(({ id }) => id);
  const known = await store.columns(catalogueDigests, ['id', 'digest'], { where: of(kind, ids) });
  const digests = new Map(known.map(({ id, digest }) => [id, digest]));
  return documents.filter((document) => digests.get(document.id) !== digestOf(document)).map(({ id }) => id);
}

/** Writes those of `changed`, and of all that they were seen. */
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

/** Those of `ids` that the mirror has. */
export async function knownIds(
  store: ShopStore,
  kind: MirroredKind,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await store.columns(catalogueDigests, ['id'], { where: of(kind, ids) })).map(({ id }) => id);
}

/** Takes things that are in the mirror out of it, and notes at which revision. */
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

/** Some of those that a run has not met. */
export async function unseenIds(
  store: ShopStore,
  kind: MirroredKind,
  run: number,
  most: number,
): Promise<number[]> {
  const where = and(eq(catalogueDigests.kind, kind), ne(catalogueDigests.seen, run));
  return (await store.columns(catalogueDigests, ['id'], { where, most })).map(({ id }) => id);
}

function of(kind: MirroredKind, ids: readonly number[]) {
  return and(eq(catalogueDigests.kind, kind), inArray(catalogueDigests.id, [...ids]));
}

/** Documents are made in one place each, so their keys are always in the same order. */
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

/** Each word once, in lower case, with a space before it; anything but letters and digits parts words. */
function wordsOf(texts: readonly string[]): string {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const parts = new Set(
    words.flatMap((text) => text.toLowerCase().split(/\s+/)).filter((word) => word !== ''),
  );
  return [...parts].map((word) => ` ${word}`).join('');
}
