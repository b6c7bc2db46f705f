import { bundleOfStep, type Place } from '@cartwright/core/analytics/session-places';
import { sql } from 'drizzle-orm';
import { type Measure, measuresAt } from '../analytics/measures';
import { orderLines } from '../db/schema';
import { type AllParts, stepsOfBundles } from './bundle-steps';
import { type Figures, figureBuilders, PERCENT } from './figure-builders';
import { isFixedFilter, isSortOrder } from './row-titles';
import {
  addedByCarts,
  CODE_DISCOUNT,
  CODE_LINES,
  CODE_ORDERS,
  creditedLines,
  GIFT_COST,
  GIFT_LINES,
  GIFT_UNITS,
  ORDERS_BY_BUNDLE,
  ORDERS_WITH_BUNDLES,
  PRODUCTS_OF_BUNDLES,
} from './sales-sources';

/** Figures of a report's tab by column key. */
export interface FiguresOfTab {
  readonly figures: Figures;
  /** Place whose ids are the table's rows; null for an overview. */
  readonly place: Place | null;
  /** For grouped rows: the whole of a row, and all existing rows, with 0 for those without data. */
  readonly parts?: { readonly wholeOf: (id: string) => string; readonly all: AllParts };
  /**
   * Minimum of sessions per row: texts typed by few people might identify them, and anybody can send events with
   * their own texts. `orSold`: rows with orders are always shown; `orFixed`: rows without free text are always
   * shown.
   */
  readonly fewest?: {
    readonly of: Measure;
    readonly sessions: number;
    readonly orSold?: true;
    readonly orFixed?: (id: string) => boolean;
  };
  /** Whether an id exists; absent: any does. Rows of other ids, which were forged, aren't shown. */
  readonly isKnown?: (id: string) => boolean;
}

/**
 * Figures of every report at an instant, by report and tab. The keys are those of `core/analytics/reports`, with
 * `glance` for the overview.
 */
export function figuresOf(now: Date): Readonly<Record<string, Readonly<Record<string, FiguresOfTab>>>> {
  const measures = measuresAt(now);
  const { visits: all, seen, views, clicks, adds } = measures;
  const build = figureBuilders(measures);
  const { of, share, visits, sessions, conversions, conversionRate, clickthrough } = build;
  const { averagePosition, exitRate, searchers, sales, averageOrderValue, ofWidgets, ofBundles } = build;
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
          // Cross-sells are credited to the widget that offered them.
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
        fewest: { ...searchers(all), orSold: true },
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
      steps: {
        place: 'bundle_step',
        parts: { wholeOf: bundleOfStep, all: stepsOfBundles },
        figures: {
          reached: visits('bundle_step'),
          reachedShare: {
            ...visits('bundle_step'),
            perPlace: 'bundle_steps',
            wholeOf: bundleOfStep,
            scale: PERCENT,
          },
          completed: of('bundle_step', measures.clicked),
        },
      },
      products: {
        // Sessions aren't counted for a bundle's products, whose titles are those of any product.
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
        fewest: { ...searchers(all), orFixed: isFixedFilter },
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
        isKnown: isSortOrder,
        figures: { count: of('collection_sort', views) },
      },
    },
  };
}
