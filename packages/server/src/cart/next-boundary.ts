import { nextLiveChange } from '@cartwright/core/schedule/live';
import { liveCandidates, livenessOf } from '@cartwright/core/schedule/live-candidates';
import type { ShopStore } from '../db/for-shop';
import { lastDayOf, runningTests } from '../experiments/running-tests';
import { listedRows } from './cart-rows';

/** When a scheduled cart of the shop begins or ends next, or a test of carts ends, after `now` (both epoch milliseconds); `Infinity` when none does. */
export async function nextBoundary(store: ShopStore, now: number): Promise<number> {
  const rows = await listedRows(store);
  const carts = liveCandidates(rows, now).map((row) => ({ live: livenessOf(row) }));
  const tests = await runningTests(store, 'smart_cart', new Date(now));
  return Math.min(nextLiveChange(carts, now), lastDayOf(tests));
}
