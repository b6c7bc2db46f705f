import type { ShopStore } from '../db/for-shop';
import { orderReadings } from '../db/schema';

/** Progress of reading a shop's orders: see `order_readings`. */
export type OrderReading = Omit<typeof orderReadings.$inferSelect, 'shopId'>;

const NOTHING_READ: OrderReading = {
  coveredFrom: null,
  readUntil: null,
  lookedAt: null,
  isLooking: false,
  isGathered: false,
  problem: null,
};

export async function orderReading(store: ShopStore): Promise<OrderReading> {
  const [row] = await store.rows(orderReadings);
  return row ?? NOTHING_READ;
}

/** Saves changes of the progress. */
export async function noteReading(store: ShopStore, changes: Partial<OrderReading>): Promise<void> {
  await store.insertIfAbsent(orderReadings, NOTHING_READ);
  await store.update(orderReadings, changes);
}
