import { eq, sql } from 'drizzle-orm';
import { countAnalytics } from '../analytics/count-analytics';
import { hasMadeUpVisits } from '../analytics/made-up-visits';
import type { ShopStore } from '../db/for-shop';
import { orderLines, sessionMarks, sessionPlaces } from '../db/schema';

/** How far events are counted. */
export interface Freshness {
  /** All that came before is counted. */
  readonly asOf: Date;
  /** When the first session was; null where there was none yet. */
  readonly measuredSince: Date | null;
  /** Whether visits of a demo store are counted that nobody has made. */
  readonly madeUp: boolean;
}

/** How far orders are read, for what is counted from them alone: they need nobody's consent. */
export async function freshnessOfOrders(store: ShopStore, now: Date): Promise<Freshness> {
  const [first] = await store.sums(orderLines, {
    by: {},
    of: { at: sql`min(${orderLines.happenedAt})`.mapWith(orderLines.happenedAt).as('at') },
  });
  // Where there is no order yet, none is all that there was.
  return { asOf: now, measuredSince: first?.at ?? now };
}

/** So many steps of counting a reader waits for: what came in since the last job is counted then. */
const STEPS = 5;

/** Counts what has just come in, as far as somebody who waits for a report waits for it, and says how far that went. */
export async function freshnessOf(store: ShopStore, now: Date): Promise<Freshness> {
  for (let step = 0; step < STEPS && (await countAnalytics(store, now)); step++);
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
  return { asOf: oldest?.at ?? now, measuredSince: first?.at ?? null, madeUp };
}
