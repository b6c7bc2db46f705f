import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** First page of a collection, for the block to print. */
export interface FirstPages {
  /** Product ids by place (`first-pages`). */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** Expiry in epoch seconds; null: no scheduled change. */
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
