import { DOCUMENT_KINDS } from '@cartwright/core/documents/document-definition';
import { CLASSIFICATIONS } from '@cartwright/core/widgets/classification';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { documentColumns, documentTable } from './document-columns';
import { instant } from './instant';

/** `document` is the truth; the columns beside it are copies, so that lists and rules need not read documents. */
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
    /** Opens the cart as it is saved to whoever holds it: random, and in no page of the store (ADR 17). */
    previewKey: text('preview_key').notNull().default(sql`gen_random_uuid()`),
    /** The revision that took too long to compile: while the cart is at it, it is in no storefront, and not tried again. */
    setAsideRevision: integer('set_aside_revision'),
    /** Why staff locked it; null while they have not. */
    lockReason: text('lock_reason'),
    /** Whether it is of the earlier generation: `document` is as it was imported, and nobody edits it. */
    legacy: boolean('legacy').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('carts_by_age').on(table.shopId, table.createdAt),
    uniqueIndex('carts_by_preview_key').on(table.shopId, table.previewKey),
    // The rules of "which cart is live" hold whatever the code above forgets.
    uniqueIndex('carts_one_standing')
      .on(table.shopId)
      .where(sql`${table.enabled} and not ${table.isScheduled}`),
    uniqueIndex('carts_one_fallback').on(table.shopId).where(sql`${table.isFallback}`),
  ],
);

/** `document` is the truth; name and classification are copies, for lists. Ids count up in a shop. */
export const widgets = pgTable(
  'widgets',
  {
    id: integer('id').notNull(),
    ...documentColumns(),
    name: text('name').notNull(),
    classification: text('classification', { enum: CLASSIFICATIONS }),
    /** When shoppers last saw it; null while nobody has noted it. */
    lastViewed: instant('last_viewed'),
    /** When a merchant said that it is installed by hand; null while it isn't. */
    manualInstallTime: instant('manual_install_time'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/**
 * Every revision of a document as it was saved, until `../../documents/forget-versions` forgets it. `document_id` is its
 * id in text, and `default` of a kind of which a shop has one. The document may be of any earlier version of its shape.
 */
export const versions = pgTable(
  'versions',
  {
    shopId: text('shop_id').notNull(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    documentId: text('document_id').notNull(),
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** The name of who saved it; null where nobody noted it. */
    savedBy: text('saved_by'),
    document: jsonb('document').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.documentId, table.revision] }),
    index('versions_by_time').on(table.shopId, table.savedAt),
  ],
);

/** Look of the shop: one row with the id `default`, for now. `document` is the truth. */
export const looks = documentTable('looks');

/** Data sources of the shop's own: one row with the id `default`. `document` is the truth. */
export const dataSources = documentTable('data_sources');
