import { PLACES } from '@cartwright/core/analytics/session-places';
import { dayStart, endOfSpan, monthStart, QUARTER, SPANS, type Span } from '@cartwright/core/analytics/spans';
import { eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { sessionPlaces, sessionSums, summedSpans } from '../db/schema';
import type { Row } from '../db/shop-table';
import { isClosed, type Measure, measuresAt, sumOfRows, sumOfSums } from './measures';

/** Rest period without changes before a span is summed, in milliseconds: late events often arrive together. */
export const REST_MS = 15 * 60 * 1000;

/** Batch size of spans per job. */
export const SPANS_AT_ONCE = 20;

type SpanRow = Row<typeof summedSpans>;

/**
 * Marks spans as changed by sessions that began at these instants, within the same transaction: until summed again,
 * reports read the rows.
 */
export async function markSpans(transaction: ShopStore, instants: readonly Date[], now: Date): Promise<void> {
  const starts = (startOf: (instant: number) => number) =>
    [...new Set(instants.map((instant) => startOf(instant.getTime())))].sort((a, b) => a - b);
  const marked = { isSummed: false, changedAt: now };
  // Sorted, so that concurrent marks of the same rows don't deadlock.
  await transaction.upsertMany(summedSpans, [
    ...starts(dayStart).map((start) => ({ ...marked, span: 'day' as const, startsAt: new Date(start) })),
    ...starts(monthStart).map((start) => ({ ...marked, span: 'month' as const, startsAt: new Date(start) })),
  ]);
}

/**
 * Sums a batch of past, rested spans, days before months. Returns whether there are `more` to sum now, some to sum
 * `later`, or `nothing`.
 */
export async function sumSpans(store: ShopStore, now: Date): Promise<'more' | 'later' | 'nothing'> {
  const { span, startsAt, isSummed } = summedSpans;
  const waiting = await store.rows(summedSpans, {
    where: sql`not ${isSummed}`,
    orderBy: [sql`${span}, ${startsAt} desc`],
  });
  const over = waiting.filter((each) => endOfSpan(each.span, each.startsAt.getTime()) <= now.getTime());
  const due = over.filter(({ changedAt }) => changedAt.getTime() <= now.getTime() - REST_MS);
  for (const each of due.slice(0, SPANS_AT_ONCE)) await sumSpan(store, each, now);
  if (due.length > SPANS_AT_ONCE) return 'more';
  return over.length > 0 ? 'later' : 'nothing';
}

/** Sums a day from its rows, or a month from its days; skipped until a later run if it can't be summed yet. */
async function sumSpan(store: ShopStore, { span, startsAt }: SpanRow, now: Date): Promise<void> {
  const end = new Date(endOfSpan(span, startsAt.getTime()));
  await store.transaction(async (transaction) => {
    const isSpan = sql`${summedSpans.span} = ${span} and ${eq(summedSpans.startsAt, startsAt)}`;
    // Concurrent changes of its rows mark it before or after this lock.
    const [found] = await transaction.rows(summedSpans, { where: isSpan, lock: true });
    if (!found || found.isSummed) return;
    const isReady = span === 'day' ? isWholeDay : isWholeMonth;
    if (!(await isReady(transaction, startsAt, end, now))) return;
    await (span === 'day' ? sumDay : sumMonth)(transaction, startsAt, end, now);
    await transaction.update(summedSpans, { isSummed: true }, isSpan);
  });
}

/** Rows that began in a span, of any place: the places are listed, as the index needs. */
const rowsWithin = (start: Date, end: Date): SQL =>
  sql`${inArray(sessionPlaces.place, [...PLACES])}
    and ${gte(sessionPlaces.firstAt, start)} and ${lt(sessionPlaces.firstAt, end)}`;

const sumsWithin = (span: Span, start: Date, end: Date): SQL =>
  sql`${eq(sessionSums.span, span)} and ${inArray(sessionSums.place, [...PLACES])}
    and ${gte(sessionSums.startsAt, start)} and ${lt(sessionSums.startsAt, end)}`;

/** Whether all sessions of a day are closed, so that their exits are known. */
async function isWholeDay(store: ShopStore, start: Date, end: Date, now: Date): Promise<boolean> {
  return (await store.count(sessionPlaces, sql`${rowsWithin(start, end)} and not (${isClosed(now)})`)) === 0;
}

async function isWholeMonth(store: ShopStore, start: Date, end: Date): Promise<boolean> {
  const isOfMonth = sql`${eq(summedSpans.span, 'day')}
    and ${gte(summedSpans.startsAt, start)} and ${lt(summedSpans.startsAt, end)}`;
  return (await store.count(summedSpans, sql`${isOfMonth} and not ${summedSpans.isSummed}`)) === 0;
}

async function sumDay(store: ShopStore, start: Date, end: Date, now: Date): Promise<void> {
  await removeSums(store, 'day', start, end);
  await removeSums(store, 'quarter', start, end);
  const of = sums(Object.values(measuresAt(now)), sumOfRows);
  const place = sql`${sessionPlaces.place}`.as('place');
  await store.insertSums(sessionSums, sessionPlaces, {
    by: { place, placeId: sql`${sessionPlaces.placeId}`.as('place_id') },
    of: { ...of, ...spanOf('day', start) },
    where: rowsWithin(start, end),
  });
  const quarter = sql`to_timestamp(floor(extract(epoch from ${sessionPlaces.firstAt}) * 1000 / ${QUARTER}) * ${QUARTER / 1000})`;
  await store.insertSums(sessionSums, sessionPlaces, {
    by: { place, startsAt: quarter.as('starts_at') },
    of: { ...of, span: spanOf('quarter', start).span, placeId: sql`''::text`.as('place_id') },
    where: rowsWithin(start, end),
  });
}

async function sumMonth(store: ShopStore, start: Date, end: Date, now: Date): Promise<void> {
  await removeSums(store, 'month', start, end);
  await store.insertSums(sessionSums, sessionSums, {
    by: {
      place: sql`${sessionSums.place}`.as('place'),
      placeId: sql`${sessionSums.placeId}`.as('place_id'),
    },
    of: { ...sums(Object.values(measuresAt(now)), sumOfSums), ...spanOf('month', start) },
    where: sumsWithin('day', start, end),
  });
}

async function removeSums(store: ShopStore, span: Span, start: Date, end: Date): Promise<void> {
  await store.removeSome(sessionSums, sumsWithin(span, start, end), Number.MAX_SAFE_INTEGER);
}

const sums = (measures: readonly Measure[], sumOf: (measure: Measure) => SQL) =>
  Object.fromEntries(measures.map((measure) => [measure.name, sumOf(measure).as(measure.name)]));

const spanOf = (span: Span, start: Date) => ({
  span: sql`${span}::text`.as('span'),
  startsAt: sql`${start.toISOString()}::timestamptz`.as('starts_at'),
});

/**
 * Deletes sums of spans that began before an instant; their remaining rows are read directly. Returns the number
 * deleted.
 */
export async function purgeSpans(store: ShopStore, before: Date, limit: number): Promise<number> {
  await store.remove(summedSpans, lt(summedSpans.startsAt, before));
  const isOld = sql`${inArray(sessionSums.span, [...SPANS])} and ${inArray(sessionSums.place, [...PLACES])}
    and ${lt(sessionSums.startsAt, before)}`;
  return await store.removeSome(sessionSums, isOld, limit);
}
