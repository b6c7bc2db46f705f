import { lt } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events } from '../db/schema';
import type { ReadReport } from './read-report';

/** So long events are kept: thirteen months, so that a month can be compared with the same one a year before. */
export const KEPT_DAYS = 396;

/** So many events are deleted at once: a moment's work, after which others have their turn. */
export const FORGOTTEN_AT_ONCE = 1_000;

const DAY = 24 * 60 * 60 * 1000;

/** Stores what is new in a report; events that are there already stay as they are. All or nothing. */
export async function storeEvents(
  store: ShopStore,
  { page, events: reported }: Pick<ReadReport, 'page' | 'events'>,
  now: Date,
): Promise<void> {
  const rows = reported.map(({ number, name, age, cart, total, currency, tier }) => ({
    pageId: page,
    number,
    happenedAt: new Date(now.getTime() - age),
    cartId: cart,
    name,
    total,
    currency,
    tierId: tier,
  }));
  await store.insertIfAbsent(events, ...rows);
}

/** Deletes some of what is older than events are kept; gives whether there may be more of it. */
export async function forgetOldEvents(store: ShopStore, now: Date): Promise<boolean> {
  const isOver = lt(events.happenedAt, new Date(now.getTime() - KEPT_DAYS * DAY));
  return (await store.removeSome(events, isOver, FORGOTTEN_AT_ONCE)) === FORGOTTEN_AT_ONCE;
}
