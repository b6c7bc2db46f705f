import type { Basket } from '@cartwright/core/recommend/baskets/change-baskets';
import { GIFT_SOURCES } from '@cartwright/core/rewards/cart';
import { and, eq, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { orderLines, orders } from '../db/schema';

/** Time span, end exclusive. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Products of an order. */
export interface OrderBasket {
  readonly orderId: number;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly basket: Basket;
}

/**
 * Orders that were placed in a span, oldest first, with the products of each in the order of its lines. Excludes
 * gifts, canceled orders, and renewals of subscriptions, whose products weren't chosen together.
 *
 * @param timezone IANA name, for the local minutes of baskets
 */
export async function orderBaskets(
  store: ShopStore,
  timezone: string,
  span: TimeSpan,
): Promise<OrderBasket[]> {
  const source = sql`coalesce(${orderLines.properties} ->> '_source', '')`;
  const rows = await store.sums(orderLines, {
    join: { table: orders, on: sql`${orders.orderId} = ${orderLines.orderId} and ${placedIn(span)}` },
    by: {
      placed: sql<Date>`${orders.placedAt}`.mapWith(orders.placedAt).as('placed'),
      orderId: sql`${orders.orderId}`.mapWith(orders.orderId).as('order_id'),
    },
    of: {
      minute: sql`${minuteOf(sql`${orders.placedAt}`, timezone)}`.mapWith(Number).as('minute'),
      products: sql<string>`string_agg(${orderLines.productId}::text, ',' order by ${orderLines.lineId})`.as(
        'products',
      ),
    },
    where: and(
      eq(orderLines.kind, 'sale'),
      isNotNull(orderLines.productId),
      sql`${source} not in ${GIFT_SOURCES}`,
    ),
    orderBy: [sql`1`, sql`2`],
  });
  return rows.map(({ orderId, placed, minute, products }) => ({
    orderId,
    placedAt: placed.getTime(),
    basket: { minute, products: products.split(',').map(Number) },
  }));
}

/** Number of orders in a span, including those without products. */
export function ordersIn(store: ShopStore, span: TimeSpan): Promise<number> {
  return store.count(orders, placedIn(span));
}

const placedIn = ({ from, to }: TimeSpan): SQL | undefined =>
  and(
    gte(orders.placedAt, from),
    lt(orders.placedAt, to),
    eq(orders.isCancelled, false),
    ne(orders.kind, 'renewal'),
  );

/** Whole minutes since 1970-01-01 00:00, in local time of the time zone. */
export const minuteOf = (instant: SQL, timezone: string): SQL =>
  sql`floor(extract(epoch from (${instant} at time zone ${timezone})) / 60)`;
