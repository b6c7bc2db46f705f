import type { DateRange } from '@cartwright/core/analytics/ranges';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { orderLines } from '../db/schema';

/** Sales of lines with a given property value. Negative if the range has only refunds. */
export interface PropertySales {
  readonly key: string;
  readonly value: string;
  /** Orders of the range with such a line. */
  readonly orders: number;
  readonly units: number;
  /** Subunits of the shop's currency. */
  readonly revenue: number;
}

/**
 * Properties of a row's sale: a refund has those of its line. Column names are written out, since both tables have
 * the same ones.
 */
const PROPERTIES = sql`(select sale.properties from order_lines sale where sale.shop_id = order_lines.shop_id
  and sale.order_id = order_lines.order_id and sale.line_id = order_lines.line_id and sale.kind = 'sale')`;
/** A row per property; names and values sorted in the same order on every server. */
const EACH = sql`jsonb_each_text(${PROPERTIES})`;

/**
 * Sales of a range by name and value of properties, most revenue first: sales at the instant of their orders, refunds at
 * their own. A line with several properties is in each.
 */
export async function salesByProperty(
  store: ShopStore,
  range: Pick<DateRange, 'start' | 'end'>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<readonly PropertySales[]> {
  return await store.sums(orderLines, {
    by: {
      key: sql<string>`(${EACH}).key collate "C"`.as('key'),
      value: sql<string>`(${EACH}).value collate "C"`.as('value'),
    },
    of: {
      orders: sql`count(distinct ${orderLines.orderId}) filter (where ${orderLines.kind} = 'sale')`
        .mapWith(Number)
        .as('orders'),
      units: sql`sum(${orderLines.units})`.mapWith(Number).as('units'),
      revenue: sql`sum(${orderLines.revenue})`.mapWith(Number).as('revenue'),
    },
    where: within(range),
    orderBy: [sql`revenue desc, units desc, 1, 2`],
    limit,
    skip,
  });
}

/** Condition for lines in a range with a property; refunds have the properties of their sales. */
export function linesWithProperty(
  range: Pick<DateRange, 'start' | 'end'>,
  [key, value]: readonly [key: string, value: string],
): SQL {
  return sql`${within(range)} and ${PROPERTIES} ->> ${key} = ${value}`;
}

function within({ start, end }: Pick<DateRange, 'start' | 'end'>): SQL | undefined {
  return and(gte(orderLines.happenedAt, new Date(start)), lt(orderLines.happenedAt, new Date(end)));
}
