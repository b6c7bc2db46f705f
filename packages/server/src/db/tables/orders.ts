import type { OrderDiscount } from '@cartwright/core/analytics/order-discount';
import { ORDER_KINDS } from '@cartwright/core/analytics/order-kind';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * Orders as Shopify has them now, tests left out: nothing of who has bought. An order that was read before lines were
 * kept, and has become too old to be read again, has lines only.
 */
export const orders = pgTable(
  'orders',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    placedAt: instant('placed_at').notNull(),
    /** By Shopify's clock. */
    updatedAt: instant('updated_at').notNull(),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    /** A canceled order has no lines and no discounts. */
    isCancelled: boolean('is_cancelled').notNull(),
    isEdited: boolean('is_edited').notNull(),
    /** The shopper's (ISO 4217). */
    currency: text('currency').notNull(),
    /** The random value of its cart, by which a consented event may tie it to a session; null where it has none. */
    link: text('link'),
    /** What took something off the lines, in subunits of the shop's currency. */
    discounts: jsonb('discounts').$type<readonly OrderDiscount[]>().notNull(),
    /** Whether its customer is forgotten: then it has no link, and lines have no properties but ours. */
    isRedacted: boolean('is_redacted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    index('orders_by_time').on(table.shopId, table.placedAt),
    index('orders_by_link').on(table.shopId, table.link).where(sql`link is not null`),
  ],
);

/**
 * Sales of each line of an order, less its refunds. Days are derived from the instants, in the time zone that the
 * shop has when somebody asks.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Shopify's; the product's in lines that were counted by product before lines were kept. */
    lineId: bigint('line_id', { mode: 'number' }).notNull(),
    /** Null for tips, custom items and deleted products. */
    productId: bigint('product_id', { mode: 'number' }),
    variantId: bigint('variant_id', { mode: 'number' }),
    kind: text('kind', { enum: ['sale', 'refund'] }).notNull(),
    /** When the order was placed, or refunded. */
    happenedAt: instant('happened_at').notNull(),
    /** Of a refund units and amounts are below 0, or 0. */
    units: integer('units').notNull(),
    /** Subunits of the shop's currency, after all discounts, without tax and shipping. */
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
    /** The same in the shopper's currency; null in lines from before it was kept. */
    presentmentRevenue: bigint('presentment_revenue', { mode: 'number' }),
    /** What discounts took off the units, in the shop's currency as its prices are; null in lines from before it was kept. */
    discount: bigint('discount', { mode: 'number' }),
    /** Of a sale (`core/analytics/line-properties`); null for a refund. */
    properties: jsonb('properties').$type<Readonly<Record<string, string>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.lineId, table.kind, table.happenedAt] }),
    index('order_lines_by_time').on(table.shopId, table.happenedAt),
  ],
);

/** Orders to be read, one row per webhook, so that a later one isn't lost. */
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

/** Orders that Shopify failed to return among others; retried with every poll. */
export const refusedOrders = pgTable(
  'refused_orders',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId] })],
);

/** Progress of reading a shop's orders. */
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
