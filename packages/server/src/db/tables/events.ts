import { ANALYTICS_SUBJECTS, PAGE_KINDS, SEARCH_PLACES } from '@cartwright/core/analytics/analytics-events';
import { DEVICES } from '@cartwright/core/analytics/device-of';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** A number of Shopify's. */
const shopifyId = (name: string) => bigint(name, { mode: 'number' });

/**
 * Events of shoppers, once each: the page's random id and the event's number in it are its own. Kept for as long as
 * `KEPT_DAYS` of `../../analytics/store-events` says. What a row doesn't say is null.
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
    /** Our id of a cart, a widget or a test, Shopify's of a collection, also of its page; others have none. */
    subjectId: text('subject_id'),
    name: text('name').notNull(),
    /** Of the cart, in subunits of `currency`. */
    total: bigint('total', { mode: 'number' }),
    currency: text('currency'),
    /** Of a cart the tier that was reached, or whose gift it is; of a bundle the step that was reached. */
    tierId: text('tier_id'),
    /** Of a cross-sell: our id of the widget. */
    widgetId: integer('widget_id'),
    /** A discount code that the cart had as applied. */
    code: text('code'),
    productId: shopifyId('product_id'),
    variantId: shopifyId('variant_id'),
    /** Of a search; null: its page. */
    place: text('place', { enum: SEARCH_PLACES }),
    /** In the whole list, or among the panel's products, from 1. */
    position: integer('position'),
    page: integer('page'),
    /** Masked (`core/analytics/masked-query`). */
    query: text('query'),
    results: integer('results'),
    /** Of a page (`PAGE_KINDS`). */
    pageKind: text('page_kind', { enum: PAGE_KINDS }),
    filters: text('filters').array(),
    sort: text('sort'),
    country: text('country'),
    language: text('language'),
    /** Of a test: the id of the variant that was shown. */
    testVariant: text('test_variant'),
    /** Of a test: what it was shown on; null of rows from before it was known. */
    device: text('device', { enum: DEVICES }),
    /** The value of a cart's attribute that its order keeps (ADR 90). Taken out when consent is withdrawn. */
    link: text('link'),
    /** Taken out after `VISITORS_KEPT_DAYS`, and when consent is withdrawn: then the session with it. */
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

/** Counts of the events of a day of the shop, and of those that weren't counted: kept as long as events are. */
export const eventDays = pgTable(
  'event_days',
  {
    shopId: text('shop_id').notNull(),
    /** On the shop's clock, `yyyy-MM-dd`. */
    day: text('day').notNull(),
    carts: integer('carts').notNull().default(0),
    lists: integer('lists').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    /** For the limit of a day, and what that was the last time. */
    droppedCarts: integer('dropped_carts').notNull().default(0),
    droppedLists: integer('dropped_lists').notNull().default(0),
    droppedPages: integer('dropped_pages').notNull().default(0),
    perDay: integer('per_day').notNull().default(0),
    /** Of sessions that had sent too much. */
    droppedOfSessions: integer('dropped_of_sessions').notNull().default(0),
    ofBots: integer('of_bots').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.day] })],
);
