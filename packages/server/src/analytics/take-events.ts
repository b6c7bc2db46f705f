import { EVENT_SHARES, EVENTS_OF_SESSION } from '@cartwright/core/analytics/intake-limits';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events } from '../db/schema';
import { together } from '../process/together';
import { addToDays, type CountsOfDays, countsOfDays, DROPPED_OF, SHARE_OF } from './event-days';
import { eventRows, insertEvents, type NewEvent, type SentEvents } from './store-events';

/** Limits for counted events of a shop, and its time zone. */
export interface IntakeLimits {
  /** IANA name. */
  readonly timezone: string;
  /** Events per day, for each share (`SHARE_OF`). */
  readonly perDay: number;
  /** Events per session. Absent: `EVENTS_OF_SESSION`. */
  readonly ofSession?: number | undefined;
}

type Batch = Omit<SentEvents, 'sentAt'>;

/** Batch as rows, with its limits. */
interface Taken extends IntakeLimits {
  readonly rows: readonly NewEvent[];
  readonly now: Date;
}

/** Maximum of a shop's batches per transaction. */
const BATCHES_AT_ONCE = 25;

/** Error that rolls back a transaction in which a day exceeds its limit. */
class DayIsFull extends Error {}

/**
 * Ingests a shop's batches: stores new events within the shop's limits, and counts the rest. Batches that arrive
 * during a transaction are stored together. Returns whether the whole batch was stored, except events of sessions
 * over their limit; a batch of a full day isn't stored at all. `isCode`: see `maskedQuery`.
 */
export function eventIntake(store: ShopStore) {
  const take = together((batches: readonly Taken[]) => takeAll(store, batches), BATCHES_AT_ONCE);
  return (
    batch: Batch,
    limits: IntakeLimits & { readonly now: Date },
    isCode?: (number: string) => boolean,
  ): Promise<boolean> => take({ ...limits, rows: eventRows([{ ...batch, sentAt: limits.now }], isCode) });
}

async function takeAll(store: ShopStore, batches: readonly Taken[]): Promise<readonly boolean[]> {
  const [{ now, timezone, perDay, ofSession = EVENTS_OF_SESSION }] = batches as readonly [Taken, ...Taken[]];
  const sent = batches.flatMap(({ rows }) => rows);
  const eventsOf = await eventsOfSessions(store, sent);
  // Sessions over their limit.
  const isOfLong = ({ sessionId = null }: NewEvent) => (eventsOf.get(sessionId) ?? 0) >= ofSession;
  const rows = sent.filter((row) => !isOfLong(row));
  const isTaken = rows.length === 0 || (await storeWithin(store, rows, { now, timezone, perDay, eventsOf }));
  // Retried individually: some may still fit into a nearly full day.
  if (!isTaken && batches.length > 1) throw new DayIsFull();
  if (rows.length < sent.length) {
    await addToDays(
      store,
      countsOfDays(sent.filter(isOfLong), timezone, () => 'droppedOfSessions'),
    );
  }
  if (!isTaken) {
    const dropped = countsOfDays(rows, timezone, (row) => DROPPED_OF[shareOf(row)]);
    await addToDays(store, dropped, perDay);
  }
  return batches.map(() => isTaken);
}

/** Stores new events unless a day would exceed its limit; returns whether it did. */
async function storeWithin(
  store: ShopStore,
  rows: readonly NewEvent[],
  {
    now,
    timezone,
    perDay,
    eventsOf,
  }: Omit<Taken, 'rows'> & { readonly eventsOf: ReadonlyMap<string | null, number> },
): Promise<boolean> {
  try {
    await store.transaction(async (transaction) => {
      const added = countsOfDays(await insertEvents(transaction, rows, now, eventsOf), timezone, shareOf);
      const days = await addToDays(transaction, added);
      if (days.some((day) => isOver(day, added, perDay))) throw new DayIsFull();
    });
    return true;
  } catch (error) {
    if (error instanceof DayIsFull) return false;
    throw error;
  }
}

/** Counts a bot's batch without storing it. */
export async function countBots(
  store: ShopStore,
  batch: Batch,
  { now, timezone }: Pick<Taken, 'now' | 'timezone'>,
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
  return EVENT_SHARES.some((share) => (counts[share] ?? 0) > 0 && day[share] > perDay);
};

/** Number of stored events of these sessions. */
async function eventsOfSessions(
  store: ShopStore,
  rows: readonly NewEvent[],
): Promise<ReadonlyMap<string | null, number>> {
  const sessions = [...new Set(rows.flatMap(({ sessionId }) => sessionId ?? []))];
  if (sessions.length === 0) return new Map();
  return await store.countBy(events, 'sessionId', inArray(events.sessionId, sessions));
}
