import type { ShopStore } from '../db/for-shop';
import { creditMarks, sessionMarks } from '../db/schema';

/** Sessions of so many events are counted as soon as anything comes of them. */
const SHORT_SESSION = 200;
/** A longer one waits so long for each of its events, in milliseconds: then each second reads at most 67 of them. */
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
  // In one order everywhere: two that mark the same ones don't wait for each other.
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
