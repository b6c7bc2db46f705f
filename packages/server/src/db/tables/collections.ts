import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { documentColumns, documentTable } from './document-columns';
import { instant } from './instant';

/**
 * Settings of lists of products: a row with the id `default`, one for each collection with settings of its own, and those of
 * search. `document` is the truth.
 */
export const listingSettings = documentTable('listing_settings');

/** `document` is the truth; the name is a copy, for the list. Whether it is live follows from its window and the time. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').notNull(),
    ...documentColumns(),
    /** When it was published last; null for a draft, and for one that is paused. */
    publishedAt: instant('published_at'),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('campaigns_by_age').on(table.shopId, table.createdAt),
  ],
);
