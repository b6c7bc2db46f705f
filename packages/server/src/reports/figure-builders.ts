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
 * A figure of a report as what its rows add to it. `sessions`: of sessions at a place; with `per` it is the share of that,
 * times `scale`. `sales`: of rows of orders. `isAverage`: of sales shared by how many rows there are, of sessions by what they
 * say of `per`; the rows behind it each have their own.
 */
export type Figure =
  | {
      readonly of: 'sessions';
      readonly place: Place;
      readonly amount: Measure;
      readonly per?: Measure;
      readonly scale?: number;
      readonly isAverage?: true;
      /** Where what it is shared by is counted, all of its sessions; absent: of the same rows. */
      readonly perPlace?: Place;
      /** Id there of a row's whole; absent: all that is counted there. */
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
  /** Sessions at a place, whatever they did there. */
  const visits = (place: Place) => of(place, all);
  /** Sessions at a place that saw a product there. */
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
