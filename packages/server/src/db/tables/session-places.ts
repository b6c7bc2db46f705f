import { CREDITED_SUBJECTS } from '@cartwright/core/analytics/credit';
import { PLACES } from '@cartwright/core/analytics/session-places';
import { SPANS } from '@cartwright/core/analytics/spans';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * Sessions at places of a shop, one row each, dated by the session's first visit there
 * (`core/analytics/session-places`). Derived from the session's events and orders while those are complete.
 */
export const sessionPlaces = pgTable(
  'session_places',
  {
    shopId: text('shop_id').notNull(),
    /** Session id, replaced by a random one after the visitor's retention. */
    sessionId: text('session_id').notNull(),
    place: text('place', { enum: PLACES }).notNull(),
    placeId: text('place_id').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    views: integer('views').notNull(),
    clicks: integer('clicks').notNull(),
    positions: bigint('positions', { mode: 'number' }).notNull(),
    adds: integer('adds').notNull(),
    results: integer('results'),
    isSeen: boolean('is_seen').notNull(),
    isViewed: boolean('is_viewed').notNull(),
    isExit: boolean('is_exit').notNull(),
    isConverted: boolean('is_converted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.sessionId, table.place, table.placeId] }),
    index('session_places_by_time').on(table.shopId, table.place, table.firstAt),
  ],
);

/**
 * Sums of the rows above that began in a span of UTC: per quarter of an hour by place, over all of its ids
 * (`place_id` is empty); per day and month by id. Valid while their day or month is summed (`summed_spans`). For
 * the columns see `analytics/measures`.
 */
export const sessionSums = pgTable(
  'session_sums',
  {
    shopId: text('shop_id').notNull(),
    span: text('span', { enum: SPANS }).notNull(),
    place: text('place', { enum: PLACES }).notNull(),
    startsAt: instant('starts_at').notNull(),
    placeId: text('place_id').notNull(),
    visits: integer('visits').notNull(),
    seen: integer('seen').notNull(),
    clicked: integer('clicked').notNull(),
    converted: integer('converted').notNull(),
    pageViewed: integer('page_viewed').notNull(),
    exits: integer('exits').notNull(),
    views: integer('views').notNull(),
    clicks: integer('clicks').notNull(),
    positions: bigint('positions', { mode: 'number' }).notNull(),
    adds: integer('adds').notNull(),
    withResults: integer('with_results').notNull(),
    withoutResults: integer('without_results').notNull(),
    /** Epoch milliseconds; null if all searches had results. */
    lastWithoutResults: bigint('last_without_results', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.span, table.place, table.startsAt, table.placeId] }),
  ],
);

/** Days and months with sessions at places, and whether their sums are current. */
export const summedSpans = pgTable(
  'summed_spans',
  {
    shopId: text('shop_id').notNull(),
    span: text('span', { enum: ['day', 'month'] }).notNull(),
    startsAt: instant('starts_at').notNull(),
    isSummed: boolean('is_summed').notNull(),
    /** Last change of its rows. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.span, table.startsAt] })],
);

/** Sessions with uncounted events. */
export const sessionMarks = pgTable(
  'session_marks',
  {
    shopId: text('shop_id').notNull(),
    sessionId: text('session_id').notNull(),
    markedAt: instant('marked_at').notNull().default(sql`now()`),
    /** Earliest recount: long sessions are counted less often. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.sessionId] })],
);

/** Credits of order lines (`core/analytics/credit`); uncredited lines have none. */
export const credits = pgTable(
  'credits',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    lineId: bigint('line_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }),
    subject: text('subject', { enum: CREDITED_SUBJECTS }).notNull(),
    subjectId: text('subject_id').notNull(),
    how: text('how', { enum: ['direct', 'assisted'] }).notNull(),
    sessionId: text('session_id'),
    /** Instant of the credited click; for a direct credit, of the order. */
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.lineId] }),
    index('credits_by_session').on(table.shopId, table.sessionId),
  ],
);

/** Sessions of orders, by their shared link. */
export const orderSessions = pgTable(
  'order_sessions',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    sessionId: text('session_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    index('order_sessions_by_session').on(table.shopId, table.sessionId),
  ],
);

/** Orders whose credits may be outdated. */
export const creditMarks = pgTable(
  'credit_marks',
  {
    shopId: text('shop_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId] })],
);
