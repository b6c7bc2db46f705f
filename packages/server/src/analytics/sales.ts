import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { orderSales } from '../db/schema';

/** Days as `YYYY-MM-DD` in `timezone`, an IANA name; both are in the period. */
export interface SalesPeriod {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

const SUMS = {
  units: sql`coalesce(sum(${orderSales.units}), 0)`.mapWith(Number).as('units'),
  revenue: sql`coalesce(sum(${orderSales.revenue}), 0)`.mapWith(Number).as('revenue'),
  orders: sql`count(distinct ${orderSales.orderId}) filter (where ${orderSales.kind} = 'sale')`
    .mapWith(Number)
    .as('orders'),
};

/** What each product sold in a period, best first; one that only had refunds is in it, too. */
export function salesByProduct(
  store: ShopStore,
  period: SalesPeriod,
  { by, most, skip }: { readonly by: 'units' | 'revenue'; readonly most: number; readonly skip: number },
) {
  return store.sums(orderSales, {
    by: { productId: sql`${orderSales.productId}`.mapWith(Number).as('product_id') },
    of: SUMS,
    where: within(period),
    orderBy: [by === 'units' ? sql`units desc, revenue desc, 1` : sql`revenue desc, units desc, 1`],
    most,
    skip,
  });
}

/** How many products were sold or refunded in a period. */
export async function soldProducts(store: ShopStore, period: SalesPeriod): Promise<number> {
  const products = sql`count(distinct ${orderSales.productId})`.mapWith(Number).as('products');
  const [all] = await store.sums(orderSales, { by: {}, of: { products }, where: within(period) });
  return all?.products ?? 0;
}

/** What one product sold on each day of a period that has something to tell. */
export function salesByDay(store: ShopStore, period: SalesPeriod, productId: number) {
  return store.sums(orderSales, {
    by: { day: sql<string>`to_char(${localTime(period)}, 'YYYY-MM-DD')`.as('day') },
    of: SUMS,
    where: sql`${and(eq(orderSales.productId, productId), within(period))}`,
    orderBy: [sql`1`],
  });
}

/** When the first and the last order that count were placed; null without any. */
export async function salesSpan(
  store: ShopStore,
): Promise<{ readonly first: Date; readonly last: Date } | null> {
  const instant = (text: SQL) => sql`${text}`.mapWith(orderSales.happenedAt);
  const [span] = await store.sums(orderSales, {
    by: {},
    of: {
      first: instant(sql`min(${orderSales.happenedAt})`).as('first'),
      last: instant(sql`max(${orderSales.happenedAt})`).as('last'),
    },
    where: eq(orderSales.kind, 'sale'),
  });
  return span?.first && span.last ? { first: span.first, last: span.last } : null;
}

const localTime = ({ timezone }: SalesPeriod) => sql`(${orderSales.happenedAt} at time zone ${timezone})`;

/**
 * Whether something happened on one of the days. The day decides: of a midnight that a clock shows twice or skips,
 * PostgreSQL would take one of two instants. The instants around it are there for the index.
 */
function within(period: SalesPeriod): SQL {
  const { from, to } = period;
  const day = sql`${localTime(period)}::date`;
  const utc = (date: SQL) => sql`(${date}::timestamp at time zone 'UTC')`;
  const near = sql`${orderSales.happenedAt} between ${utc(sql`(${from}::date - 1)`)} and ${utc(sql`(${to}::date + 2)`)}`;
  return sql`${day} between ${from}::date and ${to}::date and ${near}`;
}
