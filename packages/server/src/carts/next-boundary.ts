import { nextLiveChange } from '@cartwright/core/schedule/live';
import { liveCandidates, livenessOf } from '@cartwright/core/schedule/live-candidates';
import type { ShopStore } from '../db/for-shop';
import { listedRows } from './cart-rows';

/** When a scheduled cart of the shop begins or ends next after `now` (both epoch milliseconds); `Infinity` when none does. */
export async function nextBoundary(store: ShopStore, now: number): Promise<number> {
  const rows = await listedRows(store);
  return nextLiveChange(
    liveCandidates(rows, now).map((row) => ({ live: livenessOf(row) })),
    now,
  );
}
