import {
  ASSISTED_WITHIN,
  type Credit,
  creditsOf,
  type LinkTie,
  type ProductClick,
} from '@cartwright/core/analytics/credit';
import { and, between, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { creditMarks, credits, events, orderLines, orderSessions, orders } from '../db/schema';
import type { Row } from '../db/shop-table';
import { markSessions } from './counting-marks';

const ORDERS_AT_ONCE = 50;

type OrderRow = Row<typeof orders>;

/** Deletes the stored sessions of orders; credits remain. */
export async function untieOrders(transaction: ShopStore, orderIds: readonly number[]): Promise<void> {
  await transaction.update(credits, { sessionId: null }, inArray(credits.orderId, [...orderIds]));
  await transaction.remove(orderSessions, inArray(orderSessions.orderId, [...orderIds]));
}

/**
 * Credits a batch of marked orders, and marks the sessions whose credits changed. Returns whether there were any.
 * Credits of visitors deleted since are unchanged.
 */
export async function creditOrders(store: ShopStore, now: Date): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const marked = await transaction.rows(creditMarks, { limit: ORDERS_AT_ONCE, lock: true });
    const ids = marked.map(({ orderId }) => orderId);
    if (ids.length === 0) return false;
    await transaction.remove(creditMarks, inArray(creditMarks.orderId, ids));
    const found = await transaction.rows(orders, { where: inArray(orders.orderId, ids) });
    for (const orderId of ids) {
      const order = found.find((each) => each.orderId === orderId);
      await creditOrder(transaction, orderId, order && isCredited(order) ? order : null, now);
    }
    return true;
  });
}

/** Excludes renewals, drafts and point-of-sale orders, which no storefront event led to, and cancelled orders. */
const isCredited = ({ kind, isCancelled }: OrderRow) => kind === 'online' && !isCancelled;

async function creditOrder(
  store: ShopStore,
  orderId: number,
  order: OrderRow | null,
  now: Date,
): Promise<void> {
  const isOf = eq(credits.orderId, orderId);
  const [before, [session]] = await Promise.all([
    store.rows(credits, { where: isOf }),
    store.rows(orderSessions, { where: eq(orderSessions.orderId, orderId) }),
  ]);
  const ties = order?.link ? await tiesOf(store, order.link) : [];
  const known = ties.filter(({ at }) => order && at <= order.placedAt.getTime());
  const made = order ? await madeCredits(store, order, ties) : [];
  // A deleted visitor has no clicks left to credit: earlier credits remain.
  const isForgotten = order !== null && known.length === 0;
  const kept = isForgotten
    ? before.filter(({ how, lineId }) => how === 'assisted' && !made.some((each) => each.lineId === lineId))
    : [];
  const rows = [...kept, ...made.map(rowOf)];
  const owner = known.sort((a, b) => a.at - b.at).at(-1)?.session ?? null;
  const newSession = isForgotten ? (session?.sessionId ?? null) : owner;

  if (sameRows(before, rows) && newSession === (session?.sessionId ?? null)) return;
  await store.remove(credits, isOf);
  await store.insertMany(credits, rows);
  await store.remove(orderSessions, eq(orderSessions.orderId, orderId));
  if (newSession !== null) await store.insert(orderSessions, { orderId, sessionId: newSession });
  const touched = [...before, ...rows].map(({ sessionId }) => sessionId);
  await markSessions(
    store,
    [...touched, session?.sessionId, newSession].filter((id) => typeof id === 'string'),
    now,
  );
}

async function madeCredits(store: ShopStore, order: OrderRow, ties: readonly LinkTie[]): Promise<Credit[]> {
  const { orderId } = order;
  const lines = await store.rows(orderLines, {
    where: and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'sale')),
  });
  const placedAt = order.placedAt.getTime();
  const clicks = await clicksOf(store, ties, {
    products: lines.flatMap(({ productId }) => productId ?? []),
    placedAt,
  });
  return creditsOf(
    {
      orderId,
      placedAt,
      lines: lines.map(({ lineId, productId, properties }) => ({
        lineId,
        productId,
        properties: properties ?? {},
      })),
    },
    { ties, clicks },
  );
}

async function tiesOf(store: ShopStore, link: string): Promise<LinkTie[]> {
  const rows = await store.rows(events, { where: and(eq(events.link, link), isNotNull(events.sessionId)) });
  return rows.flatMap((row) => owned(row) ?? []);
}

async function clicksOf(
  store: ShopStore,
  ties: readonly LinkTie[],
  { products, placedAt }: { readonly products: readonly number[]; readonly placedAt: number },
): Promise<ProductClick[]> {
  const visitors = [...new Set(ties.map(({ visitor }) => visitor))];
  if (visitors.length === 0 || products.length === 0) return [];
  const rows = await store.rows(events, {
    where: and(
      inArray(events.visitorId, visitors),
      inArray(events.productId, [...products]),
      inArray(events.name, ['clicked', 'added']),
      inArray(events.subject, ['collection', 'search', 'widget']),
      between(events.happenedAt, new Date(placedAt - ASSISTED_WITHIN), new Date(placedAt)),
    ),
  });
  return rows.flatMap((row): ProductClick[] => {
    const key = owned(row);
    const { subject, subjectId, query, productId } = row;
    if (!key || productId === null) return [];
    if ((subject === 'collection' || subject === 'widget') && subjectId !== null) {
      return [{ ...key, subject, id: subjectId, productId }];
    }
    return subject === 'search' && query !== null ? [{ ...key, subject, id: query, productId }] : [];
  });
}

function owned({ pageId, number, happenedAt, visitorId, sessionId }: Row<typeof events>): LinkTie | null {
  if (visitorId === null || sessionId === null) return null;
  return { page: pageId, number, at: happenedAt.getTime(), visitor: visitorId, session: sessionId };
}

type CreditRow = Omit<Row<typeof credits>, 'shopId'>;

function rowOf({ session, at, ...credit }: Credit): CreditRow {
  return { ...credit, sessionId: session, earnedAt: new Date(at) };
}

function sameRows(before: readonly CreditRow[], after: readonly CreditRow[]): boolean {
  const text = (rows: readonly CreditRow[]) =>
    rows
      .map(({ lineId, productId, subject, subjectId, how, sessionId, earnedAt }) =>
        JSON.stringify([lineId, productId, subject, subjectId, how, sessionId, earnedAt.getTime()]),
      )
      .sort()
      .join();
  return text(before) === text(after);
}
