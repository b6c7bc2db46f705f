import type {
  MirroredCollection,
  MirroredPlace,
  MirroredProduct,
} from '@cartwright/core/catalogue/mirrored-product';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** A number of Shopify's. */
const shopifyId = (name: string) => bigint(name, { mode: 'number' });

/**
 * The shop's products as they were last read from Shopify. `document` is the truth; the columns beside it are copies, for
 * searching and sorting. Texts in them are in lower case.
 */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    shopId: text('shop_id').notNull(),
    productId: shopifyId('product_id').notNull(),
    document: jsonb('document').$type<MirroredProduct>().notNull(),
    handle: text('handle').notNull().default(''),
    titleKey: text('title_key').notNull(),
    vendorKey: text('vendor_key').notNull(),
    tagKeys: text('tag_keys').array().notNull(),
    /** A space before each word of title, SKUs, vendor, type and tags. */
    words: text('words').notNull(),
    inventoryItemIds: shopifyId('inventory_item_ids').array().notNull(),
    /** The `catalogue_state.revision` at which it was last changed. */
    revision: integer('revision').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    index('catalogue_products_by_title').on(table.shopId, table.titleKey, table.productId),
    index('catalogue_products_by_revision').on(table.shopId, table.revision),
    index('catalogue_products_by_item').using('gin', table.inventoryItemIds),
  ],
);

/** The shop's collections, each with the ids of its products in Shopify's order. */
export const catalogueCollections = pgTable(
  'catalogue_collections',
  {
    shopId: text('shop_id').notNull(),
    collectionId: shopifyId('collection_id').notNull(),
    document: jsonb('document').$type<MirroredCollection>().notNull(),
    titleKey: text('title_key').notNull(),
    words: text('words').notNull(),
    revision: integer('revision').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.collectionId] }),
    index('catalogue_collections_by_title').on(table.shopId, table.titleKey, table.collectionId),
    index('catalogue_collections_by_revision').on(table.shopId, table.revision),
  ],
);

/**
 * Deleted products and collections with the time of the last deletion, for followers of the mirror's revisions. Entries
 * stay even if the item is back.
 */
export const catalogueRemovals = pgTable(
  'catalogue_removals',
  {
    shopId: text('shop_id').notNull(),
    kind: text('kind', { enum: ['products', 'collections'] }).notNull(),
    id: shopifyId('id').notNull(),
    /** The `catalogue_state.revision` at which it was taken out. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.id] }),
    index('catalogue_removals_by_revision').on(table.shopId, table.revision),
  ],
);

/**
 * Digest of every document above with the last sync that met it: a narrow table, because every sync reads all of it.
 */
export const catalogueDigests = pgTable(
  'catalogue_digests',
  {
    shopId: text('shop_id').notNull(),
    kind: text('kind', { enum: ['products', 'collections'] }).notNull(),
    id: shopifyId('id').notNull(),
    digest: text('digest').notNull(),
    /** A number of `catalogue_state.run`. */
    seen: integer('seen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind, table.id] })],
);

/** Marks of changes reported by Shopify and not read yet. */
export const catalogueMarks = pgTable(
  'catalogue_marks',
  {
    shopId: text('shop_id').notNull(),
    kind: text('kind', { enum: ['product', 'collection', 'inventory_item'] }).notNull(),
    id: shopifyId('id').notNull(),
    markedAt: instant('marked_at').notNull(),
    /** The `catalogue_state.run` that began to read it; null again when it is marked anew. */
    takenBy: integer('taken_by'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind, table.id] })],
);

/** Scope with which a mirror is read: another answer of Shopify's means that all has to be read again. */
export interface MirrorScope {
  readonly places: readonly (MirroredPlace & {
    /** Global ids of the publications of the market. Empty: whatever the online store has is sold there. */
    readonly publications: readonly string[];
  })[];
  /** The shop's own country, whose shoppers' quantity rules are mirrored; null where Shopify doesn't say it. */
  readonly home: string | null;
  /** The shop's own language, as Shopify writes locales. Absent where the scope was read before it was kept. */
  readonly language?: string;
  /** Published languages without the shop's own. */
  readonly languages: readonly string[];
  /** `namespace.key` of the metafields that are mirrored. */
  readonly metafields: readonly string[];
}

/** Mirror state, one row per shop: what is mirrored, and the running sync. */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    shopId: text('shop_id').notNull(),
    /** Of this mirror: one that is made after it was deleted has another, and counts its revisions anew. */
    mirrorId: text('mirror_id').notNull().default(''),
    /** Grows with every change of the rows above. */
    revision: integer('revision').notNull().default(0),
    /** Up to this revision, removals are forgotten. */
    removalsFrom: integer('removals_from').notNull().default(0),
    /** Counts syncs and batches of marks; who holds an older number writes nothing any more. */
    run: integer('run').notNull().default(0),
    /** Null: none is under way. */
    runKind: text('run_kind', { enum: ['everything', 'collections'] }),
    part: text('part', { enum: ['products', 'collections'] }),
    runBeganAt: instant('run_began_at'),
    runScope: jsonb('run_scope').$type<MirrorScope>(),
    /** The bulk operation of the part, as Shopify names it; null before it began. */
    operationId: text('operation_id'),
    /** What has been taken in of its lines: bytes, and products or collections of `total`. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    /** Whether Shopify has exported it, so that it is being taken in. */
    isExported: boolean('is_exported').notNull().default(false),
    /** What was different so far, though no mark said so. */
    differences: integer('differences').notNull().default(0),
    /** Everything is to be read again as soon as can be. */
    isWanted: boolean('is_wanted').notNull().default(false),
    /** Of the sync, in a row, and until when it waits after them. */
    failures: integer('failures').notNull().default(0),
    tryAgainAt: instant('try_again_at'),
    /** The same for reading what is marked, or a sample. */
    readFailures: integer('read_failures').notNull().default(0),
    readAgainAt: instant('read_again_at'),
    problem: text('problem'),
    /** Of the last sync of everything that ended. */
    scope: jsonb('scope').$type<MirrorScope>(),
    syncedAt: instant('synced_at'),
    comparedAt: instant('compared_at'),
    drift: integer('drift'),
    /** When the last sync of collections began, and when a few products were last compared. */
    collectionsReadAt: instant('collections_read_at'),
    sampledAt: instant('sampled_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId] })],
);
