import { shareOf } from '@cartwright/core/analytics/metrics';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { Place } from '@cartwright/core/analytics/session-places';
import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { sumOfRows } from '../analytics/measures';
import type { ShopStore } from '../db/for-shop';
import { sessionPlaces } from '../db/schema';
import { FEWEST_SEARCHERS, type Figure, type SalesFigure, type SessionFigure } from './figure-builders';
import { analyticsPages } from './report-rows';
import { rowsOfPlace, rowsOfSales, sumOfSales, valueOfNothing } from './report-sums';
import { isFixedFilter, titlesOf } from './row-titles';

interface EvidenceRequest {
  /** Row of the table; null: all rows. */
  readonly id: string | null;
  readonly limit: number;
  readonly page: number;
}

/**
 * Page of the rows behind a figure, latest first. Their amounts add up to the figure: for a share, each row adds
 * its part, including rows that add nothing to the numerator. For an average, each has its own value; for an
 * instant, the latest row is the figure.
 */
export async function evidenceOf(
  store: ShopStore,
  figure: Figure,
  range: DateRange,
  request: EvidenceRequest,
): Promise<ReportEvidence> {
  return figure.of === 'sales'
    ? await salesBehind(store, figure, range, request)
    : await sessionsBehind(store, figure, range, request);
}

async function sessionsBehind(
  store: ShopStore,
  figure: SessionFigure,
  range: DateRange,
  { id, limit, page }: EvidenceRequest,
): Promise<ReportEvidence> {
  const { place, per, perPlace, wholeOf, scale = 1, isAverage = false } = figure;
  const { amount, isLatest } = figure.amount;
  const isOfRow = id === null ? sql`true` : sql`${sessionPlaces.placeId} = ${id}`;
  // For a count, rows that add to it; for a share, all rows of the denominator.
  const isPart = per ? sql`${per.amount} > 0` : isLatest ? sql`${amount} is not null` : sql`${amount} <> 0`;
  const where = sql`${rowsOfPlace(place, range)} and ${isOfRow} and ${isPart}`;
  const isOfWhole = wholeOf && id !== null ? sql`${sessionPlaces.placeId} = ${wholeOf(id)}` : sql`true`;
  const whole = perPlace
    ? await store.count(sessionPlaces, sql`${rowsOfPlace(perPlace, range)} and ${isOfWhole}`)
    : null;
  const [all] = await store.sums(sessionPlaces, {
    by: {},
    of: {
      rows: sql`count(*)`.mapWith(Number).as('rows'),
      sum: sumOfRows(figure.amount).mapWith(Number).as('sum'),
      per: sql`coalesce(sum(${per?.amount ?? sql`1`}), 0)`.mapWith(Number).as('per'),
    },
    where,
  });
  const of = whole ?? (per ? (all?.per ?? 0) : 1);
  const share = (part: number, among = of) => shareOf(part, among, scale);
  const rows = await store.computed(
    sessionPlaces,
    {
      session: sql<string>`${sessionPlaces.sessionId}`.as('session'),
      what: sql<string>`${sessionPlaces.placeId}`.as('what'),
      at: sql`${sessionPlaces.firstAt}`.mapWith(sessionPlaces.firstAt).as('at'),
      amount: amount.mapWith(Number).as('amount'),
      averaged: (isAverage && per ? per.amount : sql`null::int`).mapWith(Number).as('averaged'),
    },
    {
      where,
      orderBy: [sql`${sessionPlaces.firstAt} desc, ${sessionPlaces.sessionId}, ${sessionPlaces.placeId}`],
      limit,
      skip: (page - 1) * limit,
    },
  );
  const titleOf = await titlesOf(
    store,
    place,
    rows.map(({ what }) => what),
  );
  const rare = RARE[place];
  // A code in the table may be listed for its orders alone.
  const isServerSource = place === 'code' && id !== null;
  const isShown =
    rare === undefined || isServerSource
      ? () => true
      : await shownIn(
          store,
          place,
          rows.map(({ what }) => what),
          range,
        );
  const shown = rows.map(
    ({ session, what, at, amount: part, averaged }, index): EvidenceRow => ({
      id: `${session} ${index}`,
      at: at.toISOString(),
      kind: place === 'search' ? 'search' : 'session',
      title: rare !== undefined && !isShown(what) ? rare : titleOf(what),
      orderId: null,
      amount: isLatest ? part : share(part, averaged ?? of),
      ...(averaged !== null && { averaged }),
    }),
  );
  const isNone = (all?.rows ?? 0) === 0;
  return {
    sum: isLatest ? (isNone ? null : (all?.sum ?? null)) : share(all?.sum ?? 0),
    ...(isAverage && { averaged: of }),
    hasRare: rows.some(({ what }) => !isShown(what)),
    rows: shown,
    pagination: analyticsPages({ page, limit, shown: shown.length, all: all?.rows ?? 0 }),
  };
}

async function salesBehind(
  store: ShopStore,
  figure: SalesFigure,
  range: DateRange,
  { id, limit, page }: EvidenceRequest,
): Promise<ReportEvidence> {
  const { source, amount } = figure;
  const isOfRow: SQL = id === null ? sql`true` : sql`${source.id} = ${id}`;
  const from = {
    each: source.each,
    join: source.join,
    where: sql`${rowsOfSales(source, range)} and ${isOfRow}`,
  };
  const [all] = await store.sums(source.table, {
    ...from,
    by: {},
    of: {
      rows: sql`count(*)`.mapWith(Number).as('rows'),
      sum: sumOfSales(figure).mapWith(Number).as('sum'),
    },
  });
  const { titles } = source;
  const rows = await store.sums(source.table, {
    ...from,
    by: {
      order: source.order.mapWith(Number).as('order'),
      line: source.line.mapWith(Number).as('line'),
      kind: (source.kind as SQL<'order' | 'refund'>).as('kind'),
      at: sql`${source.at}`.mapWith(source.at).as('at'),
      // Also distinguishes the sources' rows: an order has several codes.
      about: sql<(string | null)[]>`array[${sql.join(
        titles.map((each) => each.id),
        sql`, `,
      )}]`.as('about'),
    },
    of: { amount: sql`sum(${amount})`.mapWith(Number).as('amount') },
    orderBy: [sql`at desc, "order", line, about`],
    limit,
    skip: (page - 1) * limit,
  });
  const names = await Promise.all(
    titles.map(({ place }, index) =>
      namesOf(
        store,
        place,
        rows.flatMap(({ about }) => about[index] ?? []),
        range,
      ),
    ),
  );
  const titleOf = (about: readonly (string | null)[]) =>
    titles
      .flatMap(({ without }, index) => {
        const what = about[index] ?? null;
        return what === null ? (without ?? []) : (names[index]?.(what) ?? []);
      })
      .join(', ');
  const search = titles.findIndex(({ place }) => place === 'search');
  const shown = rows.map(
    ({ order, line, kind, at, about, amount: part }): EvidenceRow => ({
      id: `${order} ${line} ${at.getTime()} ${about.join(' ')}`,
      at: at.toISOString(),
      kind,
      title: titleOf(about),
      orderId: order,
      amount: part,
    }),
  );
  return {
    sum: all?.rows ? all.sum : valueOfNothing(figure),
    hasRare: rows.some(({ about }) => {
      const query = about[search] ?? null;
      return query !== null && names[search]?.(query) === RARE.search;
    }),
    rows: shown,
    pagination: analyticsPages({ page, limit, shown: shown.length, all: all?.rows ?? 0 }),
  };
}

/** Names of subjects at a place; searches by their text if enough sessions searched for it. */
async function namesOf(store: ShopStore, place: Place, ids: readonly string[], range: DateRange) {
  if (place !== 'search') return await titlesOf(store, place, ids);
  const isShown = await shownIn(store, place, ids, range);
  return (query: string) => (isShown(query) ? `“${query}”` : RARE.search);
}

/** Placeholders for texts of so few sessions that they might identify somebody, or be forged. */
const RARE: Readonly<Partial<Record<Place, string>>> & { readonly search: string } = {
  search: 'A rare search',
  search_filter: 'A rare filter',
  code: 'A rare code',
};

/** Checks which typed texts in a range have enough sessions to be shown. */
async function shownIn(
  store: ShopStore,
  place: Place,
  typed: readonly string[],
  range: DateRange,
): Promise<(words: string) => boolean> {
  if (typed.length === 0) return () => false;
  const found = await store.sums(sessionPlaces, {
    by: { words: sql<string>`${sessionPlaces.placeId}`.as('words') },
    of: { sessions: sql`count(*)`.mapWith(Number).as('sessions') },
    where: sql`${rowsOfPlace(place, range)} and ${inArray(sessionPlaces.placeId, [...new Set(typed)])}`,
    having: sql`count(*) >= ${FEWEST_SEARCHERS}`,
  });
  const shown = new Set(found.map(({ words }) => words));
  return (words) => shown.has(words) || (place === 'search_filter' && isFixedFilter(words));
}
