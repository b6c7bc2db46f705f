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
/** Days that are read at once. */
const PART_DAYS = 7;
/** Orders may come so much later than they were placed, and are still appended. */
const LATE = 60 * MINUTE;
/** Pages tell of a view so much later, at most: what comes later is in the baskets that are made anew. */
const REPORTED_AFTER_MS = 2 * MINUTE;

/** Baskets of what was bought and looked at in a shop. They hold no customer and no visitor. */
export interface ShopBaskets {
  readonly orders: BasketIndex;
  readonly sessions: BasketIndex;
  readonly timezone: string;
  /** Where the first of its orders may be. */
  readonly ordersFrom: Date;
  /** Up to here orders were read, and views. */
  ordersTo: Date;
  viewsTo: Date;
  /** Orders of that time, as far as they were there when they were read. */
  orderCount: number;
  /** Orders of the last hour that are there already, with the instants at which they were placed: others may come late. */
  readonly recent: Map<number, number>;
  /** Sessions that may go on. */
  readonly underWay: ViewedSessions;
}

/** A shop's baskets as its rows are at an instant. Gives others their turn after each week of them. */
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

/** Appends what has come since baskets were read: what was there before stays as it was. */
export async function followBaskets(store: ShopStore, baskets: ShopBaskets, now: Date): Promise<void> {
  for (const to of partsOf(baskets.ordersTo, now)) await appendOrders(store, baskets, to);
  for (const to of partsOf(baskets.viewsTo, new Date(now.getTime() - REPORTED_AFTER_MS))) {
    await appendViews(store, baskets, to);
  }
}

/**
 * Whether so much of what was read is otherwise by now, by orders that came late, were canceled or deleted, that baskets
 * are to be read anew: one of a hundred orders.
 */
export async function areFar(
  store: ShopStore,
  { ordersFrom, ordersTo, orderCount }: ShopBaskets,
): Promise<boolean> {
  const count = await ordersIn(store, { from: ordersFrom, to: ordersTo });
  return Math.abs(count - orderCount) > Math.max(count, orderCount) / 100;
}

/** Bytes that they take. */
export const bytesOf = ({ orders, sessions }: ShopBaskets): number =>
  basketsBytes(orders) + basketsBytes(sessions);

/** Ends of the parts of a time, the last one its own. */
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
 * Products whose pages were looked at in a span, the first view first. There are events of shoppers alone who allow
 * analytics, and who withdraws that has no session any more.
 *
 * @param timezone IANA name, by whose clock baskets have their minutes
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
