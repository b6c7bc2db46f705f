import { shareOf } from '@cartwright/core/analytics/metrics';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { Place } from '@cartwright/core/analytics/session-places';
import type { Interval } from '@cartwright/core/analytics/spans';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Measure } from '../analytics/measures';
import type { ShopStore } from '../db/for-shop';
import { sessionPlaces } from '../db/schema';
import type { Figure, SalesFigure, SessionFigure } from './figure-builders';
import type { FiguresOfTab } from './figures';
import { dayOf, type Grouping, type MeasureSums, placeSums, summedSpansOf, sumsOfAll } from './place-sums';
import type { SalesSource } from './sales-sources';

/** Values of figures by their keys; null: a share of nothing. */
export type Values = Readonly<Record<string, number | null>>;

/** Sums by group; the key of `all` is empty. A group without rows is absent. */
export type Groups = ReadonlyMap<string, Values>;

/** Figures of a tab in a range, with every group that any figure has rows of. */
export async function sumsOf(
  store: ShopStore,
  tab: FiguresOfTab,
  range: DateRange,
  grouping: Grouping,
): Promise<Groups> {
  return valuesOf(tab, await measuredOf(store, tab, range, grouping), grouping);
}

/** Figures of an overview by day and in total, from a single read. */
export async function sumsOfDays(store: ShopStore, tab: FiguresOfTab, range: DateRange) {
  const byDay = await measuredOf(store, tab, range, 'day');
  return {
    whole: valuesOf(tab, allTogether(byDay), 'all'),
    byDay: valuesOf(tab, byDay, 'day'),
  };
}

/** Value of a figure without data: 0 for a count, null for a share. */
export const valueOfNothing = (figure: Figure): number | null =>
  (figure.of === 'sales' ? figure.isAverage : figure.per || figure.perPlace || figure.amount.isLatest)
    ? null
    : 0;

/** Value of a figure in a group, with its empty value as the fallback. */
export function valueAt(values: Values | undefined, key: string, figure: Figure): number | null {
  const value = values?.[key];
  return value === undefined ? valueOfNothing(figure) : value;
}

/** Condition for sessions at a place that began in a range. */
export function rowsOfPlace(place: Place, { start, end }: Interval): SQL {
  const { firstAt } = sessionPlaces;
  return sql`${eq(sessionPlaces.place, place)}
    and ${firstAt} >= ${instant(start)} and ${firstAt} < ${instant(end)}`;
}

/** Condition for order rows of a figure in a range. */
export function rowsOfSales({ where, at }: SalesSource, { start, end }: Interval): SQL {
  return sql`${where} and ${at} >= ${instant(start)} and ${at} < ${instant(end)}`;
}

/** Aggregate of order rows; null if none has an amount. */
export const sumOfSales = ({ amount, isAverage }: SalesFigure): SQL =>
  isAverage ? sql`sum(${amount})::double precision / nullif(count(*), 0)` : sql`sum(${amount})`;

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`;

/** Sums by group from which figures are computed. */
interface Measured {
  readonly places: readonly MeasuredPlace[];
  /** Sales figures by key. */
  readonly sales: ReadonlyMap<string, ReadonlyMap<string, SalesSum>>;
}

interface MeasuredPlace {
  readonly place: Place;
  readonly figures: readonly KeyedFigure[];
  readonly measures: readonly Measure[];
  readonly sums: ReadonlyMap<string, MeasureSums>;
  /** For shares whose whole is counted at another place: by day, or over the range. */
  readonly wholes: ReadonlyMap<SessionFigure, ReadonlyMap<string, MeasureSums>>;
}

interface KeyedFigure {
  readonly key: string;
  readonly figure: SessionFigure;
}

interface SalesSum {
  /** Null if no row has an amount. */
  readonly sum: number | null;
  readonly rows: number;
}

async function measuredOf(
  store: ShopStore,
  tab: FiguresOfTab,
  range: DateRange,
  grouping: Grouping,
): Promise<Measured> {
  const figures = Object.entries(tab.figures);
  const summed = await summedSpansOf(store, range);
  const places: MeasuredPlace[] = [];
  for (const [place, ofPlace] of byPlace(figures)) {
    const used = ofPlace.flatMap(({ figure: { amount, per = amount } }) => [amount, per]);
    const fewest = fewestAt(tab, place, grouping);
    const measures = [...new Set([...used, ...(fewest ? [fewest.of] : [])])];
    const sums = await placeSums(store, { place, measures, range, grouping, summed });
    const wholes = await wholesOf(store, ofPlace, { range, grouping, summed });
    places.push({ place, figures: ofPlace, measures, sums, wholes });
  }
  const sales = new Map<string, ReadonlyMap<string, SalesSum>>();
  for (const [key, figure] of figures) {
    if (figure.of === 'sales') sales.set(key, await salesOf(store, figure, range, grouping));
  }
  return { places, sales };
}

/** Totals over all days, of sums by day. */
function allTogether({ places, sales }: Measured): Measured {
  return {
    places: places.map((each) => ({
      ...each,
      sums: new Map([['', sumsOfAll(each.sums, each.measures)]]),
      wholes: new Map(
        [...each.wholes].map(([figure, sums]) => [figure, new Map([['', sumsOfAll(sums, [figure.amount])]])]),
      ),
    })),
    sales: new Map([...sales].map(([key, sums]) => [key, new Map([['', salesTogether(sums)]])])),
  };
}

function salesTogether(sums: ReadonlyMap<string, SalesSum>): SalesSum {
  const rows = total([...sums.values()].map((each) => each.rows));
  const known = [...sums.values()].flatMap(({ sum }) => sum ?? []);
  return { rows, sum: rows > 0 && known.length === 0 ? null : total(known) };
}

const total = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Minimum of sessions per row, for tables that have one. */
const fewestAt = (tab: FiguresOfTab, place: Place, grouping: Grouping) =>
  grouping === 'id' && place === tab.place ? tab.fewest : undefined;

function valuesOf(tab: FiguresOfTab, { places, sales }: Measured, grouping: Grouping): Groups {
  const groups = new Map<string, Record<string, number | null>>();
  const valuesIn = (group: string) => {
    const values = groups.get(group) ?? {};
    groups.set(group, values);
    return values;
  };
  const isSold = (group: string) => [...sales.values()].some((sums) => sums.has(group));
  for (const { place, figures, sums, wholes } of places) {
    const fewest = fewestAt(tab, place, grouping);
    for (const [group, values] of sums) {
      if (grouping === 'id' && tab.isKnown?.(group) === false) continue;
      const isRare = fewest !== undefined && (values[fewest.of.name] ?? 0) < fewest.sessions;
      if (isRare && !(fewest.orSold && isSold(group)) && !fewest.orFixed?.(group)) continue;
      for (const { key, figure } of figures) {
        valuesIn(group)[key] = valueIn(figure, values, wholeIn(wholes, figure, group, grouping));
      }
    }
  }
  for (const [key, sums] of sales) {
    const figure = tab.figures[key];
    for (const [group, { sum, rows }] of sums) {
      // Sales alone don't make a row with too few sessions visible.
      if (grouping === 'id' && tab.fewest && !tab.fewest.orSold && !groups.has(group)) continue;
      const isAverage = figure?.of === 'sales' && figure.isAverage;
      valuesIn(group)[key] = isAverage ? averageOf(sum, rows) : rows === 0 ? 0 : sum;
    }
  }
  return groups;
}

const averageOf = (sum: number | null, rows: number) => (sum === null || rows === 0 ? null : sum / rows);

/** Session figures by the place where they are counted. */
function byPlace(figures: readonly (readonly [string, Figure])[]): ReadonlyMap<Place, KeyedFigure[]> {
  const places = new Map<Place, KeyedFigure[]>();
  for (const [key, figure] of figures) {
    if (figure.of !== 'sessions') continue;
    places.set(figure.place, [...(places.get(figure.place) ?? []), { key, figure }]);
  }
  return places;
}

async function wholesOf(
  store: ShopStore,
  figures: readonly KeyedFigure[],
  asked: Pick<Parameters<typeof placeSums>[1], 'range' | 'grouping' | 'summed'>,
): Promise<MeasuredPlace['wholes']> {
  const found = new Map<SessionFigure, ReadonlyMap<string, MeasureSums>>();
  for (const { figure } of figures) {
    const { perPlace: place, amount } = figure;
    if (!place) continue;
    const grouping = groupingOfWhole(figure, asked.grouping);
    found.set(figure, await placeSums(store, { ...asked, place, measures: [amount], grouping }));
  }
  return found;
}

const groupingOfWhole = ({ wholeOf }: SessionFigure, grouping: Grouping): Grouping =>
  grouping === 'day' || (wholeOf && grouping === 'id') ? grouping : 'all';

/** Whole of a share that is counted at another place, else null. */
function wholeIn(
  wholes: MeasuredPlace['wholes'],
  figure: SessionFigure,
  group: string,
  grouping: Grouping,
): number | null {
  if (!figure.perPlace) return null;
  const whole = { all: '', day: group, id: figure.wholeOf?.(group) ?? '' }[groupingOfWhole(figure, grouping)];
  return wholes.get(figure)?.get(whole)?.[figure.amount.name] ?? 0;
}

/** Value of a figure. `whole`: the denominator, if counted at another place. */
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

/** Sales figure by group, without groups that have none. */
async function salesOf(
  store: ShopStore,
  { source, amount }: SalesFigure,
  range: DateRange,
  grouping: Grouping,
): Promise<ReadonlyMap<string, SalesSum>> {
  const group = grouping === 'day' ? dayOf(sql`${source.at}`, range) : source.id.mapWith(String);
  const found = (await store.sums(source.table, {
    each: source.each,
    join: source.join,
    by: grouping === 'all' ? {} : { group: group.as('group') },
    of: {
      sum: sql`sum(${amount})`.mapWith(Number).as('sum'),
      rows: sql`count(*)`.mapWith(Number).as('rows'),
    },
    where: rowsOfSales(source, range),
  })) as readonly (SalesSum & { readonly group?: string })[];
  return new Map(found.map(({ group: key = '', sum, rows }) => [key, { sum, rows }]));
}
