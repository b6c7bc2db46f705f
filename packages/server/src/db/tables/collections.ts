import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { documentColumns, documentTable } from './document-columns';
import { instant } from './instant';

/**
 * Settings of product lists: a row with the id `default`, one for each collection with settings of its own, and
 * those of search. `document` is the truth.
 */
export const listingSettings = documentTable('listing_settings');

/**
 * Campaigns. `document` is the truth; the name is a copy for the list. Whether one is live is derived from its
 * period.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').notNull(),
    ...documentColumns(),
    /** Time of the last publication; null for a draft, and while paused. */
    publishedAt: instant('published_at'),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('campaigns_by_age').on(table.shopId, table.createdAt),
  ],
);
