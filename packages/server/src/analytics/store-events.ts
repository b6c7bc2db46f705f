import type {
  CartAnalyticsEvent,
  ExperimentAnalyticsEvent,
  ListAnalyticsEvent,
  PageAnalyticsEvent,
} from '@cartwright/core/analytics/analytics-events';
import type { Device } from '@cartwright/core/analytics/device-of';
import { maskedQuery } from '@cartwright/core/analytics/masked-query';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { credits, eventDays, events, orderSessions, sessionMarks, sessionPlaces } from '../db/schema';
import type { NewRow } from '../db/shop-table';
import { markSessions } from './counting-marks';
import type { AnalyticsEvent, ReadAnalyticsBatch } from './read-analytics-batch';
import { purgeSpans } from './sum-spans';

/** Retention of events: thirteen months, for comparison with the same month of the year before. */
export const KEPT_DAYS = 396;

/** Retention of visitor ids in days (ADR 72). */
export const VISITORS_KEPT_DAYS = 90;

/** Batch size of purging, short enough for other work to interleave. */
export const PURGED_AT_ONCE = 1_000;

const DAY = 24 * 60 * 60 * 1000;

/** Events of a page with the time they were sent. */
export interface SentEvents extends Pick<ReadAnalyticsBatch, 'page' | 'events'> {
  readonly sentAt: Date;
  /** Device class of the sender; absent: unknown. */
  readonly device?: Device | null;
}

export type NewEvent = NewRow<typeof events>;

/** Stores new events of batches; existing ones are unchanged. Atomic. */
export async function storeBatches(
  store: ShopStore,
  batches: readonly SentEvents[],
  now: Date,
): Promise<void> {
  await store.transaction(async (transaction) => {
    await insertEvents(transaction, eventRows(batches), now);
  });
}

/**
 * Inserts new events and marks all their sessions, within the caller's transaction. Returns the new ones. `eventsOf`:
 * events per session before.
 */
export async function insertEvents(
  transaction: ShopStore,
  rows: readonly NewEvent[],
  now: Date,
  eventsOf?: ReadonlyMap<string | null, number>,
): Promise<NewEvent[]> {
  const keyOf = ({ pageId, number }: { pageId?: unknown; number?: unknown }) => `${pageId} ${number}`;
  const added = new Set((await transaction.insertNew(events, rows)).map(keyOf));
  await markSessions(
    transaction,
    rows.flatMap(({ sessionId }) => sessionId ?? []),
    now,
    eventsOf,
  );
  // Of duplicates in one batch, one is new.
  return rows.filter((row) => added.delete(keyOf(row)));
}

/** Rows of sent events. `isCode`: see `maskedQuery`. */
export function eventRows(batches: readonly SentEvents[], isCode?: (number: string) => boolean): NewEvent[] {
  return batches.flatMap(({ page, events: reported, sentAt, device }) =>
    reported.map((event) => ({
      pageId: page,
      number: event.number,
      happenedAt: new Date(sentAt.getTime() - event.age),
      name: event.name,
      ...columnsOf(event, isCode),
      ...('subject' in event && event.subject === 'experiment' && { device }),
    })),
  );
}

type Columns = Omit<NewRow<typeof events>, 'pageId' | 'number' | 'happenedAt' | 'name'>;

function columnsOf(event: AnalyticsEvent, isCode?: (number: string) => boolean): Columns {
  if (!('subject' in event)) return cartColumns(event);
  if (event.subject === 'experiment') return experimentColumns(event);
  return event.subject === 'page' ? pageColumns(event) : listColumns(event, isCode);
}

function experimentColumns(event: ExperimentAnalyticsEvent): Columns {
  return {
    subject: event.subject,
    subjectId: event.experiment,
    testVariant: event.testVariant,
    country: event.country,
    language: event.language,
    visitorId: event.visitor,
    sessionId: event.session,
  };
}

function cartColumns(event: CartAnalyticsEvent): Columns {
  return {
    subject: 'cart',
    subjectId: event.cart,
    total: event.total,
    currency: event.currency,
    tierId: event.tier,
    productId: event.product,
    variantId: event.variant,
    widgetId: event.widget,
    code: event.code,
    visitorId: event.visitor,
    sessionId: event.session,
  };
}

function pageColumns(event: PageAnalyticsEvent): Columns {
  const whose = {
    subject: event.subject,
    country: event.country,
    language: event.language,
    visitorId: event.visitor,
    sessionId: event.session,
  };
  // In lower case, as orders have it.
  if (event.name === 'linked') return { ...whose, link: event.link.toLowerCase() };
  return {
    ...whose,
    subjectId: event.id === undefined ? null : String(event.id),
    productId: event.product,
    pageKind: event.kind,
  };
}

function listColumns(event: ListAnalyticsEvent, isCode?: (number: string) => boolean): Columns {
  return {
    subject: event.subject,
    subjectId: event.id === undefined ? null : String(event.id),
    place: event.place,
    productId: event.product,
    variantId: event.variant,
    position: event.position,
    page: event.page,
    query: event.query === undefined ? null : maskedQuery(event.query, isCode),
    results: event.results,
    filters: event.filters && [...event.filters],
    sort: event.sort,
    tierId: event.step,
    country: event.country,
    language: event.language,
    visitorId: event.visitor,
    sessionId: event.session,
  };
}

/**
 * Deletes a batch of events past their retention, and anonymises a batch past the visitors' retention; returns whether
 * there may be more of either.
 */
export async function purgeOldEvents(store: ShopStore, now: Date): Promise<boolean> {
  const isOlderThan = (days: number) => lt(events.happenedAt, new Date(now.getTime() - days * DAY));
  const removed = await store.removeSome(events, isOlderThan(KEPT_DAYS), PURGED_AT_ONCE);
  const isNamed = and(isOlderThan(VISITORS_KEPT_DAYS), isNotNull(events.visitorId));
  const changed = isNamed ? await store.updateSome(events, { visitorId: null }, isNamed, PURGED_AT_ONCE) : 0;
  const from = new Date(now.getTime() - KEPT_DAYS * DAY);
  await store.remove(eventDays, lt(eventDays.day, from.toISOString().slice(0, 10)));
  const unsummed = await purgeSpans(store, from, PURGED_AT_ONCE);
  const uncounted = await store.removeSome(sessionPlaces, lt(sessionPlaces.firstAt, from), PURGED_AT_ONCE);
  return [removed, changed, unsummed, uncounted].includes(PURGED_AT_ONCE);
}

/**
 * Deletes a visitor with their sessions and links. Counts and credits remain, anonymised: nothing is recounted from
 * anonymous events.
 */
export async function takeVisitorOut(store: ShopStore, visitor: string): Promise<void> {
  const isTheirs = eq(events.visitorId, visitor);
  await store.transaction(async (transaction) => {
    const found = await transaction.countBy(events, 'sessionId', isTheirs);
    const sessions = [...found.keys()].flatMap((id) => id ?? []);
    await transaction.update(events, { visitorId: null, sessionId: null, link: null }, isTheirs);
    if (sessions.length === 0) return;
    await transaction.remove(sessionMarks, inArray(sessionMarks.sessionId, sessions));
    const random = sql`gen_random_uuid()::text`;
    await transaction.update(
      sessionPlaces,
      { sessionId: random },
      inArray(sessionPlaces.sessionId, sessions),
    );
    await transaction.update(credits, { sessionId: null }, inArray(credits.sessionId, sessions));
    await transaction.remove(orderSessions, inArray(orderSessions.sessionId, sessions));
  });
}
