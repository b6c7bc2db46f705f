import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { Place } from '@cartwright/core/analytics/session-places';
import {
  daysCovering,
  type Interval,
  monthStart,
  quartersCovering,
  type Span,
  type SummedSpans,
} from '@cartwright/core/analytics/spans';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Measure, type MeasureName, sumOfRows, sumOfSums } from '../analytics/measures';
import type { ShopStore } from '../db/for-shop';
import { sessionPlaces, sessionSums, summedSpans } from '../db/schema';

/** Grouping of a report's rows: none, by the shop's day, or by the table's rows. */
export type Grouping = 'all' | 'day' | 'id';

/** Sums of measures; a `latest` without data is null. */
export type MeasureSums = Readonly<Partial<Record<MeasureName, number | null>>>;

interface SumsRequest {
  readonly place: Place;
  readonly measures: readonly Measure[];
  readonly range: DateRange;
  readonly grouping: Grouping;
  readonly summed: SummedSpans;
}

/** Days and months in a range whose stored sums are current. */
export async function summedSpansOf(store: ShopStore, { start, end }: Interval): Promise<SummedSpans> {
  const { isSummed, startsAt } = summedSpans;
  const rows = await store.rows(summedSpans, {
    where: and(sql`${isSummed}`, gte(startsAt, new Date(monthStart(start))), lt(startsAt, new Date(end))),
  });
  const starts = (wanted: Span) =>
    new Set(rows.flatMap((row) => (row.span === wanted ? [row.startsAt.getTime()] : [])));
  return { days: starts('day'), months: starts('month') };
}

/**
 * Sums of measures of sessions at a place in a range, by group: from stored sums if current, else from rows. A
 * group without rows is absent; the key of `all` is empty, and always present.
 */
export async function placeSums(
  store: ShopStore,
  request: SumsRequest,
): Promise<ReadonlyMap<string, MeasureSums>> {
  const { measures, range, grouping, summed } = request;
  const groups = new Map<string, Partial<Record<MeasureName, number | null>>>();
  if (grouping === 'all') groups.set('', {});
  const add = (rows: readonly Group[]) => {
    for (const { group = '', ...values } of rows) {
      const known = groups.get(group) ?? {};
      groups.set(group, known);
      addSums(known, values, measures);
    }
  };
  if (grouping === 'id') {
    const { months, days, rest } = daysCovering(range, summed);
    // In one statement: reading the groups takes longer than summing.
    const spans = or(isSpan('month', startingAt(months)), isSpan('day', startingAt(days)));
    add(await sumsOfSums(store, request, spans));
    add(await sumsOfRows(store, request, rest));
  } else {
    const { quarters, rest } = quartersCovering(range, summed);
    add(await sumsOfSums(store, request, isSpan('quarter', within(sessionSums.startsAt, quarters))));
    add(await sumsOfRows(store, request, rest));
  }
  return groups;
}

/** Sums of measures over all groups. */
export function sumsOfAll(
  groups: ReadonlyMap<string, MeasureSums>,
  measures: readonly Measure[],
): MeasureSums {
  const all: Partial<Record<MeasureName, number | null>> = {};
  for (const values of groups.values()) addSums(all, values, measures);
  return all;
}

function addSums(
  known: Partial<Record<MeasureName, number | null>>,
  values: MeasureSums,
  measures: readonly Measure[],
): void {
  for (const { name, isLatest } of measures) {
    known[name] = isLatest ? latest(known[name], values[name]) : (known[name] ?? 0) + (values[name] ?? 0);
  }
}

type Group = { readonly group?: string } & Readonly<Record<string, number | null>>;

const latest = (one: number | null = null, other: number | null = null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

async function sumsOfSums(
  store: ShopStore,
  { place, measures, range, grouping }: SumsRequest,
  where: SQL | undefined,
): Promise<readonly Group[]> {
  if (!where) return [];
  const by = grouping === 'day' ? dayOf(sql`${sessionSums.startsAt}`, range) : sql`${sessionSums.placeId}`;
  return (await store.sums(sessionSums, {
    by: grouping === 'all' ? {} : { group: by.as('group') },
    of: named(measures, sumOfSums),
    where: and(eq(sessionSums.place, place), where),
  })) as never;
}

async function sumsOfRows(
  store: ShopStore,
  { place, measures, range, grouping }: SumsRequest,
  rest: readonly Interval[],
): Promise<readonly Group[]> {
  if (rest.length === 0) return [];
  const by = grouping === 'day' ? dayOf(sql`${sessionPlaces.firstAt}`, range) : sql`${sessionPlaces.placeId}`;
  return (await store.sums(sessionPlaces, {
    by: grouping === 'all' ? {} : { group: by.as('group') },
    of: named(measures, sumOfRows),
    where: and(eq(sessionPlaces.place, place), within(sessionPlaces.firstAt, rest)),
  })) as never;
}

const named = (measures: readonly Measure[], sumOf: (measure: Measure) => SQL) =>
  Object.fromEntries(
    measures.map((measure) => [measure.name, sumOf(measure).mapWith(Number).as(measure.name)]),
  );

/** Local day of an instant in a range's time zone, `yyyy-MM-dd`. */
export const dayOf = (column: SQL, { timezone }: Pick<DateRange, 'timezone'>) =>
  sql<string>`to_char(${column} at time zone ${timezone}, 'YYYY-MM-DD')`;

const isSpan = (span: Span, where: SQL | undefined) => where && and(eq(sessionSums.span, span), where);

const startingAt = (starts: readonly number[]): SQL | undefined =>
  starts.length === 0
    ? undefined
    : inArray(
        sessionSums.startsAt,
        starts.map((start) => new Date(start)),
      );

/** Condition for instants within some intervals; undefined for none. */
function within(
  column: typeof sessionPlaces.firstAt | typeof sessionSums.startsAt,
  intervals: readonly Interval[],
): SQL | undefined {
  return or(
    ...intervals.map(({ start, end }) => and(gte(column, new Date(start)), lt(column, new Date(end)))),
  );
}
