import { EVENTS_OF_SESSION } from '@cartwright/core/analytics/intake-limits';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events } from '../db/schema';
import { addToDays, type CountsOfDays, countsOfDays, DROPPED_OF, SHARE_OF } from './event-days';
import type { ReadAnalyticsBatch } from './read-analytics-batch';
import { eventRows, insertEvents, type NewEvent } from './store-events';

/** How much of a shop is counted, and on whose days. */
export interface IntakeLimits {
  /** IANA name. */
  readonly timezone: string;
  /** Events of a day, of each share (`SHARE_OF`). */
  readonly perDay: number;
  /** Events of a session. Absent: `EVENTS_OF_SESSION`. */
  readonly ofSession?: number | undefined;
}

type Batch = Pick<ReadAnalyticsBatch, 'page' | 'events'>;

interface TakeOptions extends IntakeLimits {
  readonly now: Date;
  /** See `maskedQuery`. */
  readonly isCode?: (number: string) => boolean;
}

/** Ends a transaction in which a day had too many. */
class DayIsFull extends Error {}

/**
 * Stores what is new in a batch, as far as the shop's limits allow, and counts what they don't. Gives whether all of it was
 * taken that isn't of a session which has sent too much: of a day that is full nothing is.
 */
export async function takeEvents(store: ShopStore, batch: Batch, options: TakeOptions): Promise<boolean> {
  const { now, timezone, perDay, ofSession = EVENTS_OF_SESSION, isCode } = options;
  const sent = eventRows([{ ...batch, sentAt: now }], isCode);
  const long = await longSessions(store, sent, ofSession);
  const isOfLong = ({ sessionId }: NewEvent) => typeof sessionId === 'string' && long.has(sessionId);
  const rows = sent.filter((row) => !isOfLong(row));
  if (rows.length < sent.length) {
    await addToDays(
      store,
      countsOfDays(sent.filter(isOfLong), timezone, () => 'droppedOfSessions'),
    );
  }
  if (rows.length === 0) return true;
  try {
    await store.transaction(async (transaction) => {
      const added = countsOfDays(await insertEvents(transaction, rows, now), timezone, shareOf);
      const days = await addToDays(transaction, added);
      if (days.some((day) => isOver(day, added, perDay))) throw new DayIsFull();
    });
    return true;
  } catch (error) {
    if (!(error instanceof DayIsFull)) throw error;
    await addToDays(
      store,
      countsOfDays(rows, timezone, (row) => DROPPED_OF[shareOf(row)]),
      perDay,
    );
    return false;
  }
}

/** Counts a batch that a bot has sent, of which nothing is stored. */
export async function countBots(
  store: ShopStore,
  batch: Batch,
  { now, timezone }: Pick<TakeOptions, 'now' | 'timezone'>,
): Promise<void> {
  const rows = eventRows([{ ...batch, sentAt: now }]);
  await addToDays(
    store,
    countsOfDays(rows, timezone, () => 'ofBots'),
  );
}

const shareOf = ({ subject }: Pick<NewEvent, 'subject'>) => SHARE_OF[subject ?? 'cart'];

const isOver = (
  day: Awaited<ReturnType<typeof addToDays>>[number],
  added: CountsOfDays,
  perDay: number,
): boolean => {
  const counts = added.get(day.day) ?? {};
  return (['carts', 'lists', 'pages'] as const).some(
    (share) => (counts[share] ?? 0) > 0 && day[share] > perDay,
  );
};

/** Sessions that have sent all that is counted of one. */
async function longSessions(
  store: ShopStore,
  rows: readonly NewEvent[],
  most: number,
): Promise<ReadonlySet<string>> {
  const sessions = [...new Set(rows.flatMap(({ sessionId }) => sessionId ?? []))];
  if (sessions.length === 0) return new Set();
  const stored = await store.countBy(events, 'sessionId', inArray(events.sessionId, sessions));
  return new Set(sessions.filter((session) => (stored.get(session) ?? 0) >= most));
}
