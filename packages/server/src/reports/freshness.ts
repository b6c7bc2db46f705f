import { eq, sql } from 'drizzle-orm';
import { countAnalytics } from '../analytics/count-analytics';
import { hasMadeUpVisits } from '../analytics/made-up-visits';
import type { ShopStore } from '../db/for-shop';
import { creditMarks, orderLines, sessionMarks, sessionPlaces } from '../db/schema';
import { orderState } from '../orders/order-state';

/** Freshness of the counted events. */
export interface Freshness {
  /** All that came before is counted. */
  readonly asOf: Date;
  /** When the first session was; null where there was none yet. */
  readonly measuredSince: Date | null;
  /** Whether visits of a demo store are counted that nobody has made. */
  readonly madeUp: boolean;
  /** How much of the shop's earlier orders has been read, from 0 to 1. */
  readonly ordersRead: number;
}

/** Freshness of the orders that were read, for what is counted from them alone: they need nobody's consent. */
export async function freshnessOfOrders(store: ShopStore, now: Date): Promise<Freshness> {
  const [first] = await store.sums(orderLines, {
    by: {},
    of: { at: sql`min(${orderLines.happenedAt})`.mapWith(orderLines.happenedAt).as('at') },
  });
  // Where there is no order yet, none is all that there was.
  const { progress: ordersRead } = await orderState(store, now);
  return { asOf: now, measuredSince: first?.at ?? now, madeUp: false, ordersRead };
}

/** For more sessions and orders than these nobody waits: a job is at it. */
const COUNTED_FOR_READERS = 50;
/** Counting credits orders, which has sessions counted again; while shoppers go on it never ends. */
const STEPS = 4;

/** Counts recent data if it is little, and returns how far everything is counted. */
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
