import type { OrderDiscount } from '@cartwright/core/analytics/order-discount';
import { ORDER_KINDS } from '@cartwright/core/analytics/order-kind';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * Current orders in Shopify, without tests or any customer data. An order that was read before lines were stored,
 * and is too old to be read again, has lines only.
 */
export const orders = pgTable(
  'orders',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    placedAt: instant('placed_at').notNull(),
    /** Last change by Shopify's clock. */
    updatedAt: instant('updated_at').notNull(),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    /** Whether it is canceled; then it has no lines or discounts. */
    isCancelled: boolean('is_cancelled').notNull(),
    isEdited: boolean('is_edited').notNull(),
    /** Presentment currency (ISO 4217). */
    currency: text('currency').notNull(),
    /** Random value of its cart, by which a consented event can link it to a session; null if there is none. */
    link: text('link'),
    /** Discounts of the lines, in subunits of the shop's currency. */
    discounts: jsonb('discounts').$type<readonly OrderDiscount[]>().notNull(),
    /** Whether its customer was redacted: then it has no link, and lines have no properties but ours. */
    isRedacted: boolean('is_redacted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    index('orders_by_time').on(table.shopId, table.placedAt),
    index('orders_by_link').on(table.shopId, table.link).where(sql`link is not null`),
  ],
);

/** Sales and refunds of order lines. Days are derived from the instants, in the shop's current time zone. */
export const orderLines = pgTable(
  'order_lines',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Shopify's line id; the product's for lines counted by product before lines were stored. */
    lineId: bigint('line_id', { mode: 'number' }).notNull(),
    /** Null for tips, custom items and deleted products. */
    productId: bigint('product_id', { mode: 'number' }),
    variantId: bigint('variant_id', { mode: 'number' }),
    kind: text('kind', { enum: ['sale', 'refund'] }).notNull(),
    /** Instant of the order, or of the refund. */
    happenedAt: instant('happened_at').notNull(),
    /** Zero or negative for refunds, as are amounts. */
    units: integer('units').notNull(),
    /** Subunits of the shop's currency, after all discounts, without tax and shipping. */
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
    /** Revenue in the presentment currency; null in lines from before it was stored. */
    presentmentRevenue: bigint('presentment_revenue', { mode: 'number' }),
    /** Discount of the units, in the shop's currency as its prices are; null in lines from before it was stored. */
    discount: bigint('discount', { mode: 'number' }),
    /** Properties of a sale (`core/analytics/line-properties`); null for a refund. */
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
    /** Whether the webhook reported a deletion. */
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
    /** Instant from which orders were readable; null: all that the shop ever had. */
    coveredFrom: instant('covered_from'),
    /** Instant up to which changes were read, by Shopify's clock; null if none were. */
    readUntil: instant('read_until'),
    /** End of the last poll, by the server's clock; null before the first one, or if unrecorded. */
    lookedAt: instant('looked_at'),
    /** Whether a poll for changes is running. */
    isLooking: boolean('is_looking').notNull().default(false),
    /** Whether all initial orders have been read. */
    isGathered: boolean('is_gathered').notNull().default(false),
    /** Reason why the last poll failed: see `../../orders/order-problem`. */
    problem: text('problem', { enum: ['missing_scope', 'unavailable', 'refused'] }),
  },
  (table) => [primaryKey({ columns: [table.shopId] })],
);
