import { lt } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events } from '../db/schema';
import type { ReadReport } from './read-report';

/** So long events are kept: thirteen months, so that a month can be compared with the same one a year before. */
export const KEPT_DAYS = 396;

const DAY = 24 * 60 * 60 * 1000;

/** Stores what is new in a report; events that are there already stay as they are. All or nothing. */
export async function storeEvents(
  store: ShopStore,
  { page, events: reported }: Pick<ReadReport, 'page' | 'events'>,
  now: Date,
): Promise<void> {
  await store.transaction(async (within) => {
    for (const { number, name, age, cart, total, currency, tier } of reported) {
      await within.insertIfAbsent(events, {
        pageId: page,
        number,
        happenedAt: new Date(now.getTime() - age),
        cartId: cart,
        name,
        total,
        currency,
        tierId: tier,
      });
    }
  });
}

/** Deletes what is older than events are kept. */
export async function forgetOldEvents(store: ShopStore, now: Date): Promise<void> {
  await store.remove(events, lt(events.happenedAt, new Date(now.getTime() - KEPT_DAYS * DAY)));
}
