import type { DroppedEvents } from '@cartwright/core/contract/reports';
import { and, gte, lte } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { eventDays } from '../db/schema';

/** Nothing was dropped of what isn't counted from events. */
export const NONE_DROPPED: DroppedEvents = { days: [], bots: 0 };

/** Dropped events of some days, `yyyy-MM-dd`; both are in it. */
export async function droppedIn(
  store: ShopStore,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DroppedEvents> {
  const { day } = eventDays;
  const rows = await store.rows(eventDays, {
    where: and(gte(day, from), lte(day, to)),
    orderBy: [day.getSQL()],
  });
  const days = rows.map((row) => ({
    date: row.day,
    carts: row.droppedCarts,
    lists: row.droppedLists,
    pages: row.droppedPages,
    perDay: row.perDay,
    ofSessions: row.droppedOfSessions,
  }));
  return {
    days: days.filter(({ carts, lists, pages, ofSessions }) => carts + lists + pages + ofSessions > 0),
    bots: rows.reduce((sum, { ofBots }) => sum + ofBots, 0),
  };
}
