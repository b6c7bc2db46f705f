import { ANALYTICS_SUBJECTS, PAGE_KINDS, SEARCH_PLACES } from '@cartwright/core/analytics/analytics-events';
import { DEVICES } from '@cartwright/core/analytics/device-of';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Column with a numeric id of Shopify. */
const shopifyId = (name: string) => bigint(name, { mode: 'number' });

/**
 * Events of shoppers, identified by the page's random id and the event's number in it. Retention: `KEPT_DAYS` of
 * `../../analytics/store-events`. Unset columns are null.
 */
export const events = pgTable(
  'events',
  {
    shopId: text('shop_id').notNull(),
    pageId: text('page_id').notNull(),
    number: integer('number').notNull(),
    happenedAt: instant('happened_at').notNull(),
    subject: text('subject', { enum: ['cart', ...ANALYTICS_SUBJECTS] })
      .notNull()
      .default('cart'),
    /** Our id of a cart, widget or test, or Shopify's of a collection, also for its page; null for others. */
    subjectId: text('subject_id'),
    name: text('name').notNull(),
    /** Total of the cart, in subunits of `currency`. */
    total: bigint('total', { mode: 'number' }),
    currency: text('currency'),
    /** For a cart, the tier that was reached, or whose gift it is; for a bundle, the step that was reached. */
    tierId: text('tier_id'),
    /** Our id of a cross-sell's widget. */
    widgetId: integer('widget_id'),
    /** Discount code that was applied in the cart. */
    code: text('code'),
    productId: shopifyId('product_id'),
    variantId: shopifyId('variant_id'),
    /** Place of a search; null: its page. */
    place: text('place', { enum: SEARCH_PLACES }),
    /** Position in the whole list, or among the panel's products, from 1. */
    position: integer('position'),
    page: integer('page'),
    /** Masked query (`core/analytics/masked-query`). */
    query: text('query'),
    results: integer('results'),
    /** Kind of a page (`PAGE_KINDS`). */
    pageKind: text('page_kind', { enum: PAGE_KINDS }),
    filters: text('filters').array(),
    sort: text('sort'),
    country: text('country'),
    language: text('language'),
    /** Id of a test's displayed variant. */
    testVariant: text('test_variant'),
    /** Device on which a test was displayed; null in rows from before it was recorded. */
    device: text('device', { enum: DEVICES }),
    /** Value of the cart's attribute that its order keeps (ADR 90). Removed when consent is withdrawn. */
    link: text('link'),
    /** Removed after `VISITORS_KEPT_DAYS`, and, with the session, when consent is withdrawn. */
    visitorId: text('visitor_id'),
    sessionId: text('session_id'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.pageId, table.number] }),
    index('events_by_time').on(table.shopId, table.happenedAt),
    index('events_by_visitor').on(table.shopId, table.visitorId).where(sql`visitor_id is not null`),
    index('events_by_link').on(table.shopId, table.link).where(sql`link is not null`),
    index('events_by_session').on(table.shopId, table.sessionId).where(sql`session_id is not null`),
    index('events_by_experiment').on(table.shopId, table.subjectId).where(sql`subject = 'experiment'`),
    index('events_with_visitor').on(table.shopId, table.happenedAt).where(sql`visitor_id is not null`),
  ],
);

/** Counts of stored and dropped events by the shop's day; with the retention of events. */
export const eventDays = pgTable(
  'event_days',
  {
    shopId: text('shop_id').notNull(),
    /** Day in the shop's time zone, `yyyy-MM-dd`. */
    day: text('day').notNull(),
    carts: integer('carts').notNull().default(0),
    lists: integer('lists').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    /** Events dropped at the daily limit, and the last such limit. */
    droppedCarts: integer('dropped_carts').notNull().default(0),
    droppedLists: integer('dropped_lists').notNull().default(0),
    droppedPages: integer('dropped_pages').notNull().default(0),
    perDay: integer('per_day').notNull().default(0),
    /** Events dropped of sessions over their limit. */
    droppedOfSessions: integer('dropped_of_sessions').notNull().default(0),
    ofBots: integer('of_bots').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.day] })],
);
