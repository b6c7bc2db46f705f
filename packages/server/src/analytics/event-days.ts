import type { EventShare } from '@cartwright/core/analytics/intake-limits';
import { QUARTER } from '@cartwright/core/analytics/spans';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { eq, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { eventDays, type events } from '../db/schema';
import type { Row } from '../db/shop-table';
import type { Subject } from './known-subjects';

/** Counter column of a shop's day. */
type DayColumn = Exclude<keyof Row<typeof eventDays>, 'shopId' | 'day' | 'perDay'>;

/** Limit share by subject. */
export const SHARE_OF: Readonly<Record<Subject, EventShare>> = {
  cart: 'carts',
  collection: 'lists',
  search: 'lists',
  widget: 'lists',
  bundle: 'lists',
  experiment: 'lists',
  page: 'pages',
};

/** Columns of dropped events, by limit share. */
export const DROPPED_OF = {
  carts: 'droppedCarts',
  lists: 'droppedLists',
  pages: 'droppedPages',
} as const satisfies Readonly<Record<EventShare, DayColumn>>;

/** Event counts by the shop's day and by column. */
export type CountsOfDays = ReadonlyMap<string, Partial<Record<DayColumn, number>>>;

/** Counts events by day in `timezone`, `yyyy-MM-dd`. */
export function countsOfDays<Event extends Pick<Row<typeof events>, 'happenedAt'>>(
  counted: readonly Event[],
  timezone: string,
  columnOf: (event: Event) => DayColumn,
): CountsOfDays {
  const days = new Map<string, Partial<Record<DayColumn, number>>>();
  // Days begin at a quarter of an hour in every zone: the time zone conversion is cached per quarter.
  const dayOfQuarter = new Map<number, string>();
  for (const event of counted) {
    const quarter = Math.floor(event.happenedAt.getTime() / QUARTER);
    const day = dayOfQuarter.get(quarter) ?? wallTime(quarter * QUARTER, timezone).date;
    dayOfQuarter.set(quarter, day);
    const counts = days.get(day) ?? {};
    const column = columnOf(event);
    counts[column] = (counts[column] ?? 0) + 1;
    days.set(day, counts);
  }
  return days;
}

/** Increments daily counts and returns the new values. `perDay`: the limit that caused drops. */
export async function addToDays(
  store: ShopStore,
  counts: CountsOfDays,
  perDay?: number,
): Promise<Row<typeof eventDays>[]> {
  const found: Row<typeof eventDays>[] = [];
  // Sorted, so that concurrent increments of the same rows don't deadlock.
  for (const [day, added] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const changes = Object.fromEntries(
      Object.entries(added).map(([column, number]) => [
        column,
        sql`${eventDays[column as DayColumn]} + ${number}`,
      ]),
    );
    const add = () =>
      store.update(
        eventDays,
        { ...changes, ...(perDay !== undefined && { perDay }) },
        eq(eventDays.day, day),
      );
    let rows = await add();
    if (rows.length === 0) {
      await store.insertIfAbsent(eventDays, { day });
      rows = await add();
    }
    found.push(...rows);
  }
  return found;
}
