import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * How lists of products are set: a row with the id `default`, one for each collection with settings of its own, and those of
 * search. `document` is the truth.
 */
export const listingSettings = pgTable(
  'listing_settings',
  {
    shopId: text('shop_id').notNull(),
    id: text('id').notNull(),
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** `document` is the truth; the name is a copy, for the list. Whether it is live follows from its window and the time. */
export const campaigns = pgTable(
  'campaigns',
  {
    shopId: text('shop_id').notNull(),
    id: text('id').notNull(),
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it was published last; null for a draft, and for one that is paused. */
    publishedAt: instant('published_at'),
    name: text('name').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('campaigns_by_age').on(table.shopId, table.createdAt),
  ],
);
