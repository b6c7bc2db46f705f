import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * What each order adds to the sales of a product, and its refunds take away: nothing of who bought it. Days are derived
 * from the instants, in the time zone that the shop has when somebody asks.
 */
export const orderSales = pgTable(
  'order_sales',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['sale', 'refund'] }).notNull(),
    /** When the order was placed, or refunded. */
    happenedAt: instant('happened_at').notNull(),
    /** Of a refund both are below 0, or 0. `revenue`: subunits of the shop's currency. */
    units: integer('units').notNull(),
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.productId, table.kind, table.happenedAt] }),
    index('order_sales_by_time').on(table.shopId, table.happenedAt),
  ],
);

/** Orders that Shopify told of and that have to be read: one row for each webhook, so that a later one isn't lost. */
export const orderMarks = pgTable(
  'order_marks',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    webhookId: text('webhook_id').notNull(),
    /** Whether it told that the order was deleted. */
    isDeletion: boolean('is_deletion').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId, table.webhookId] })],
);

/** Orders that Shopify refused to tell of while it told of others: they are tried again with every look. */
export const refusedOrders = pgTable(
  'refused_orders',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId] })],
);

/** How far a shop's orders have been read. */
export const orderReadings = pgTable(
  'order_readings',
  {
    shopId: text('shop_id').notNull(),
    /** Orders from this instant on could be read; null: all that the shop ever had. */
    coveredFrom: instant('covered_from'),
    /** What changed before it has been read, by Shopify's clock; null where nothing has. */
    readUntil: instant('read_until'),
    /** When the last look came to its end, by the server's clock; null before, and where nobody noted it yet. */
    lookedAt: instant('looked_at'),
    /** Whether a look at what has changed is under way. */
    isLooking: boolean('is_looking').notNull().default(false),
    /** Whether the orders that there were at first have all been read. */
    isGathered: boolean('is_gathered').notNull().default(false),
    /** Why the last look broke off: see `../../orders/order-problem`. */
    problem: text('problem', { enum: ['missing_scope', 'unavailable', 'refused'] }),
  },
  (table) => [primaryKey({ columns: [table.shopId] })],
);
