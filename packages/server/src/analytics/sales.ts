import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { orderLines } from '../db/schema';

/** Inclusive period of days as `YYYY-MM-DD` in `timezone`, an IANA name. */
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

/** Units and revenue of each product in a period, best first; includes products with refunds only. */
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

/** Sales of a product per day of a period, without days that have none. */
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
 * Condition for a period. The local day decides: PostgreSQL would take one of two instants for a midnight that is
 * repeated or skipped. The instants around it allow the use of the index.
 */
function within(period: SalesPeriod): SQL {
  const { from, to } = period;
  const day = sql`${localTime(period)}::date`;
  const utc = (date: SQL) => sql`(${date}::timestamp at time zone 'UTC')`;
  const near = sql`${orderLines.happenedAt} between ${utc(sql`(${from}::date - 1)`)} and ${utc(sql`(${to}::date + 2)`)}`;
  return sql`${day} between ${from}::date and ${to}::date and ${near}`;
}
