import { DOCUMENT_KINDS } from '@cartwright/core/documents/document-definition';
import { CLASSIFICATIONS } from '@cartwright/core/widgets/classification';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { documentColumns, documentTable } from './document-columns';
import { instant } from './instant';

/** Carts. `document` is the truth; the other columns are copies, for lists and rules that don't read documents. */
export const carts = pgTable(
  'carts',
  {
    id: text('id').notNull(),
    ...documentColumns(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    isFallback: boolean('is_fallback').notNull(),
    startDate: text('start_date'),
    endDate: text('end_date'),
    /**
     * Random key that gives access to the saved cart by its preview link, and that no store page contains (ADR
     * 17).
     */
    previewKey: text('preview_key').notNull().default(sql`gen_random_uuid()`),
    /**
     * Revision whose compilation timed out: until the next one, the cart is left out of the storefront, and not
     * compiled again.
     */
    setAsideRevision: integer('set_aside_revision'),
    /** Reason of a lock by staff; null if not locked. */
    lockReason: text('lock_reason'),
    /** Whether it is of the earlier generation: `document` is as imported, and can't be edited. */
    legacy: boolean('legacy').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('carts_by_age').on(table.shopId, table.createdAt),
    uniqueIndex('carts_by_preview_key').on(table.shopId, table.previewKey),
    // Enforces the rules of the live cart, whatever the code does.
    uniqueIndex('carts_one_standing')
      .on(table.shopId)
      .where(sql`${table.enabled} and not ${table.isScheduled}`),
    uniqueIndex('carts_one_fallback').on(table.shopId).where(sql`${table.isFallback}`),
  ],
);

/**
 * Widgets. `document` is the truth; name and classification are copies for lists. Ids are consecutive in a shop.
 */
export const widgets = pgTable(
  'widgets',
  {
    id: integer('id').notNull(),
    ...documentColumns(),
    name: text('name').notNull(),
    classification: text('classification', { enum: CLASSIFICATIONS }),
    /** Last view by shoppers; null if none was recorded. */
    lastViewed: instant('last_viewed'),
    /** Time at which a merchant marked it as manually installed; null if not. */
    manualInstallTime: instant('manual_install_time'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/**
 * Revisions of documents as saved, until their retention ends (`../../documents/version-rows`). `document_id` is
 * the id as text, or `default` for kinds with a single document. The document may have an earlier schema version.
 */
export const versions = pgTable(
  'versions',
  {
    shopId: text('shop_id').notNull(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    documentId: text('document_id').notNull(),
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Name of the author; null if unrecorded. */
    savedBy: text('saved_by'),
    document: jsonb('document').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.documentId, table.revision] }),
    index('versions_by_time').on(table.shopId, table.savedAt),
  ],
);

/** The shop's look: one row with the id `default`, for now. `document` is the truth. */
export const looks = documentTable('looks');

/** Custom data sources of the shop: one row with the id `default`. `document` is the truth. */
export const dataSources = documentTable('data_sources');
