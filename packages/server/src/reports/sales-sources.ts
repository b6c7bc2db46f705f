import type { CreditedSubject } from '@cartwright/core/analytics/credit';
import type { Place } from '@cartwright/core/analytics/session-places';

import { BUNDLE_SOURCE, GIFT_SOURCE } from '@cartwright/core/rewards/cart';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { credits, orderLines, orderSessions, orders, sessionPlaces } from '../db/schema';
import type { ShopTable } from '../db/shop-table';

/** Source of order rows for figures. Names in SQL are written out if a statement uses a table twice. */
export interface SalesSource {
  readonly table: ShopTable;
  /** Array expression whose elements become rows, called `entry`. */
  readonly each?: SQL;
  readonly join?: { readonly table: ShopTable; readonly on: SQL };
  /** Instant of a row. */
  readonly at: typeof orderLines.happenedAt | typeof orders.placedAt | typeof sessionPlaces.firstAt;
  readonly where: SQL;
  /** Id of the row's group in a report's table. */
  readonly id: SQL;
  readonly order: SQL;
  /** Distinguishes rows of an order. */
  readonly line: SQL;
  readonly kind: SQL;
  /** Sources of its title: ids of subjects at places, null for those it isn't about. */
  readonly titles: readonly { readonly place: Place; readonly id: SQL; readonly without?: string }[];
}

const ORDER = sql`'order'::text`;
const ORDER_OR_REFUND = sql`(case when ${orderLines.kind} = 'sale' then 'order' else 'refund' end)`;
const PRODUCT = { place: 'search_product', without: 'Item without a product' } as const;

/** Lines credited to some subjects; a table's row is the credited subject, or the product. */
export function creditedLines(
  subjects: readonly CreditedSubject[],
  row: 'subject' | 'product' = 'subject',
): SalesSource {
  const { subject, subjectId, productId } = credits;
  const product = sql`${productId}::text`;
  const named = (of: 'collection' | 'search' | 'widget' | 'bundle') => ({
    place: of,
    id: sql`(case when ${subject} = ${of} then ${subjectId} end)`,
  });
  return {
    table: orderLines,
    join: {
      table: credits,
      on: and(eq(credits.orderId, orderLines.orderId), eq(credits.lineId, orderLines.lineId)) as SQL,
    },
    at: orderLines.happenedAt,
    where: inArray(subject, [...subjects]),
    id: row === 'product' ? product : sql`${subjectId}`,
    order: sql`${orderLines.orderId}`,
    line: sql`${orderLines.lineId}`,
    kind: ORDER_OR_REFUND,
    titles: [
      { ...PRODUCT, id: product },
      named('collection'),
      named('search'),
      named('widget'),
      named('bundle'),
    ],
  };
}

/**
 * Condition for a line, or the refund of one, that a cart added: products added by page widgets are credited to
 * widgets, too.
 */
const ADDED_BY_CART = sql`exists (select 1 from order_lines sale where sale.shop_id = order_lines.shop_id
  and sale.order_id = order_lines.order_id and sale.line_id = order_lines.line_id and sale.kind = 'sale'
  and sale.properties ->> '_attribution' is not null)`;

/** Credited lines that one of our carts added. */
export function addedByCarts(...by: Parameters<typeof creditedLines>): SalesSource {
  const lines = creditedLines(...by);
  return { ...lines, where: and(lines.where, ADDED_BY_CART) as SQL };
}

/** `cart tier` of a gift that a progress bar added, or of its refund; null for any other line. */
const GIFT_TIER = sql`(select concat_ws(' ', sale.properties ->> '_attribution', sale.properties ->> '_tier')
  from order_lines sale where sale.shop_id = order_lines.shop_id and sale.order_id = order_lines.order_id
    and sale.line_id = order_lines.line_id and sale.kind = 'sale' and sale.revenue = 0
    and sale.properties ->> '_source' = ${GIFT_SOURCE} and sale.properties ->> '_tier' is not null)`;

/** Free gifts of tiers, and their refunds. */
export const GIFT_LINES: SalesSource = {
  table: orderLines,
  at: orderLines.happenedAt,
  // Refunds of free lines are 0 as well, which avoids looking up others.
  where: sql`order_lines.revenue = 0 and ${GIFT_TIER} is not null`,
  id: GIFT_TIER,
  order: sql`order_lines.order_id`,
  line: sql`order_lines.line_id`,
  kind: sql`(case when order_lines.kind = 'sale' then 'order' else 'refund' end)`,
  titles: [{ ...PRODUCT, id: sql`order_lines.product_id::text` }],
};
export const GIFT_UNITS = sql`order_lines.units`;
/** Discount on a gift; null without one, so that no value is claimed. */
export const GIFT_COST = sql`nullif(order_lines.discount, 0)`;

const CODES = sql`array(select jsonb_array_elements(${orders.discounts}))`;
const CODE = sql`entry ->> 'code'`;

/** Orders by each code that discounted them. */
export const CODE_ORDERS: SalesSource = {
  table: orders,
  each: CODES,
  at: orders.placedAt,
  where: isNotNull(CODE),
  id: CODE,
  order: sql`${orders.orderId}`,
  line: sql`0`,
  kind: ORDER,
  titles: [{ place: 'code', id: CODE }],
};
export const CODE_DISCOUNT = sql`(entry ->> 'amount')::bigint`;

/** Lines of those orders, and of their refunds. */
export const CODE_LINES: SalesSource = {
  ...CODE_ORDERS,
  join: { table: orderLines, on: eq(orderLines.orderId, orders.orderId) },
  at: orderLines.happenedAt,
  line: sql`${orderLines.lineId}`,
  kind: ORDER_OR_REFUND,
  titles: [...CODE_ORDERS.titles, { ...PRODUCT, id: sql`${orderLines.productId}::text` }],
};

const bundleOf = (lines: SQL) => sql`split_part(${lines}.properties ->> '_bundle', ':', 1)`;
const instanceOf = (lines: SQL) =>
  sql`(${bundleOf(lines)} || ':' || split_part(${lines}.properties ->> '_bundle', ':', 2))`;

/** Id of a line's bundle, and of its instance in an order (`bundleMark`). */
export const BUNDLE_ID = bundleOf(sql`order_lines`);
export const BUNDLE_INSTANCE = instanceOf(sql`order_lines`);

const isPart = (
  lines: SQL,
) => sql`(${lines}.kind = 'sale' and ${lines}.properties ->> '_source' = ${BUNDLE_SOURCE}
  and ${lines}.properties ->> '_bundle' is not null)`;

/** Lines of bundles, without refunded ones. */
export const BUNDLE_PARTS: SalesSource = {
  table: orderLines,
  at: orderLines.happenedAt,
  where: isPart(sql`order_lines`),
  id: BUNDLE_ID,
  order: sql`order_lines.order_id`,
  line: sql`order_lines.line_id`,
  kind: ORDER,
  titles: [{ place: 'bundle', id: BUNDLE_ID }],
};

/** First line of an order among those with the same value. */
function firstParts(alike: (lines: SQL) => SQL): SalesSource {
  const first = sql`not exists (select from order_lines earlier where earlier.shop_id = order_lines.shop_id
    and earlier.order_id = order_lines.order_id and earlier.line_id < order_lines.line_id
    and ${isPart(sql`earlier`)} and ${alike(sql`earlier`)} = ${alike(sql`order_lines`)})`;
  return { ...BUNDLE_PARTS, where: sql`${BUNDLE_PARTS.where} and ${first}` };
}

/** Bundles of orders. */
export const BUNDLES_BOUGHT = firstParts(instanceOf);

/** Products of orders' bundles. */
export const PRODUCTS_OF_BUNDLES: SalesSource = {
  ...firstParts((lines) => sql`(${instanceOf(lines)} || ':' || coalesce(${lines}.product_id::text, ''))`),
  id: sql`order_lines.product_id::text`,
  titles: [{ ...PRODUCT, id: sql`order_lines.product_id::text` }],
};

/** Orders with a bundle, in total or by bundle. */
export const ORDERS_WITH_BUNDLES = firstParts((lines) => sql`${lines}.order_id`);
export const ORDERS_BY_BUNDLE = firstParts(bundleOf);
/** Remaining revenue of a line's order after refunds of any time. */
export const ORDER_REVENUE_OF_LINE = sql`(select coalesce(sum(lines.revenue), 0) from order_lines lines
  where lines.shop_id = order_lines.shop_id and lines.order_id = order_lines.order_id)`;

/** Orders placed by a place's sessions after their first visit to it. */
export function ordersBehind(place: Place): SalesSource {
  return {
    table: sessionPlaces,
    join: {
      table: orderSessions,
      on: sql`${eq(orderSessions.sessionId, sessionPlaces.sessionId)} and ${sessionPlaces.firstAt} <=
        (select placed_at from orders where orders.shop_id = order_sessions.shop_id and orders.order_id = order_sessions.order_id)`,
    },
    at: sessionPlaces.firstAt,
    where: eq(sessionPlaces.place, place),
    id: sql`${sessionPlaces.placeId}`,
    order: sql`${orderSessions.orderId}`,
    line: sql`0`,
    kind: ORDER,
    titles: [{ place, id: sql`${sessionPlaces.placeId}` }],
  };
}
/** Remaining revenue of an order after refunds of any time. */
export const ORDER_REVENUE = sql`(select coalesce(sum(lines.revenue), 0) from order_lines lines
  where lines.shop_id = order_sessions.shop_id and lines.order_id = order_sessions.order_id)`;
