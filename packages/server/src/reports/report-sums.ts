import { shareOf } from '@cartwright/core/analytics/metrics';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { Place } from '@cartwright/core/analytics/session-places';
import type { Interval } from '@cartwright/core/analytics/spans';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { sessionPlaces } from '../db/schema';
import type { Figure, SalesFigure, SessionFigure } from './figure-builders';
import type { FiguresOfTab } from './figures';
import { dayOf, type Grouping, type MeasureSums, placeSums, summedSpansOf } from './place-sums';
import type { SalesSource } from './sales-sources';

/** Values of figures by their keys; null: a share of nothing. */
export type Values = Readonly<Record<string, number | null>>;

/** Sums by group; the key of `all` is empty. A group without rows is absent. */
export type Groups = ReadonlyMap<string, Values>;

/** The figures of a tab in a range. Every group that any figure has rows of is there. */
export async function sumsOf(
  store: ShopStore,
  tab: FiguresOfTab,
  range: DateRange,
  grouping: Grouping,
): Promise<Groups> {
  const figures = Object.entries(tab.figures);
  const summed = await summedSpansOf(store, range);
  const groups = new Map<string, Record<string, number | null>>();
  const valuesOf = (group: string) => {
    const values = groups.get(group) ?? {};
    groups.set(group, values);
    return values;
  };
  for (const [place, ofPlace] of byPlace(figures)) {
    const fewest = grouping === 'id' && place === tab.place ? tab.fewest : undefined;
    const used = ofPlace.flatMap(({ figure: { amount, per = amount } }) => [amount, per]);
    const measures = [...new Set([...used, ...(fewest ? [fewest.of] : [])])];
    const sums = await placeSums(store, { place, measures, range, grouping, summed });
    const wholeOf = await wholesOf(store, ofPlace, { range, grouping, summed });
    for (const [group, values] of sums) {
      if (fewest && (values[fewest.of.name] ?? 0) < fewest.sessions) continue;
      for (const { key, figure } of ofPlace) {
        valuesOf(group)[key] = valueIn(figure, values, wholeOf(figure, group));
      }
    }
  }
  for (const [key, figure] of figures) {
    if (figure.of !== 'sales') continue;
    for (const { group, value } of await salesOf(store, figure, range, grouping)) {
      // A row that too few sessions stand behind isn't one for its sales.
      if (grouping === 'id' && tab.fewest !== undefined && !groups.has(group)) continue;
      valuesOf(group)[key] = value;
    }
  }
  return groups;
}

/** Value of a figure without data: a count of nothing is 0, a share of nothing is none. */
export const valueOfNothing = (figure: Figure): number | null =>
  (figure.of === 'sales' ? figure.isAverage : figure.per || figure.perPlace || figure.amount.isLatest)
    ? null
    : 0;

/** Which sessions at a place began in a range. */
export function rowsOfPlace(place: Place, { start, end }: Interval): SQL {
  const { firstAt } = sessionPlaces;
  return sql`${eq(sessionPlaces.place, place)}
    and ${firstAt} >= ${instant(start)} and ${firstAt} < ${instant(end)}`;
}

/** Which rows of orders a figure is made of in a range. */
export function rowsOfSales({ where, at }: SalesSource, { start, end }: Interval): SQL {
  return sql`${where} and ${at} >= ${instant(start)} and ${at} < ${instant(end)}`;
}

/** Sum of some of them. */
export const sumOfSales = ({ amount, isAverage }: SalesFigure): SQL =>
  isAverage ? sql`sum(${amount})::double precision / nullif(count(*), 0)` : sql`coalesce(sum(${amount}), 0)`;

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`;

interface KeyedFigure {
  readonly key: string;
  readonly figure: SessionFigure;
}

/** Figures of sessions by the place that they are counted at. */
function byPlace(figures: readonly (readonly [string, Figure])[]): ReadonlyMap<Place, KeyedFigure[]> {
  const places = new Map<Place, KeyedFigure[]>();
  for (const [key, figure] of figures) {
    if (figure.of !== 'sessions') continue;
    places.set(figure.place, [...(places.get(figure.place) ?? []), { key, figure }]);
  }
  return places;
}

/** What shares are of whose whole is counted at another place: by day, or of the whole range. */
async function wholesOf(
  store: ShopStore,
  figures: readonly KeyedFigure[],
  asked: Pick<Parameters<typeof placeSums>[1], 'range' | 'grouping' | 'summed'>,
): Promise<(figure: SessionFigure, group: string) => number | null> {
  const groupingOf = ({ wholeOf }: SessionFigure): Grouping =>
    asked.grouping === 'day' || (wholeOf && asked.grouping === 'id') ? asked.grouping : 'all';
  const found = new Map<SessionFigure, ReadonlyMap<string, MeasureSums>>();
  for (const { figure } of figures) {
    const { perPlace: place, amount } = figure;
    if (!place) continue;
    found.set(
      figure,
      await placeSums(store, { ...asked, place, measures: [amount], grouping: groupingOf(figure) }),
    );
  }
  return (figure, group) => {
    if (!figure.perPlace) return null;
    const whole = { all: '', day: group, id: figure.wholeOf?.(group) ?? '' }[groupingOf(figure)];
    return found.get(figure)?.get(whole)?.[figure.amount.name] ?? 0;
  };
}

/** `whole`: what it is a share of, where that is counted at another place. */
function valueIn(
  { amount, per, scale = 1 }: SessionFigure,
  values: MeasureSums,
  whole: number | null,
): number | null {
  const value = values[amount.name] ?? null;
  if (amount.isLatest) return value;
  const of = whole ?? (per ? (values[per.name] ?? 0) : null);
  return of === null ? (value ?? 0) : shareOf(value ?? 0, of, scale);
}

/** A figure of sales by group; those that have none are absent. */
async function salesOf(
  store: ShopStore,
  figure: SalesFigure,
  range: DateRange,
  grouping: Grouping,
): Promise<readonly { readonly group: string; readonly value: number | null }[]> {
  const { source } = figure;
  const group = grouping === 'day' ? dayOf(sql`${source.at}`, range) : source.id.mapWith(String);
  const rows = await store.sums(source.table, {
    each: source.each,
    join: source.join,
    by: grouping === 'all' ? {} : { group: group.as('group') },
    of: { value: sumOfSales(figure).mapWith(Number).as('value') },
    where: rowsOfSales(source, range),
  });
  return rows.map((row) => ({ group: '', ...row })) as never;
}
