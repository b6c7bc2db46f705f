import type { CreditedSubject } from '@cartwright/core/analytics/credit';
import { type Place, SESSION_CLOSES } from '@cartwright/core/analytics/session-places';
import { type SQL, sql } from 'drizzle-orm';
import { sessionPlaces } from '../db/schema';

/**
 * A figure of a report as what its rows add to it. `sessions`: of sessions at a place; with `per` it is the share of that,
 * times `scale`. `revenue`: of the lines that are credited to one of some
 * subjects.
 */
export type Figure =
  | {
      readonly of: 'sessions';
      readonly place: Place;
      /** Integers, of the columns of `session_places`. */
      readonly amount: SQL;
      readonly per?: SQL;
      readonly scale?: number;
      /** Of instants: the latest of the amounts instead of their sum. */
      readonly isLatest?: boolean;
      /** Where what it is shared by is counted, all of its sessions; absent: of the same rows. */
      readonly perPlace?: Place;
    }
  | { readonly of: 'revenue'; readonly subjects: readonly CreditedSubject[] };

const { clicks, adds, positions, views, results, isSeen, isViewed, isExit, isConverted, lastAt } =
  sessionPlaces;

const int = (condition: SQL) => sql`(${condition})::int`;
const EACH = sql`1`;
const PERCENT = 100;

/** Sessions at a place that saw a product there. */
const sessions = (place: Place): Figure => ({ of: 'sessions', place, amount: int(sql`${isSeen}`) });
/** Sessions at a place, whatever they did there. */
const visits = (place: Place): Figure => ({ of: 'sessions', place, amount: EACH });
const conversionRate = (place: Place, per: SQL): Figure => ({
  of: 'sessions',
  place,
  amount: int(sql`${isConverted}`),
  per,
  scale: PERCENT,
});
const conversions = (place: Place): Figure => ({ of: 'sessions', place, amount: int(sql`${isConverted}`) });
const clickthrough = (place: Place, per: SQL): Figure => ({
  of: 'sessions',
  place,
  amount: int(sql`${clicks} + ${adds} > 0`),
  per,
  scale: PERCENT,
});
const averagePosition = (place: Place): Figure => ({
  of: 'sessions',
  place,
  amount: sql`${positions}`,
  per: sql`${clicks}`,
});
const exitRate = (place: Place, now: Date): Figure => {
  const isClosed = sql`${lastAt} <= ${new Date(now.getTime() - SESSION_CLOSES).toISOString()}::timestamptz`;
  return {
    of: 'sessions',
    place,
    amount: int(sql`${isExit} and ${isClosed}`),
    per: int(sql`${isViewed} and ${isClosed}`),
    scale: PERCENT,
  };
};

const SEEN = int(sql`${isSeen}`);
const HAD_NONE = sql`${results} = 0`;

type Figures = Readonly<Record<string, Figure>>;

/** What the tabs of a report show, by the keys of their columns. */
export interface FiguresOfTab {
  readonly figures: Figures;
  /** Place whose ids are the table's rows; null of an overview. */
  readonly place: Place | null;
  /** Of the rows of that place, those that the table is about. */
  readonly where?: SQL;
  /** Rows of fewer sessions aren't shown: what few people typed may tell who they are. */
  readonly fewest?: number;
  /** What a row's id means in lines of orders. */
  readonly credited?: 'subject' | 'product';
}

/** So many sessions have searched for what is shown. */
export const FEWEST_SEARCHERS = 3;

/** The figures of every report at an instant: by report, then by tab. The keys are those of `core/analytics/reports`. */
export function figuresOf(now: Date): Readonly<Record<string, Readonly<Record<string, FiguresOfTab>>>> {
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
          conversionRate: conversionRate('carts', EACH),
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
          conversionRate: conversionRate('cart', EACH),
        },
      },
      tiers: {
        place: 'tier',
        figures: {
          reached: visits('tier'),
          bought: conversions('tier'),
          conversionRate: conversionRate('tier', EACH),
          giftsTaken: { of: 'sessions', place: 'gift', amount: sql`${views}` },
          giftsDeclined: { of: 'sessions', place: 'gift_declined', amount: sql`${views}` },
        },
      },
      codes: { place: 'code', figures: { applied: visits('code'), bought: conversions('code') } },
      'cross-sells': {
        place: 'cross_sell',
        credited: 'product',
        figures: {
          adds: { of: 'sessions', place: 'cross_sell', amount: sql`${views}` },
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
          clickthrough: clickthrough('search', EACH),
          averagePosition: averagePosition('search'),
          noResultRate: {
            of: 'sessions',
            place: 'search',
            amount: int(HAD_NONE),
            per: int(sql`${results} is not null`),
            scale: PERCENT,
          },
          conversions: conversions('searches'),
          revenue: found,
        },
      },
      'top-searches': {
        place: 'search',
        fewest: FEWEST_SEARCHERS,
        credited: 'subject',
        figures: {
          searches: visits('search'),
          clickthrough: clickthrough('search', EACH),
          averagePosition: averagePosition('search'),
          conversions: conversions('search'),
          revenue: found,
        },
      },
      'top-products': {
        place: 'search_product',
        credited: 'product',
        figures: {
          clicks: { of: 'sessions', place: 'search_product', amount: sql`${clicks}` },
          adds: { of: 'sessions', place: 'search_product', amount: sql`${adds}` },
          conversions: conversions('search_product'),
          revenue: found,
        },
      },
      'no-results': {
        place: 'search',
        where: HAD_NONE,
        fewest: FEWEST_SEARCHERS,
        figures: {
          searches: visits('search'),
          lastSeen: {
            of: 'sessions',
            place: 'search',
            amount: sql`(extract(epoch from ${sessionPlaces.firstAt}) * 1000)::bigint`,
            isLatest: true,
          },
        },
      },
      'top-filters': {
        place: 'search_filter',
        figures: {
          uses: { of: 'sessions', place: 'search_filter', amount: sql`${views}` },
          sessionShare: {
            of: 'sessions',
            place: 'search_filter',
            amount: EACH,
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
            of: 'sessions',
            place: 'collections',
            amount: EACH,
            perPlace: 'shop',
            scale: PERCENT,
          },
          clickthrough: clickthrough('collections', SEEN),
          conversions: conversions('collections'),
          conversionRate: conversionRate('collections', SEEN),
          exitRate: exitRate('collections', now),
          revenue: listed,
        },
      },
      collections: {
        place: 'collection',
        credited: 'subject',
        figures: {
          sessions: sessions('collection'),
          clickthrough: clickthrough('collection', SEEN),
          conversions: conversions('collection'),
          conversionRate: conversionRate('collection', SEEN),
          exitRate: exitRate('collection', now),
          revenue: listed,
        },
      },
      'sort-orders': {
        place: 'collection_sort',
        figures: { count: { of: 'sessions', place: 'collection_sort', amount: sql`${views}` } },
      },
    },
  };
}
