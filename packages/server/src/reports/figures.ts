import type { Place } from '@cartwright/core/analytics/session-places';
import { type SQL, sql } from 'drizzle-orm';
import { type Measure, measuresAt } from '../analytics/measures';
import { orderLines } from '../db/schema';
import {
  addedByCarts,
  BUNDLES_BOUGHT,
  CODE_DISCOUNT,
  CODE_LINES,
  CODE_ORDERS,
  creditedLines,
  GIFT_COST,
  GIFT_LINES,
  GIFT_UNITS,
  ORDER_REVENUE,
  ORDER_REVENUE_OF_LINE,
  ORDERS_BY_BUNDLE,
  ORDERS_WITH_BUNDLES,
  ordersBehind,
  PRODUCTS_OF_BUNDLES,
  type SalesSource,
} from './sales-sources';

/**
 * A figure of a report as what its rows add to it. `sessions`: of sessions at a place; with `per` it is the share of that,
 * times `scale`. `sales`: of rows of orders; `isAverage`: shared by how many there are.
 */
export type Figure =
  | {
      readonly of: 'sessions';
      readonly place: Place;
      readonly amount: Measure;
      readonly per?: Measure;
      readonly scale?: number;
      /** Where what it is shared by is counted, all of its sessions; absent: of the same rows. */
      readonly perPlace?: Place;
    }
  | {
      readonly of: 'sales';
      readonly source: SalesSource;
      readonly amount: SQL;
      readonly isAverage?: boolean;
    };

export type SessionFigure = Extract<Figure, { of: 'sessions' }>;
export type SalesFigure = Extract<Figure, { of: 'sales' }>;

const PERCENT = 100;

type Figures = Readonly<Record<string, Figure>>;

/** Figures of the tabs of a report, by the keys of their columns. */
export interface FiguresOfTab {
  readonly figures: Figures;
  /** Place whose ids are the table's rows; null of an overview. */
  readonly place: Place | null;
  /** Rows that fewer sessions add to aren't shown: what few people typed may tell who they are. */
  readonly fewest?: { readonly of: Measure; readonly sessions: number };
}

/** Least number of sessions that have searched for what is shown. */
export const FEWEST_SEARCHERS = 3;

/** The figures of every report at an instant: by report, then by tab. The keys are those of `core/analytics/reports`, but `glance` for the overview. */
export function figuresOf(now: Date): Readonly<Record<string, Readonly<Record<string, FiguresOfTab>>>> {
  const measures = measuresAt(now);
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
  const averagePosition = (place: Place): SessionFigure => ({ ...of(place, positions), per: clicks });
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
  const giftCost = sales(GIFT_LINES, GIFT_COST);
  return {
    'smart-cart-analytics': {
      glance: {
        place: null,
        figures: {
          shown: visits('carts'),
          opened: visits('carts_opened'),
          checkout: visits('carts_checkout'),
          bought: conversions('carts'),
          conversionRate: conversionRate('carts', all),
          averageOrderValue: averageOrderValue('carts'),
          // Cross-sells are the widget's that offered them.
          added: sales(addedByCarts(['cart', 'widget'])),
          giftCost,
        },
      },
      carts: {
        place: 'cart',
        figures: {
          shown: visits('cart'),
          opened: visits('cart_opened'),
          checkout: visits('cart_checkout'),
          bought: conversions('cart'),
          conversionRate: conversionRate('cart', all),
        },
      },
      tiers: {
        place: 'tier',
        figures: {
          reached: visits('tier'),
          bought: conversions('tier'),
          conversionRate: conversionRate('tier', all),
          averageOrderValue: averageOrderValue('tier'),
          giftsTaken: of('gift', views),
          giftsDeclined: of('gift_declined', views),
          giftsGiven: sales(GIFT_LINES, GIFT_UNITS),
          giftCost,
        },
      },
      codes: {
        place: 'code',
        figures: {
          applied: visits('code'),
          bought: conversions('code'),
          orders: sales(CODE_ORDERS, sql`1`),
          discount: sales(CODE_ORDERS, CODE_DISCOUNT),
          revenue: sales(CODE_LINES),
        },
      },
      'cross-sells': {
        place: 'cross_sell',
        figures: {
          adds: of('cross_sell', views),
          bought: conversions('cross_sell'),
          revenue: sales(addedByCarts(['widget'], 'product')),
        },
      },
    },
    'widgets-analytics': {
      glance: {
        place: null,
        figures: ofWidgets('widgets', sales(creditedLines(['widget']))),
      },
      widgets: {
        place: 'widget',
        figures: ofWidgets('widget', sales(creditedLines(['widget']))),
      },
      products: {
        place: 'widget_product',
        figures: {
          sessions: sessions('widget_product'),
          clicks: of('widget_product', clicks),
          adds: of('widget_product', adds),
          conversions: conversions('widget_product'),
          revenue: sales(creditedLines(['widget'], 'product')),
        },
      },
    },
    'bundle-builder-analytics': {
      glance: {
        place: null,
        figures: ofBundles(['bundles', 'bundles_started', 'bundles_added'], ORDERS_WITH_BUNDLES),
      },
      bundles: {
        place: 'bundle',
        figures: ofBundles(['bundle', 'bundle_started', 'bundle_added'], ORDERS_BY_BUNDLE),
      },
      products: {
        // Sessions aren't counted of a bundle's products: their titles are those of any product.
        place: 'search_product',
        figures: {
          bundles: sales(PRODUCTS_OF_BUNDLES, sql`1`),
          units: sales(creditedLines(['bundle'], 'product'), sql`${orderLines.units}`),
          revenue: sales(creditedLines(['bundle'], 'product')),
        },
      },
    },
    'smart-search-analytics': {
      glance: {
        place: null,
        figures: {
          searches: visits('search'),
          sessions: sessions('searches'),
          clickthrough: clickthrough('search', all),
          averagePosition: averagePosition('search'),
          noResultRate: share('search', measures.withoutResults, measures.withResults),
          conversions: conversions('searches'),
          revenue: sales(creditedLines(['search'])),
        },
      },
      'top-searches': {
        place: 'search',
        fewest: searchers(all),
        figures: {
          searches: visits('search'),
          clickthrough: clickthrough('search', all),
          averagePosition: averagePosition('search'),
          conversions: conversions('search'),
          revenue: sales(creditedLines(['search'])),
        },
      },
      'top-products': {
        place: 'search_product',
        figures: {
          clicks: of('search_product', clicks),
          adds: of('search_product', adds),
          conversions: conversions('search_product'),
          revenue: sales(creditedLines(['search'], 'product')),
        },
      },
      'no-results': {
        place: 'search',
        fewest: searchers(measures.withoutResults),
        figures: {
          searches: of('search', measures.withoutResults),
          lastSeen: of('search', measures.lastWithoutResults),
        },
      },
      'top-filters': {
        place: 'search_filter',
        figures: {
          uses: of('search_filter', views),
          sessionShare: {
            ...visits('search_filter'),
            perPlace: 'searches',
            scale: PERCENT,
          },
          conversions: conversions('search_filter'),
        },
      },
    },
    'smart-collections-analytics': {
      glance: {
        place: null,
        figures: {
          sessions: sessions('collections'),
          sessionsInCollection: {
            ...visits('collections'),
            perPlace: 'shop',
            scale: PERCENT,
          },
          clickthrough: clickthrough('collections', seen),
          conversions: conversions('collections'),
          conversionRate: conversionRate('collections', seen),
          exitRate: exitRate('collections'),
          revenue: sales(creditedLines(['collection'])),
        },
      },
      collections: {
        place: 'collection',
        figures: {
          sessions: sessions('collection'),
          clickthrough: clickthrough('collection', seen),
          conversions: conversions('collection'),
          conversionRate: conversionRate('collection', seen),
          exitRate: exitRate('collection'),
          revenue: sales(creditedLines(['collection'])),
        },
      },
      'sort-orders': {
        place: 'collection_sort',
        figures: { count: of('collection_sort', views) },
      },
    },
  };
}
