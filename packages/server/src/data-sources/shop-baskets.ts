import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  BASKET_LIMITS,
  type BasketIndex,
  basketsBytes,
  noBaskets,
} from '@cartwright/core/recommend/baskets/basket-index';
import { addBasket } from '@cartwright/core/recommend/baskets/change-baskets';
import {
  addView,
  noSessions,
  type ProductView,
  takeEnded,
  type ViewedSessions,
} from '@cartwright/core/recommend/baskets/sessions';
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events } from '../db/schema';
import { minuteOf, orderBaskets, ordersIn, type TimeSpan } from './order-baskets';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days per query. */
const PART_DAYS = 7;
/** Delay after which late orders are no longer appended. */
const LATE = 60 * MINUTE;
/** Maximum delay of reported views; later ones are included with the next reload. */
const REPORTED_AFTER_MS = 2 * MINUTE;

/** Baskets of products bought and viewed in a shop, without customer and visitor ids. */
export interface ShopBaskets {
  readonly orders: BasketIndex;
  readonly sessions: BasketIndex;
  readonly timezone: string;
  /** Start of its orders. */
  readonly ordersFrom: Date;
  /** End of the orders read, and of the views. */
  ordersTo: Date;
  viewsTo: Date;
  /** Number of orders in that period when they were read. */
  orderCount: number;
  /** Orders of the last hour already included, with their timestamps: others may arrive late. */
  readonly recent: Map<number, number>;
  /** Sessions that may continue. */
  readonly underWay: ViewedSessions;
}

/** Loads a shop's baskets from the database. Yields after each week of data. */
export async function readBaskets(store: ShopStore, timezone: string, now: Date): Promise<ShopBaskets> {
  const since = (days: number) => new Date(now.getTime() - days * DAY);
  const ordersFrom = since(BASKET_LIMITS.orders.keptDays);
  const baskets: ShopBaskets = {
    orders: noBaskets('orders'),
    sessions: noBaskets('sessions'),
    timezone,
    ordersFrom,
    ordersTo: ordersFrom,
    viewsTo: since(BASKET_LIMITS.sessions.keptDays),
    orderCount: 0,
    recent: new Map(),
    underWay: noSessions(),
  };
  await followBaskets(store, baskets, now);
  baskets.orderCount = await ordersIn(store, { from: ordersFrom, to: baskets.ordersTo });
  return baskets;
}

/** Appends new rows; existing ones aren't updated. */
export async function followBaskets(store: ShopStore, baskets: ShopBaskets, now: Date): Promise<void> {
  for (const to of partsOf(baskets.ordersTo, now)) await appendOrders(store, baskets, to);
  for (const to of partsOf(baskets.viewsTo, new Date(now.getTime() - REPORTED_AFTER_MS))) {
    await appendViews(store, baskets, to);
  }
}

/**
 * Whether late, cancelled or deleted orders have changed so much (1 %) that baskets should be
 * reloaded.
 */
export async function areStale(
  store: ShopStore,
  { ordersFrom, ordersTo, orderCount }: ShopBaskets,
): Promise<boolean> {
  const count = await ordersIn(store, { from: ordersFrom, to: ordersTo });
  return Math.abs(count - orderCount) > Math.max(count, orderCount) / 100;
}

/** Memory size in bytes. */
export const bytesOf = ({ orders, sessions }: ShopBaskets): number =>
  basketsBytes(orders) + basketsBytes(sessions);

/** End dates of consecutive chunks of a period. */
function* partsOf(from: Date, to: Date): Iterable<Date> {
  for (let end = from.getTime(); end < to.getTime(); ) {
    end = Math.min(end + PART_DAYS * DAY, to.getTime());
    yield new Date(end);
  }
}

async function appendOrders(store: ShopStore, baskets: ShopBaskets, to: Date): Promise<void> {
  const { orders, recent, timezone, ordersTo } = baskets;
  const from = new Date(Math.max(ordersTo.getTime() - LATE, baskets.ordersFrom.getTime()));
  const found = await orderBaskets(store, timezone, { from, to });
  for (const { orderId, placedAt, basket } of found) {
    if (recent.has(orderId)) continue;
    recent.set(orderId, placedAt);
    addBasket(orders, basket);
    baskets.orderCount += 1;
  }
  for (const [orderId, placedAt] of recent) {
    if (placedAt < to.getTime() - LATE) recent.delete(orderId);
  }
  baskets.ordersTo = to;
  await nextTurn();
}

async function appendViews(store: ShopStore, baskets: ShopBaskets, to: Date): Promise<void> {
  const { sessions, underWay, timezone, viewsTo } = baskets;
  for (const view of await sessionViews(store, timezone, { from: viewsTo, to })) addView(underWay, view);
  for (const basket of takeEnded(underWay, Math.floor(to.getTime() / MINUTE))) addBasket(sessions, basket);
  baskets.viewsTo = to;
  await nextTurn();
}

/**
 * Products by session whose pages were viewed in a span, first view first. Only shoppers with consent to analytics
 * have events, and a withdrawal deletes the session.
 *
 * @param timezone IANA name, for the local minutes of baskets
 */
async function sessionViews(
  store: ShopStore,
  timezone: string,
  { from, to }: TimeSpan,
): Promise<ProductView[]> {
  const fields = {
    session: sql<string>`${events.sessionId}`.as('session'),
    product: sql`${events.productId}`.mapWith(Number).as('product'),
    elapsedMinutes: sql`floor(extract(epoch from ${events.happenedAt}) / 60)`.mapWith(Number).as('elapsed'),
    minute: sql`${minuteOf(sql`${events.happenedAt}`, timezone)}`.mapWith(Number).as('minute'),
  };
  return await store.computed(events, fields, {
    where: and(
      gte(events.happenedAt, from),
      lt(events.happenedAt, to),
      eq(events.subject, 'page'),
      eq(events.name, 'viewed'),
      isNotNull(events.productId),
      isNotNull(events.sessionId),
    ),
    orderBy: [sql`${events.happenedAt}`, sql`${events.pageId}`, sql`${events.number}`],
  });
}
