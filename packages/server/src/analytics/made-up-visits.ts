import { gte } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events } from '../db/schema';
import { type SentEvents, storeBatches } from './store-events';

/**
 * Prefix of the ids of generated page views of a demo store. Those of shoppers are UUIDs, which sort before it in
 * every collation: shoppers can't send such an id, and the index finds one at once.
 */
const MADE_UP_PAGE = 'made-up';

/** Stores events of generated visits, marked to distinguish them from real ones. */
export async function storeMadeUpVisits(
  store: ShopStore,
  sent: readonly SentEvents[],
  now: Date,
): Promise<void> {
  const marked = sent.map((each) => ({ ...each, page: `${MADE_UP_PAGE}-${each.page}` }));
  await storeBatches(store, marked, now);
}

/** Whether a shop has generated visits. */
export async function hasMadeUpVisits(store: ShopStore): Promise<boolean> {
  const found = await store.columns(events, ['pageId'], {
    where: gte(events.pageId, MADE_UP_PAGE),
    limit: 1,
  });
  return found.length > 0;
}
