import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The first page of a collection, for the block to print. */
export interface FirstPages {
  /** Ids of products, by the place that they are for (`first-pages`). */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** Until when it holds, in epoch seconds; null: while nothing is changed. */
  readonly until: number | null;
}

/** First pages in the store, as last written to metafields. */
export const firstPages = pgTable(
  'first_pages',
  {
    shopId: text('shop_id').notNull(),
    collectionId: bigint('collection_id', { mode: 'number' }).notNull(),
    document: jsonb('document').$type<FirstPages>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.collectionId] })],
);
