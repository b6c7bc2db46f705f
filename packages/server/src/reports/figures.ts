import type { CreditedSubject } from '@cartwright/core/analytics/credit';
import type { Place } from '@cartwright/core/analytics/session-places';
import { type Measure, measuresAt } from '../analytics/measures';

/**
 * A figure of a report as what its rows add to it. `sessions`: of sessions at a place; with `per` it is the share of that,
 * times `scale`. `revenue`: of the lines that are credited to one of some
 * subjects.
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
  | { readonly of: 'revenue'; readonly subjects: readonly CreditedSubject[] };

export type SessionFigure = Extract<Figure, { of: 'sessions' }>;

const PERCENT = 100;

type Figures = Readonly<Record<string, Figure>>;

/** What the tabs of a report show, by the keys of their columns. */
export interface FiguresOfTab {
  readonly figures: Figures;
  /** Place whose ids are the table's rows; null of an overview. */
  readonly place: Place | null;
  /** Rows that fewer sessions add to aren't shown: what few people typed may tell who they are. */
  readonly fewest?: { readonly of: Measure; readonly sessions: number };
  /** What a row's id means in lines of orders. */
  readonly credited?: 'subject' | 'product';
}

/** So many sessions have searched for what is shown. */
export const FEWEST_SEARCHERS = 3;

/** The figures of every report at an instant: by report, then by tab. The keys are those of `core/analytics/reports`. */
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
  const found = { of: 'revenue', subjects: ['search'] } as const;
  const listed = { of: 'revenue', subjects: ['collection'] } as const;
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
          // Cross-sells are the widget's that offered them.
          revenue: { of: 'revenue', subjects: ['cart', 'widget'] },
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
          giftsTaken: of('gift', views),
          giftsDeclined: of('gift_declined', views),
        },
      },
      codes: { place: 'code', figures: { applied: visits('code'), bought: conversions('code') } },
      'cross-sells': {
        place: 'cross_sell',
        credited: 'product',
        figures: {
          adds: of('cross_sell', views),
          bought: conversions('cross_sell'),
          revenue: { of: 'revenue', subjects: ['widget'] },
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
          revenue: found,
        },
      },
      'top-searches': {
        place: 'search',
        fewest: searchers(all),
        credited: 'subject',
        figures: {
          searches: visits('search'),
          clickthrough: clickthrough('search', all),
          averagePosition: averagePosition('search'),
          conversions: conversions('search'),
          revenue: found,
        },
      },
      'top-products': {
        place: 'search_product',
        credited: 'product',
        figures: {
          clicks: of('search_product', clicks),
          adds: of('search_product', adds),
          conversions: conversions('search_product'),
          revenue: found,
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
          revenue: listed,
        },
      },
      collections: {
        place: 'collection',
        credited: 'subject',
        figures: {
          sessions: sessions('collection'),
          clickthrough: clickthrough('collection', seen),
          conversions: conversions('collection'),
          conversionRate: conversionRate('collection', seen),
          exitRate: exitRate('collection'),
          revenue: listed,
        },
      },
      'sort-orders': {
        place: 'collection_sort',
        figures: { count: of('collection_sort', views) },
      },
    },
  };
}
