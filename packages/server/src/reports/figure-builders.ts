import type { Place } from '@cartwright/core/analytics/session-places';
import { type SQL, sql } from 'drizzle-orm';
import type { Measure, Measures } from '../analytics/measures';
import { orderLines } from '../db/schema';
import {
  BUNDLES_BOUGHT,
  creditedLines,
  ORDER_REVENUE,
  ORDER_REVENUE_OF_LINE,
  ordersBehind,
  type SalesSource,
} from './sales-sources';

/**
 * Figure of a report, defined by the amount that each row adds. `sessions`: from sessions at a place; with `per`,
 * a share of that, times `scale`. `sales`: from rows of orders. `isAverage`: sales divided by the number of rows,
 * or sessions' amounts divided by `per`; the rows behind it have their own values.
 */
export type Figure =
  | {
      readonly of: 'sessions';
      readonly place: Place;
      readonly amount: Measure;
      readonly per?: Measure;
      readonly scale?: number;
      readonly isAverage?: true;
      /** Place of the denominator, with all of its sessions; absent: the same rows. */
      readonly perPlace?: Place;
      /** Id there of a row's whole; absent: everything at the place. */
      readonly wholeOf?: (id: string) => string;
    }
  | {
      readonly of: 'sales';
      readonly source: SalesSource;
      readonly amount: SQL;
      readonly isAverage?: boolean;
    };

export type SessionFigure = Extract<Figure, { of: 'sessions' }>;
export type SalesFigure = Extract<Figure, { of: 'sales' }>;

export const PERCENT = 100;

export type Figures = Readonly<Record<string, Figure>>;

/** Minimum number of searching sessions for a query to be shown. */
export const FEWEST_SEARCHERS = 3;

/** Builders of figures shared by reports, from the measures at an instant. */
export function figureBuilders(measures: Measures) {
  const { visits: all, seen, clicked, converted, views, clicks, positions, adds } = measures;
  const of = (place: Place, amount: Measure): SessionFigure => ({ of: 'sessions', place, amount });
  const share = (place: Place, amount: Measure, per: Measure): SessionFigure => ({
    ...of(place, amount),
    per,
    scale: PERCENT,
  });
  /** Sessions at a place. */
  const visits = (place: Place) => of(place, all);
  /** Sessions that saw a product at a place. */
  const sessions = (place: Place) => of(place, seen);
  const conversions = (place: Place) => of(place, converted);
  const conversionRate = (place: Place, per: Measure) => share(place, converted, per);
  const clickthrough = (place: Place, per: Measure) => share(place, clicked, per);
  const averagePosition = (place: Place): SessionFigure => ({
    ...of(place, positions),
    per: clicks,
    isAverage: true,
  });
  const exitRate = (place: Place) => share(place, measures.exits, measures.pageViewed);
  const searchers = (measure: Measure) => ({ of: measure, sessions: FEWEST_SEARCHERS });
  const sales = (source: SalesSource, amount: SQL = sql`${orderLines.revenue}`): SalesFigure => ({
    of: 'sales',
    source,
    amount,
  });
  const averageOrderValue = (place: Place): SalesFigure => ({
    ...sales(ordersBehind(place), ORDER_REVENUE),
    isAverage: true,
  });
  const ofWidgets = (place: Place, revenue: SalesFigure) => ({
    sessions: sessions(place),
    shown: of(place, views),
    clicks: of(place, clicks),
    clickRate: share(place, clicks, views),
    adds: of(place, adds),
    conversions: conversions(place),
    revenue,
  });
  const ofBundles = (
    [place, started, added]: readonly [Place, Place, Place],
    ordersWith: SalesSource,
  ): Figures => ({
    sessions: sessions(place),
    started: visits(started),
    added: visits(added),
    conversions: conversions(place),
    conversionRate: conversionRate(place, seen),
    bought: sales(BUNDLES_BOUGHT, sql`1`),
    revenue: sales(creditedLines(['bundle'])),
    discount: sales(creditedLines(['bundle']), sql`coalesce(${orderLines.discount}, 0)`),
    averageOrderValue: { ...sales(ordersWith, ORDER_REVENUE_OF_LINE), isAverage: true },
  });
  return {
    of,
    share,
    visits,
    sessions,
    conversions,
    conversionRate,
    clickthrough,
    averagePosition,
    exitRate,
    searchers,
    sales,
    averageOrderValue,
    ofWidgets,
    ofBundles,
  };
}
