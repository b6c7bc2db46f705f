import type { ShopStore } from '../db/for-shop';
import { creditMarks, sessionMarks } from '../db/schema';

/** Sessions up to this many events are counted without delay. */
const SHORT_SESSION = 200;
/** Delay of longer sessions per event, in milliseconds: limits reads to 67 events per second. */
const REST_PER_EVENT_MS = 15;

/** Delay before a session with this many events is counted again, in milliseconds: less than a minute. */
export const restOf = (events: number): number => (events <= SHORT_SESSION ? 0 : events * REST_PER_EVENT_MS);

/**
 * Marks sessions for recounting, in the transaction that changes their data. `eventsOf`: number of events per session.
 */
export async function markSessions(
  transaction: ShopStore,
  sessions: Iterable<string>,
  now: Date,
  eventsOf: ReadonlyMap<string | null, number> = new Map(),
): Promise<void> {
  // Sorted, so that concurrent marks of the same rows don't deadlock.
  const rows = [...new Set(sessions)].sort().map((sessionId) => ({
    sessionId,
    markedAt: now,
    dueAt: new Date(now.getTime() + restOf(eventsOf.get(sessionId) ?? 0)),
  }));
  await transaction.insertIfAbsent(sessionMarks, ...rows);
}

/** Marks orders for crediting again, in the transaction that changes their data. */
export async function markOrders(transaction: ShopStore, orderIds: Iterable<number>): Promise<void> {
  const rows = [...new Set(orderIds)].sort((a, b) => a - b).map((orderId) => ({ orderId }));
  await transaction.insertIfAbsent(creditMarks, ...rows);
}
