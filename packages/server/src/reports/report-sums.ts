import type { CreditedSubject } from '@cartwright/core/analytics/credit';
import { shareOf } from '@cartwright/core/analytics/metrics';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { Place } from '@cartwright/core/analytics/session-places';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { credits, orderLines, sessionPlaces } from '../db/schema';
import type { Figure, FiguresOfTab } from './figures';

/** Values of figures by their keys; null: a share of nothing. */
export type Values = Readonly<Record<string, number | null>>;

/** How the rows of a report are grouped: not at all, by the shop's day, or by what a table has rows of. */
type Grouping = 'all' | 'day' | 'id';

type SessionFigure = Extract<Figure, { of: 'sessions' }>;

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
  const ofSessions = figures.flatMap(([key, figure]) => (figure.of === 'sessions' ? [{ key, figure }] : []));
  const byPlace = new Map<Place, typeof ofSessions>();
  for (const each of ofSessions) {
    byPlace.set(each.figure.place, [...(byPlace.get(each.figure.place) ?? []), each]);
  }
  const groups = new Map<string, Record<string, number | null>>();
  const valuesOf = (group: string) => {
    const values = groups.get(group) ?? {};
    groups.set(group, values);
    return values;
  };
  for (const [place, ofPlace] of byPlace) {
    const rows = await sessionSums(store, tab, { place, figures: ofPlace, range, grouping });
    const wholes = await wholesOf(store, ofPlace, range, grouping);
    for (const row of rows) {
      const values = valuesOf(row.group);
      for (const { key, figure } of ofPlace) values[key] = valueIn(figure, row, key, wholes);
    }
  }
  for (const [key, figure] of figures) {
    if (figure.of !== 'revenue') continue;
    for (const { group, revenue } of await revenueOf(store, tab, figure.subjects, range, grouping)) {
      // A row that too few sessions stand behind isn't one for its revenue.
      if (grouping === 'id' && tab.fewest !== undefined && !groups.has(group)) continue;
      valuesOf(group)[key] = revenue;
    }
  }
  return groups;
}

/** What a figure is of nothing: a count of nothing is 0, a share of nothing is none. */
export const valueOfNothing = (figure: Figure): number | null =>
  figure.of === 'sessions' && (figure.per || figure.perPlace || figure.isLatest) ? null : 0;

/** All rows of a place. */
export const WHOLE: FiguresOfTab = { figures: {}, place: null };

/** Which rows of sessions a figure of a tab is made of. */
export function rowsOfPlace(tab: FiguresOfTab, place: Place, { start, end }: DateRange): SQL {
  const { firstAt } = sessionPlaces;
  const inRange = sql`${firstAt} >= ${instant(start)} and ${firstAt} < ${instant(end)}`;
  const isOfTab = tab.where && tab.place === place ? tab.where : sql`true`;
  return sql`${eq(sessionPlaces.place, place)} and ${inRange} and ${isOfTab}`;
}

/** Which lines of orders and refunds a revenue is made of, with the credits that they are joined with. */
export function creditedRows(subjects: readonly CreditedSubject[], { start, end }: DateRange): SQL {
  const { happenedAt } = orderLines;
  return sql`${inArray(credits.subject, [...subjects])}
    and ${happenedAt} >= ${instant(start)} and ${happenedAt} < ${instant(end)}`;
}

/** The credit of a line, to join both tables. */
export const CREDIT_OF_LINE = {
  table: credits,
  on: and(eq(credits.orderId, orderLines.orderId), eq(credits.lineId, orderLines.lineId)) as SQL,
};

/** What `id` of a tab is in credits. */
export function creditedId(tab: FiguresOfTab): SQL {
  return tab.credited === 'product' ? sql`${credits.productId}::text` : sql`${credits.subjectId}`;
}

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`;

const dayOf = (column: SQL, { timezone }: DateRange) =>
  sql<string>`to_char(${column} at time zone ${timezone}, 'YYYY-MM-DD')`;

interface SumsOfPlace {
  readonly place: Place;
  readonly figures: readonly { readonly key: string; readonly figure: SessionFigure }[];
  readonly range: DateRange;
  readonly grouping: Grouping;
}

async function sessionSums(
  store: ShopStore,
  tab: FiguresOfTab,
  { place, figures, range, grouping }: SumsOfPlace,
): Promise<readonly (Record<string, number> & { readonly group: string })[]> {
  const group =
    grouping === 'day' ? dayOf(sql`${sessionPlaces.firstAt}`, range) : sql<string>`${sessionPlaces.placeId}`;
  const sums = figures.flatMap(({ key, figure: { amount, per, isLatest } }) => [
    [key, isLatest ? sql`max(${amount})` : sql`coalesce(sum(${amount}), 0)`] as const,
    ...(per ? [[`${key} per`, sql`coalesce(sum(${per}), 0)`] as const] : []),
  ]);
  const isShown = grouping === 'id' && tab.fewest !== undefined;
  const rows = await store.sums(sessionPlaces, {
    by: grouping === 'all' ? {} : { group: group.as('group') },
    of: Object.fromEntries(sums.map(([key, sum]) => [key, sum.mapWith(Number).as(key)])),
    where: rowsOfPlace(tab, place, range),
    having: isShown ? sql`count(*) >= ${tab.fewest}` : undefined,
  });
  return rows.map((row) => ({ group: '', ...row })) as never;
}

/** What shares are of whose whole is counted at another place: by day, or of the whole range. */
async function wholesOf(
  store: ShopStore,
  figures: SumsOfPlace['figures'],
  range: DateRange,
  grouping: Grouping,
): Promise<(place: Place, group: string) => number> {
  const found = new Map<string, number>();
  for (const place of new Set(figures.flatMap(({ figure }) => figure.perPlace ?? []))) {
    const rows = await store.sums(sessionPlaces, {
      by: grouping === 'day' ? { group: dayOf(sql`${sessionPlaces.firstAt}`, range).as('group') } : {},
      of: { rows: sql`count(*)`.mapWith(Number).as('rows') },
      where: rowsOfPlace(WHOLE, place, range),
    });
    for (const row of rows) found.set(`${place} ${'group' in row ? row.group : ''}`, row.rows);
  }
  return (place, group) => found.get(`${place} ${grouping === 'day' ? group : ''}`) ?? 0;
}

function valueIn(
  { per, perPlace, scale = 1, isLatest }: SessionFigure,
  row: Readonly<Record<string, number>> & { readonly group: string },
  key: string,
  wholes: (place: Place, group: string) => number,
): number | null {
  const amount = row[key] ?? 0;
  if (isLatest || (!per && !perPlace)) return amount;
  const whole = perPlace ? wholes(perPlace, row.group) : (row[`${key} per`] ?? 0);
  return shareOf(amount, whole, scale);
}

async function revenueOf(
  store: ShopStore,
  tab: FiguresOfTab,
  subjects: readonly CreditedSubject[],
  range: DateRange,
  grouping: Grouping,
): Promise<readonly { readonly group: string; readonly revenue: number }[]> {
  const group =
    grouping === 'day' ? dayOf(sql`${orderLines.happenedAt}`, range) : creditedId(tab).mapWith(String);
  const rows = await store.sums(orderLines, {
    join: CREDIT_OF_LINE,
    by: grouping === 'all' ? {} : { group: group.as('group') },
    of: { revenue: sql`coalesce(sum(${orderLines.revenue}), 0)`.mapWith(Number).as('revenue') },
    where: creditedRows(subjects, range),
  });
  return rows.map((row) => ({ group: '', ...row })) as never;
}
