import { placesOfSession, type SessionEvent } from '@cartwright/core/analytics/session-places';
import { and, asc, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { credits, events, orderSessions, orders, sessionMarks, sessionPlaces } from '../db/schema';
import type { Row } from '../db/shop-table';
import { markOrders } from './counting-marks';
import { markSpans } from './sum-spans';

/** Batch sizes of sessions and their events, short enough for other work to interleave. */
export const SESSIONS_AT_ONCE = 100;
const EVENTS_AT_ONCE = 5_000;

/**
 * Recounts a batch of marked sessions from all their stored events, and marks orders that their clicks may be credited
 * with. Returns whether there may be more. A session changed meanwhile is marked again.
 */
export async function countSessions(store: ShopStore, now: Date): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const marked = await transaction.rows(sessionMarks, {
      where: lte(sessionMarks.dueAt, now),
      orderBy: [asc(sessionMarks.dueAt)],
      limit: SESSIONS_AT_ONCE,
      lock: true,
    });
    const ids = await fewEnough(
      transaction,
      marked.map(({ sessionId }) => sessionId),
    );
    if (ids.length === 0) return false;
    await transaction.remove(sessionMarks, inArray(sessionMarks.sessionId, ids));
    const found = await transaction.rows(events, { where: inArray(events.sessionId, ids) });
    const bySession = new Map(ids.map((id) => [id, [] as Row<typeof events>[]]));
    for (const event of found) bySession.get(event.sessionId ?? '')?.push(event);
    const salesOf = await salesOfSessions(transaction, ids);
    const rows = ids.flatMap((sessionId) =>
      placesOfSession((bySession.get(sessionId) ?? []).map(sessionEvent), salesOf(sessionId)).map(
        ({ firstAt, lastAt, ...place }) => ({
          ...place,
          sessionId,
          firstAt: new Date(firstAt),
          lastAt: new Date(lastAt),
        }),
      ),
    );
    const before = await transaction.remove(sessionPlaces, inArray(sessionPlaces.sessionId, ids));
    await transaction.insertMany(sessionPlaces, rows);
    await markSpans(
      transaction,
      [...before, ...rows].map(({ firstAt }) => firstAt),
      now,
    );
    await markOrdersOfVisitors(transaction, found);
    return ids.length < marked.length || marked.length === SESSIONS_AT_ONCE;
  });
}

/** Leading sessions whose events fit into a batch; at least one. */
async function fewEnough(store: ShopStore, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const sizes = await store.countBy(events, 'sessionId', inArray(events.sessionId, [...ids]));
  let all = 0;
  return ids.filter((id, index) => {
    all += sizes.get(id) ?? 0;
    return index === 0 || all <= EVENTS_AT_ONCE;
  });
}

async function salesOfSessions(store: ShopStore, ids: readonly string[]) {
  const bought = await store.rows(orderSessions, { where: inArray(orderSessions.sessionId, [...ids]) });
  const orderIds = bought.map(({ orderId }) => orderId);
  const placed = await store.columns(orders, ['orderId', 'placedAt'], {
    where: inArray(orders.orderId, orderIds),
  });
  const placedAt = new Map(placed.map((order) => [order.orderId, order.placedAt.getTime()]));
  const earned = await store.rows(credits, { where: inArray(credits.sessionId, [...ids]) });
  return (session: string) => ({
    orders: bought.flatMap(({ sessionId, orderId }) =>
      sessionId === session ? [placedAt.get(orderId) ?? []].flat() : [],
    ),
    credits: earned
      .filter(({ sessionId }) => sessionId === session)
      .map(({ subject, subjectId, productId, earnedAt }) => ({
        subject,
        subjectId,
        productId,
        at: earnedAt.getTime(),
      })),
  });
}

/** Marks later orders of these events' visitors. */
async function markOrdersOfVisitors(
  transaction: ShopStore,
  found: readonly Row<typeof events>[],
): Promise<void> {
  const visitors = [...new Set(found.flatMap(({ visitorId }) => visitorId ?? []))];
  const times = found.map(({ happenedAt }) => happenedAt.getTime());
  if (visitors.length === 0) return;
  const tied = await transaction.columns(events, ['link'], {
    where: and(inArray(events.visitorId, visitors), isNotNull(events.link)),
  });
  const links = [...new Set(tied.flatMap(({ link }) => link ?? []))];
  if (links.length === 0) return;
  // A link may arrive after its order; earlier clicks were included when the order was credited.
  const placed = await transaction.columns(orders, ['orderId'], {
    where: and(inArray(orders.link, links), gte(orders.placedAt, new Date(Math.min(...times)))),
  });
  await markOrders(
    transaction,
    placed.map(({ orderId }) => orderId),
  );
}

function sessionEvent(row: Row<typeof events>): SessionEvent {
  return {
    page: row.pageId,
    number: row.number,
    at: row.happenedAt.getTime(),
    subject: row.subject,
    name: row.name,
    subjectId: row.subjectId,
    productId: row.productId,
    position: row.position,
    query: row.query,
    results: row.results,
    filters: row.filters,
    sort: row.sort,
    pageKind: row.pageKind,
    tierId: row.tierId,
    widgetId: row.widgetId,
    code: row.code,
  };
}
