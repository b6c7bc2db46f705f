import type { ProductView } from '@cartwright/core/recommend/baskets/sessions';
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events } from '../db/schema';
import { minuteOf, type TimeSpan } from './order-baskets';

/**
 * Products whose pages were looked at in a span, the first view first. There are events of shoppers alone who allow
 * analytics, and who withdraws that has no session any more.
 *
 * @param timezone IANA name, by whose clock baskets have their minutes
 */
export async function sessionViews(
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
