import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** The merchant's images. Their content is stored in Shopify as a file. */
export const images = pgTable(
  'images',
  {
    shopId: text('shop_id').notNull(),
    id: text('id').notNull(),
    /** Id of the file, `gid://shopify/MediaImage/7`. */
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    /** URL for shoppers' browsers; null until Shopify has processed it. */
    url: text('url'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    type: text('type').notNull(),
    /** Reason why Shopify couldn't process it; null otherwise. */
    problem: text('problem'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('images_by_age').on(table.shopId, table.createdAt, table.id),
  ],
);
