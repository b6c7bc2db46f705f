import type { CreditedSubject } from '@cartwright/core/analytics/credit';
import type { Place } from '@cartwright/core/analytics/session-places';

import { BUNDLE_SOURCE, GIFT_SOURCE } from '@cartwright/core/rewards/cart';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { credits, orderLines, orderSessions, orders, sessionPlaces } from '../db/schema';
import type { ShopTable } from '../db/shop-table';

/** Rows of orders that figures are made of. Names in SQL are written out where a statement has a table twice. */
export interface SalesSource {
  readonly table: ShopTable;
  /** An array of each row's whose entries are rows of their own, called `entry`. */
  readonly each?: SQL;
  readonly join?: { readonly table: ShopTable; readonly on: SQL };
  /** When a row counts. */
  readonly at: typeof orderLines.happenedAt | typeof orders.placedAt | typeof sessionPlaces.firstAt;
  readonly where: SQL;
  /** Id of the row of a report's table that it is counted in. */
  readonly id: SQL;
  readonly order: SQL;
  /** Tells rows of an order apart. */
  readonly line: SQL;
  readonly kind: SQL;
  /** What its title is made of: the ids of things at places, null of what it isn't about. */
  readonly titles: readonly { readonly place: Place; readonly id: SQL; readonly without?: string }[];
}

const ORDER = sql`'order'::text`;
const ORDER_OR_REFUND = sql`(case when ${orderLines.kind} = 'sale' then 'order' else 'refund' end)`;
const PRODUCT = { place: 'search_product', without: 'Item without a product' } as const;

/** Lines that are credited to one of some subjects; a row of the table is what is credited, or the product. */
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

/** Whether a cart added a line, or the one that comes back: what widgets of pages add is credited to widgets, too. */
const ADDED_BY_CART = sql`exists (select 1 from order_lines sale where sale.shop_id = order_lines.shop_id
  and sale.order_id = order_lines.order_id and sale.line_id = order_lines.line_id and sale.kind = 'sale'
  and sale.properties ->> '_attribution' is not null)`;

/** Credited lines that a cart of ours has added. */
export function addedByCarts(...by: Parameters<typeof creditedLines>): SalesSource {
  const lines = creditedLines(...by);
  return { ...lines, where: and(lines.where, ADDED_BY_CART) as SQL };
}

/** `cart tier` of a line that is, or gives back, what a progress bar added and nobody paid for; null of any other. */
const GIFT_TIER = sql`(select concat_ws(' ', sale.properties ->> '_attribution', sale.properties ->> '_tier')
  from order_lines sale where sale.shop_id = order_lines.shop_id and sale.order_id = order_lines.order_id
    and sale.line_id = order_lines.line_id and sale.kind = 'sale' and sale.revenue = 0
    and sale.properties ->> '_source' = ${GIFT_SOURCE} and sale.properties ->> '_tier' is not null)`;

/** Gifts of tiers that were free, and those of them that came back. */
export const GIFT_LINES: SalesSource = {
  table: orderLines,
  at: orderLines.happenedAt,
  // What comes back of what was free is nothing, too: others aren't looked up.
  where: sql`order_lines.revenue = 0 and ${GIFT_TIER} is not null`,
  id: GIFT_TIER,
  order: sql`order_lines.order_id`,
  line: sql`order_lines.line_id`,
  kind: sql`(case when order_lines.kind = 'sale' then 'order' else 'refund' end)`,
  titles: [{ ...PRODUCT, id: sql`order_lines.product_id::text` }],
};
export const GIFT_UNITS = sql`order_lines.units`;
/** Discount on a gift; null where there is none, so that nobody says what it would have cost. */
export const GIFT_COST = sql`nullif(order_lines.discount, 0)`;

const CODES = sql`array(select jsonb_array_elements(${orders.discounts}))`;
const CODE = sql`entry ->> 'code'`;

/** Orders by each code that took something off them. */
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

/** Id of the bundle of a part, and what tells it from others of an order (`bundleMark`). */
export const BUNDLE_ID = bundleOf(sql`order_lines`);
export const BUNDLE_INSTANCE = instanceOf(sql`order_lines`);

const isPart = (
  lines: SQL,
) => sql`(${lines}.kind = 'sale' and ${lines}.properties ->> '_source' = ${BUNDLE_SOURCE}
  and ${lines}.properties ->> '_bundle' is not null)`;

/** Lines that are parts of bundles, without what was refunded. */
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

/** The first part of its order of those that are alike in something. */
function firstParts(alike: (lines: SQL) => SQL): SalesSource {
  const first = sql`not exists (select from order_lines earlier where earlier.shop_id = order_lines.shop_id
    and earlier.order_id = order_lines.order_id and earlier.line_id < order_lines.line_id
    and ${isPart(sql`earlier`)} and ${alike(sql`earlier`)} = ${alike(sql`order_lines`)})`;
  return { ...BUNDLE_PARTS, where: sql`${BUNDLE_PARTS.where} and ${first}` };
}

/** Each bundle of an order. */
export const BUNDLES_BOUGHT = firstParts(instanceOf);

/** Each product of each bundle of an order. */
export const PRODUCTS_OF_BUNDLES: SalesSource = {
  ...firstParts((lines) => sql`(${instanceOf(lines)} || ':' || coalesce(${lines}.product_id::text, ''))`),
  id: sql`order_lines.product_id::text`,
  titles: [{ ...PRODUCT, id: sql`order_lines.product_id::text` }],
};

/** Orders with a bundle, of any kind or of each. */
export const ORDERS_WITH_BUNDLES = firstParts((lines) => sql`${lines}.order_id`);
export const ORDERS_BY_BUNDLE = firstParts(bundleOf);
/** Revenue that is left of the order of a line after its refunds, whenever they were. */
export const ORDER_REVENUE_OF_LINE = sql`(select coalesce(sum(lines.revenue), 0) from order_lines lines
  where lines.shop_id = order_lines.shop_id and lines.order_id = order_lines.order_id)`;

/** Orders of the sessions at a place that were placed behind it, each when its session was there first. */
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
/** Revenue that is left of an order after its refunds, whenever they were. */
export const ORDER_REVENUE = sql`(select coalesce(sum(lines.revenue), 0) from order_lines lines
  where lines.shop_id = order_sessions.shop_id and lines.order_id = order_sessions.order_id)`;
