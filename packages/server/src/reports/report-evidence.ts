import { shareOf } from '@cartwright/core/analytics/metrics';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { credits, orderLines, sessionPlaces } from '../db/schema';
import type { Figure, FiguresOfTab } from './figures';
import { analyticsPages } from './report-rows';
import { CREDIT_OF_LINE, creditedId, creditedRows, rowsOfPlace } from './report-sums';

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
    ? await linesBehind(store, tab, figure.subject, range, asked)
    : await sessionsBehind(store, tab, figure, range, asked);
}

async function sessionsBehind(
  store: ShopStore,
  tab: FiguresOfTab,
  figure: Extract<Figure, { of: 'sessions' }>,
  range: DateRange,
  { id, limit, page }: Asked,
): Promise<ReportEvidence> {
  const { place, amount, per, perPlace, scale = 1, isLatest } = figure;
  const isOfRow = id === null ? sql`true` : sql`${sessionPlaces.placeId} = ${id}`;
  // Of a count only what adds to it; of a share all that it is a share of.
  const isPart = per ? sql`${per} > 0` : isLatest ? sql`true` : sql`${amount} <> 0`;
  const where = sql`${rowsOfPlace(tab, place, range)} and ${isOfRow} and ${isPart}`;
  const whole = perPlace
    ? await store.count(sessionPlaces, rowsOfPlace({ figures: {}, place: null }, perPlace, range))
    : null;
  const [all] = await store.sums(sessionPlaces, {
    by: {},
    of: {
      rows: sql`count(*)`.mapWith(Number).as('rows'),
      sum: (isLatest ? sql`max(${amount})` : sql`coalesce(sum(${amount}), 0)`).mapWith(Number).as('sum'),
      per: sql`coalesce(sum(${per ?? sql`1`}), 0)`.mapWith(Number).as('per'),
    },
    where,
  });
  const of = whole ?? (per ? (all?.per ?? 0) : 1);
  const share = (part: number) => shareOf(part, of, scale);
  const rows = await store.sums(sessionPlaces, {
    by: {
      session: sql<string>`${sessionPlaces.sessionId}`.as('session'),
      what: sql<string>`${sessionPlaces.placeId}`.as('what'),
      at: sql`${sessionPlaces.firstAt}`.mapWith(sessionPlaces.firstAt).as('at'),
    },
    of: { amount: sql`sum(${amount})`.mapWith(Number).as('amount') },
    where,
    orderBy: [sql`at desc, session, what`],
    most: limit,
    skip: (page - 1) * limit,
  });
  const shown = rows.map(
    ({ session, what, at, amount: part }): EvidenceRow => ({
      id: `${session} ${what}`,
      at: at.toISOString(),
      kind: 'session',
      title: what,
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
  subject: string,
  range: DateRange,
  { id, limit, page }: Asked,
): Promise<ReportEvidence> {
  const isOfRow: SQL = id === null ? sql`true` : sql`${creditedId(tab)} = ${id}`;
  const where = sql`${creditedRows(subject, range)} and ${isOfRow}`;
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
      what: sql<string>`${credits.subjectId}`.as('what'),
    },
    of: { amount: sql`sum(${orderLines.revenue})`.mapWith(Number).as('amount') },
    where,
    orderBy: [sql`at desc, "order", line`],
    most: limit,
    skip: (page - 1) * limit,
  });
  const shown = rows.map(
    ({ order, line, kind, at, what, amount }): EvidenceRow => ({
      id: `${order} ${line} ${at.getTime()}`,
      at: at.toISOString(),
      kind: kind === 'sale' ? 'order' : 'refund',
      title: what,
      amount,
    }),
  );
  return {
    sum: all?.sum ?? 0,
    rows: shown,
    pagination: analyticsPages({ page, limit, shown: shown.length, all: all?.rows ?? 0 }),
  };
}
