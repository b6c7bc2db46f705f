import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { orderLines } from '../db/schema';

/** Days as `YYYY-MM-DD` in `timezone`, an IANA name; both are in the period. */
export interface SalesPeriod {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

const SUMS = {
  units: sql`coalesce(sum(${orderLines.units}), 0)`.mapWith(Number).as('units'),
  revenue: sql`coalesce(sum(${orderLines.revenue}), 0)`.mapWith(Number).as('revenue'),
  orders: sql`count(distinct ${orderLines.orderId}) filter (where ${orderLines.kind} = 'sale')`
    .mapWith(Number)
    .as('orders'),
};

/** Units and revenue of each product in a period, best first; one that only had refunds is in it, too. */
export function salesByProduct(
  store: ShopStore,
  period: SalesPeriod,
  { by, limit, skip }: { readonly by: 'units' | 'revenue'; readonly limit: number; readonly skip: number },
) {
  return store.sums(orderLines, {
    by: { productId: sql`${orderLines.productId}`.mapWith(Number).as('product_id') },
    of: SUMS,
    where: and(isNotNull(orderLines.productId), within(period)),
    orderBy: [by === 'units' ? sql`units desc, revenue desc, 1` : sql`revenue desc, units desc, 1`],
    limit,
    skip,
  });
}

/** Number of products that were sold or refunded in a period. */
export async function soldProducts(store: ShopStore, period: SalesPeriod): Promise<number> {
  const products = sql`count(distinct ${orderLines.productId})`.mapWith(Number).as('products');
  const [all] = await store.sums(orderLines, { by: {}, of: { products }, where: within(period) });
  return all?.products ?? 0;
}

/** Sales of one product on each day of a period that has any. */
export function salesByDay(store: ShopStore, period: SalesPeriod, productId: number) {
  return store.sums(orderLines, {
    by: { day: sql<string>`to_char(${localTime(period)}, 'YYYY-MM-DD')`.as('day') },
    of: SUMS,
    where: sql`${and(eq(orderLines.productId, productId), within(period))}`,
    orderBy: [sql`1`],
  });
}

/** Time of the first and last counted order; null without any. */
export async function salesSpan(
  store: ShopStore,
): Promise<{ readonly first: Date; readonly last: Date } | null> {
  const instant = (text: SQL) => sql`${text}`.mapWith(orderLines.happenedAt);
  const [span] = await store.sums(orderLines, {
    by: {},
    of: {
      first: instant(sql`min(${orderLines.happenedAt})`).as('first'),
      last: instant(sql`max(${orderLines.happenedAt})`).as('last'),
    },
    where: eq(orderLines.kind, 'sale'),
  });
  return span?.first && span.last ? { first: span.first, last: span.last } : null;
}

const localTime = ({ timezone }: SalesPeriod) => sql`(${orderLines.happenedAt} at time zone ${timezone})`;

/**
 * Whether something happened on one of the days. The day decides: of a midnight that a clock shows twice or skips,
 * PostgreSQL would take one of two instants. The instants around it are there for the index.
 */
function within(period: SalesPeriod): SQL {
  const { from, to } = period;
  const day = sql`${localTime(period)}::date`;
  const utc = (date: SQL) => sql`(${date}::timestamp at time zone 'UTC')`;
  const near = sql`${orderLines.happenedAt} between ${utc(sql`(${from}::date - 1)`)} and ${utc(sql`(${to}::date + 2)`)}`;
  return sql`${day} between ${from}::date and ${to}::date and ${near}`;
}
