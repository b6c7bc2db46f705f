import { eq, sql } from 'drizzle-orm';
import { countAnalytics } from '../analytics/count-analytics';
import { hasMadeUpVisits } from '../analytics/made-up-visits';
import type { ShopStore } from '../db/for-shop';
import { creditMarks, orderLines, sessionMarks, sessionPlaces } from '../db/schema';
import { orderState } from '../orders/order-state';

/** Freshness of the counted events. */
export interface Freshness {
  /** Instant up to which all data is counted. */
  readonly asOf: Date;
  /** Instant of the first session; null without any. */
  readonly measuredSince: Date | null;
  /** Whether generated visits of a demo store are included. */
  readonly madeUp: boolean;
  /** Share of the shop's earlier orders that has been read, from 0 to 1. */
  readonly ordersRead: number;
}

/** Freshness for figures that are counted from orders alone, which need no consent. */
export async function freshnessOfOrders(store: ShopStore, now: Date): Promise<Freshness> {
  const [first] = await store.sums(orderLines, {
    by: {},
    of: { at: sql`min(${orderLines.happenedAt})`.mapWith(orderLines.happenedAt).as('at') },
  });
  // Without orders, history is complete.
  const { progress: ordersRead } = await orderState(store, now);
  return { asOf: now, measuredSince: first?.at ?? now, madeUp: false, ordersRead };
}

/** Maximum of pending sessions and orders that a reader waits for; more are left to the job. */
const COUNTED_FOR_READERS = 50;
/** Maximum of counting steps: credited orders mark sessions again, which has no end while shoppers continue. */
const STEPS = 4;

/** Counts recent data if there is little of it, and returns the freshness of everything. */
export async function freshnessOf(store: ShopStore, now: Date): Promise<Freshness> {
  const waiting = (await store.count(sessionMarks)) + (await store.count(creditMarks));
  if (waiting <= COUNTED_FOR_READERS) {
    for (let step = 0; step < STEPS && (await countAnalytics(store, now)); step++);
  }
  const [oldest] = await store.sums(sessionMarks, {
    by: {},
    of: { at: sql`min(${sessionMarks.markedAt})`.mapWith(sessionMarks.markedAt).as('at') },
  });
  const [first] = await store.sums(sessionPlaces, {
    by: {},
    of: { at: sql`min(${sessionPlaces.firstAt})`.mapWith(sessionPlaces.firstAt).as('at') },
    where: eq(sessionPlaces.place, 'shop'),
  });
  const madeUp = await hasMadeUpVisits(store);
  const { progress: ordersRead } = await orderState(store, now);
  return { asOf: oldest?.at ?? now, measuredSince: first?.at ?? null, madeUp, ordersRead };
}
