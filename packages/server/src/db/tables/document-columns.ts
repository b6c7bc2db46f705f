import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** The columns of every table of documents, beside the id. `document` is the truth; columns of a table's own are copies. */
export const documentColumns = () => ({
  shopId: text('shop_id').notNull(),
  revision: integer('revision').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  document: jsonb('document').$type<unknown>().notNull(),
});

/** A table of documents without columns of its own. */
export const documentTable = (name: string) =>
  pgTable(name, { id: text('id').notNull(), ...documentColumns() }, (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
  ]);
