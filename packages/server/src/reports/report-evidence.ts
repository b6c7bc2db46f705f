import type { CreditedSubject } from '@cartwright/core/analytics/credit';
import { shareOf } from '@cartwright/core/analytics/metrics';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { sumOfRows } from '../analytics/measures';
import type { ShopStore } from '../db/for-shop';
import { credits, orderLines, sessionPlaces } from '../db/schema';
import { FEWEST_SEARCHERS, type Figure, type FiguresOfTab, type SessionFigure } from './figures';
import { analyticsPages } from './report-rows';
import { CREDIT_OF_LINE, creditedId, creditedRows, rowsOfPlace } from './report-sums';
import { titlesOf } from './row-titles';

interface Asked {
  /** Of a row of the table; null: of all. */
  readonly id: string | null;
  readonly limit: number;
  readonly page: number;
}

/**
 * A page of the rows behind a figure, the latest at first. Their amounts add up to the figure: of a share, each row adds
 * its part of it, and those that add nothing to its part are there, too. Of an instant the latest row is the figure.
 */
export async function evidenceOf(
  store: ShopStore,
  tab: FiguresOfTab,
  figure: Figure,
  range: DateRange,
  asked: Asked,
): Promise<ReportEvidence> {
  return figure.of === 'revenue'
    ? await linesBehind(store, tab, figure.subjects, range, asked)
    : await sessionsBehind(store, figure, range, asked);
}

async function sessionsBehind(
  store: ShopStore,
  figure: SessionFigure,
  range: DateRange,
  { id, limit, page }: Asked,
): Promise<ReportEvidence> {
  const { place, per, perPlace, scale = 1 } = figure;
  const { amount, isLatest } = figure.amount;
  const isOfRow = id === null ? sql`true` : sql`${sessionPlaces.placeId} = ${id}`;
  // Of a count only what adds to it; of a share all that it is a share of.
  const isPart = per ? sql`${per.amount} > 0` : isLatest ? sql`${amount} is not null` : sql`${amount} <> 0`;
  const where = sql`${rowsOfPlace(place, range)} and ${isOfRow} and ${isPart}`;
  const whole = perPlace ? await store.count(sessionPlaces, rowsOfPlace(perPlace, range)) : null;
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
  const share = (part: number) => shareOf(part, of, scale);
  const rows = await store.computed(
    sessionPlaces,
    {
      session: sql<string>`${sessionPlaces.sessionId}`.as('session'),
      what: sql<string>`${sessionPlaces.placeId}`.as('what'),
      at: sql`${sessionPlaces.firstAt}`.mapWith(sessionPlaces.firstAt).as('at'),
      amount: amount.mapWith(Number).as('amount'),
    },
    {
      where,
      orderBy: [sql`${sessionPlaces.firstAt} desc, ${sessionPlaces.sessionId}, ${sessionPlaces.placeId}`],
      most: limit,
      skip: (page - 1) * limit,
    },
  );
  const titleOf = await titlesOf(
    store,
    place,
    rows.map(({ what }) => what),
  );
  const isShown = await shownSearches(store, place === 'search' ? rows.map(({ what }) => what) : [], range);
  const shown = rows.map(
    ({ session, what, at, amount: part }, index): EvidenceRow => ({
      id: `${session} ${index}`,
      at: at.toISOString(),
      kind: place === 'search' ? 'search' : 'session',
      title: place === 'search' && !isShown(what) ? RARE : titleOf(what) || 'Session',
      amount: isLatest ? part : share(part),
    }),
  );
  const isNone = (all?.rows ?? 0) === 0;
  return {
    sum: isLatest ? (isNone ? null : (all?.sum ?? null)) : share(all?.sum ?? 0),
    rows: shown,
    pagination: analyticsPages({ page, limit, shown: shown.length, all: all?.rows ?? 0 }),
  };
}

async function linesBehind(
  store: ShopStore,
  tab: FiguresOfTab,
  subjects: readonly CreditedSubject[],
  range: DateRange,
  { id, limit, page }: Asked,
): Promise<ReportEvidence> {
  const isOfRow: SQL = id === null ? sql`true` : sql`${creditedId(tab)} = ${id}`;
  const where = sql`${creditedRows(subjects, range)} and ${isOfRow}`;
  const [all] = await store.sums(orderLines, {
    join: CREDIT_OF_LINE,
    by: {},
    of: {
      rows: sql`count(*)`.mapWith(Number).as('rows'),
      sum: sql`coalesce(sum(${orderLines.revenue}), 0)`.mapWith(Number).as('sum'),
    },
    where,
  });
  const rows = await store.sums(orderLines, {
    join: CREDIT_OF_LINE,
    by: {
      order: sql`${orderLines.orderId}`.mapWith(Number).as('order'),
      line: sql`${orderLines.lineId}`.mapWith(Number).as('line'),
      kind: sql<'sale' | 'refund'>`${orderLines.kind}`.as('kind'),
      at: sql`${orderLines.happenedAt}`.mapWith(orderLines.happenedAt).as('at'),
      subject: sql<CreditedSubject>`${credits.subject}`.as('subject'),
      what: sql<string>`${credits.subjectId}`.as('what'),
      product: sql<string | null>`${credits.productId}::text`.as('product'),
    },
    of: { amount: sql`sum(${orderLines.revenue})`.mapWith(Number).as('amount') },
    where,
    orderBy: [sql`at desc, "order", line`],
    most: limit,
    skip: (page - 1) * limit,
  });
  const products = await titlesOf(
    store,
    'search_product',
    rows.flatMap(({ product }) => product ?? []),
  );
  const collections = await titlesOf(
    store,
    'collection',
    rows.flatMap(({ subject, what }) => (subject === 'collection' ? [what] : [])),
  );
  const isShown = await shownSearches(
    store,
    rows.flatMap(({ subject, what }) => (subject === 'search' ? [what] : [])),
    range,
  );
  const shown = rows.map(
    ({ order, line, kind, at, subject, what, product, amount }): EvidenceRow => ({
      id: `${order} ${line} ${at.getTime()}`,
      at: at.toISOString(),
      kind: kind === 'sale' ? 'order' : 'refund',
      title: [
        product === null ? 'Item without a product' : products(product),
        ...(subject === 'collection'
          ? [collections(what)]
          : subject === 'search'
            ? [isShown(what) ? `“${what}”` : RARE]
            : []),
      ].join(', '),
      amount,
    }),
  );
  return {
    sum: all?.sum ?? 0,
    rows: shown,
    pagination: analyticsPages({ page, limit, shown: shown.length, all: all?.rows ?? 0 }),
  };
}

/** Stands for what so few searched for that it may tell who they are. */
const RARE = 'A rare search';

/** Tells searches that enough sessions made in a range to be shown by their words. */
async function shownSearches(
  store: ShopStore,
  queries: readonly string[],
  range: DateRange,
): Promise<(query: string) => boolean> {
  if (queries.length === 0) return () => false;
  const found = await store.sums(sessionPlaces, {
    by: { query: sql<string>`${sessionPlaces.placeId}`.as('query') },
    of: { sessions: sql`count(*)`.mapWith(Number).as('sessions') },
    where: sql`${rowsOfPlace('search', range)} and ${inArray(sessionPlaces.placeId, [...new Set(queries)])}`,
    having: sql`count(*) >= ${FEWEST_SEARCHERS}`,
  });
  const shown = new Set(found.map(({ query }) => query));
  return (query) => shown.has(query);
}
