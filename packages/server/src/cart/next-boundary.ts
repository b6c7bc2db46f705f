import { nextLiveChange } from '@cartwright/core/schedule/live';
import { liveCandidates, livenessOf } from '@cartwright/core/schedule/live-candidates';
import type { ShopStore } from '../db/for-shop';
import { lastDayOf, runningTests } from '../experiments/running-tests';
import { listedRows } from './cart-rows';

/**
 * Next time after `now` at which a scheduled cart starts or ends, or a cart test ends (both epoch milliseconds);
 * `Infinity` if there is none.
 */
export async function nextBoundary(store: ShopStore, now: number): Promise<number> {
  const rows = await listedRows(store);
  const carts = liveCandidates(rows, now).map((row) => ({ live: livenessOf(row) }));
  const tests = await runningTests(store, 'smart_cart', new Date(now));
  return Math.min(nextLiveChange(carts, now), lastDayOf(tests));
}
