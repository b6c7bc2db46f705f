import { randomUUID } from 'node:crypto';
import type { PageKind } from '@cartwright/core/analytics/analytics-events';
import type { OrderDiscount } from '@cartwright/core/analytics/order-discount';
import { inArray } from 'drizzle-orm';
import { countAnalytics } from '../analytics/count-analytics';
import { markOrders, markSessions } from '../analytics/counting-marks';
import { takeVisitorOut } from '../analytics/store-events';
import { sumSpans } from '../analytics/sum-spans';
import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import { credits, events, orderLines, orderSessions, orders, sessionPlaces } from '../db/schema';

/** Event of a test; page and number are generated if absent. */
export interface MadeEvent {
  readonly page?: string;
  readonly number?: number;
  readonly visitor: string;
  readonly session: string;
  readonly at: number;
  readonly subject: 'cart' | 'collection' | 'search' | 'page' | 'widget' | 'bundle';
  readonly name: string;
  readonly subjectId?: string;
  readonly productId?: number;
  readonly position?: number;
  readonly query?: string;
  readonly results?: number;
  readonly filters?: string[];
  readonly sort?: string;
  readonly pageKind?: PageKind;
  readonly link?: string;
  readonly tierId?: string;
  readonly widgetId?: number;
  readonly code?: string;
}

export interface MadeOrder {
  readonly orderId: number;
  readonly placedAt: number;
  readonly link: string | null;
  readonly isCancelled?: boolean;
  readonly lines: readonly {
    readonly lineId: number;
    readonly productId: number | null;
    readonly revenue: number;
    /** Discount; absent: none. */
    readonly discount?: number;
    readonly properties: Readonly<Record<string, string>>;
  }[];
  readonly refunds: readonly {
    readonly lineId: number;
    readonly at: number;
    readonly revenue: number;
    readonly discount?: number;
  }[];
  /** Discounts of the whole order; absent: none. */
  readonly discounts?: readonly OrderDiscount[];
}

/** Instant long after all events of tests, and their rest period. */
const LONG_AFTER = new Date('2100-01-01');

/** Shop with stored events and orders, counted on the test's request. */
export function aMeasuredShop(database: Database) {
  const store = forShop(database, randomUUID());
  let numbers = 0;
  const now = new Date();
  return {
    store,
    async take(told: readonly MadeEvent[], placed: readonly MadeOrder[]) {
      await store.transaction(async (transaction) => {
        const rows = told.map(({ page, number, visitor, session, at, ...event }) => ({
          ...event,
          pageId: page ?? `${event.subject} ${event.name} ${session} ${at}`,
          number: number ?? (page === undefined ? 0 : ++numbers),
          visitorId: visitor,
          sessionId: session,
          happenedAt: new Date(at),
        }));
        await transaction.insertIfAbsent(events, ...rows);
        await markSessions(
          transaction,
          told.map(({ session }) => session),
          now,
        );
        for (const {
          orderId,
          placedAt,
          link,
          isCancelled = false,
          lines,
          refunds,
          discounts = [],
        } of placed) {
          await transaction.remove(orders, inArray(orders.orderId, [orderId]));
          await transaction.remove(orderLines, inArray(orderLines.orderId, [orderId]));
          await transaction.insert(orders, {
            orderId,
            placedAt: new Date(placedAt),
            updatedAt: new Date(placedAt),
            kind: 'online',
            isCancelled,
            isEdited: false,
            currency: 'USD',
            link,
            discounts,
          });
          await transaction.insertMany(orderLines, [
            ...lines.map((each) => ({
              ...each,
              orderId,
              units: 1,
              kind: 'sale' as const,
              happenedAt: new Date(placedAt),
            })),
            ...refunds.map(({ at, ...each }) => ({
              ...each,
              orderId,
              units: -1,
              kind: 'refund' as const,
              happenedAt: new Date(at),
            })),
          ]);
        }
        await markOrders(
          transaction,
          placed.map(({ orderId }) => orderId),
        );
      });
    },
    async count() {
      while (await countAnalytics(store, now));
    },
    /** Sums all changed days and months, after their rest period. */
    async sum() {
      while ((await sumSpans(store, LONG_AFTER)) === 'more');
    },
    forget: (visitor: string) => takeVisitorOut(store, visitor),
    /** All remaining session identifiers. */
    async idsLeft(): Promise<(string | null)[]> {
      const tables = [events, sessionPlaces, credits, orderSessions];
      const rows = await Promise.all(tables.map((table) => store.columns(table, ['sessionId'])));
      return rows.flat().map(({ sessionId }) => sessionId);
    },
  };
}
