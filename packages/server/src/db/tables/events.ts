import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * What shoppers did with the cart, once each: the page's random id and the event's number in it are its own. Kept for as
 * long as `KEPT_DAYS` of `../../events/store-events` says.
 */
export const events = pgTable(
  'events',
  {
    shopId: text('shop_id').notNull(),
    pageId: text('page_id').notNull(),
    number: integer('number').notNull(),
    happenedAt: instant('happened_at').notNull(),
    cartId: text('cart_id').notNull(),
    name: text('name').notNull(),
    /** Subunits of `currency`; null when it was not known. */
    total: bigint('total', { mode: 'number' }),
    currency: text('currency').notNull(),
    tierId: text('tier_id'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.pageId, table.number] }),
    index('events_by_time').on(table.shopId, table.happenedAt),
  ],
);
