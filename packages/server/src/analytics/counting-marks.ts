import type { ShopStore } from '../db/for-shop';
import { creditMarks, sessionMarks } from '../db/schema';

/** Marks sessions to be counted again, in the transaction that changes what they are counted from. */
export async function markSessions(
  transaction: ShopStore,
  sessions: Iterable<string>,
  now: Date,
): Promise<void> {
  // In one order everywhere: two that mark the same ones don't wait for each other.
  const rows = [...new Set(sessions)].sort().map((sessionId) => ({ sessionId, markedAt: now }));
  await transaction.insertIfAbsent(sessionMarks, ...rows);
}

/** Marks orders whose credits have to be looked at again, in the transaction that changes what they are made of. */
export async function markOrders(transaction: ShopStore, orderIds: Iterable<number>): Promise<void> {
  const rows = [...new Set(orderIds)].sort((a, b) => a - b).map((orderId) => ({ orderId }));
  await transaction.insertIfAbsent(creditMarks, ...rows);
}
