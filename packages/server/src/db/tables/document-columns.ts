import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * Columns of every table of documents, besides the id. `document` is the truth; a table's own columns are copies.
 */
export const documentColumns = () => ({
  shopId: text('shop_id').notNull(),
  revision: integer('revision').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  document: jsonb('document').$type<unknown>().notNull(),
});

/** Table of documents without columns of its own. */
export const documentTable = (name: string) =>
  pgTable(name, { id: text('id').notNull(), ...documentColumns() }, (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
  ]);
