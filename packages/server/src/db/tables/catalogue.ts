import type {
  MirroredCollection,
  MirroredPlace,
  MirroredProduct,
} from '@cartwright/core/catalogue/mirrored-product';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Column with a numeric id of Shopify. */
const shopifyId = (name: string) => bigint(name, { mode: 'number' });

/**
 * The shop's products as last read from Shopify. `document` is the truth; the other columns are copies for
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
    /** Words of title, SKUs, vendor, type and tags, each after a space. */
    words: text('words').notNull(),
    inventoryItemIds: shopifyId('inventory_item_ids').array().notNull(),
    /** `catalogue_state.revision` of its last change. */
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

/** The shop's collections, with the ids of their products in Shopify's order. */
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
    /** `catalogue_state.revision` of its removal. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.id] }),
    index('catalogue_removals_by_revision').on(table.shopId, table.revision),
  ],
);

/**
 * Digest of each document above, with the last sync that found it: a narrow table, because every sync reads all of
 * it.
 */
export const catalogueDigests = pgTable(
  'catalogue_digests',
  {
    shopId: text('shop_id').notNull(),
    kind: text('kind', { enum: ['products', 'collections'] }).notNull(),
    id: shopifyId('id').notNull(),
    digest: text('digest').notNull(),
    /** `catalogue_state.run` that last found it. */
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
    /** `catalogue_state.run` that is reading it; null again when it is marked anew. */
    takenBy: integer('taken_by'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind, table.id] })],
);

/** Scope of a mirror: if Shopify's changes, everything has to be read again. */
export interface MirrorScope {
  readonly places: readonly (MirroredPlace & {
    /** Global ids of the market's publications. Empty: it sells everything in the online store. */
    readonly publications: readonly string[];
  })[];
  /** The shop's own country, whose quantity rules are mirrored; null if Shopify reports none. */
  readonly home: string | null;
  /** The shop's own language, in Shopify's format. Absent in scopes read before it was stored. */
  readonly language?: string;
  /** Published languages without the shop's own. */
  readonly languages: readonly string[];
  /** `namespace.key` of the mirrored metafields. */
  readonly metafields: readonly string[];
}

/** Mirror state, one row per shop: what is mirrored, and the running sync. */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    shopId: text('shop_id').notNull(),
    /** Id of this mirror: a new one after a deletion has another id, and starts its revisions anew. */
    mirrorId: text('mirror_id').notNull().default(''),
    /** Incremented by every change of the rows above. */
    revision: integer('revision').notNull().default(0),
    /** Revision up to which removals were purged. */
    removalsFrom: integer('removals_from').notNull().default(0),
    /** Number of the run, of a sync or a batch of marks; writes of earlier runs are rejected. */
    run: integer('run').notNull().default(0),
    /** Null: none is running. */
    runKind: text('run_kind', { enum: ['everything', 'collections'] }),
    part: text('part', { enum: ['products', 'collections'] }),
    runBeganAt: instant('run_began_at'),
    runScope: jsonb('run_scope').$type<MirrorScope>(),
    /** Shopify's id of the part's bulk operation; null before it starts. */
    operationId: text('operation_id'),
    /** Ingested part of its lines: bytes, and products or collections of `total`. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    /** Whether Shopify has finished the export, which is being ingested. */
    isExported: boolean('is_exported').notNull().default(false),
    /** Number of differences found so far that had no mark. */
    differences: integer('differences').notNull().default(0),
    /** Whether a full sync is requested. */
    isWanted: boolean('is_wanted').notNull().default(false),
    /** Consecutive failures of the sync, and the time of the next retry. */
    failures: integer('failures').notNull().default(0),
    tryAgainAt: instant('try_again_at'),
    /** Likewise for reading marked objects, or a sample. */
    readFailures: integer('read_failures').notNull().default(0),
    readAgainAt: instant('read_again_at'),
    problem: text('problem'),
    /** State of the last complete full sync. */
    scope: jsonb('scope').$type<MirrorScope>(),
    syncedAt: instant('synced_at'),
    comparedAt: instant('compared_at'),
    drift: integer('drift'),
    /** Start of the last sync of collections, and time of the last comparison of samples. */
    collectionsReadAt: instant('collections_read_at'),
    sampledAt: instant('sampled_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId] })],
);
