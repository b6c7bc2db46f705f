import { columnOf, type ReportColumn } from '@cartwright/core/analytics/reports/report';
import { SMART_CART_ANALYTICS } from '@cartwright/core/analytics/reports/smart-cart-analytics';
import { SMART_COLLECTIONS_ANALYTICS } from '@cartwright/core/analytics/reports/smart-collections-analytics';
import { SMART_SEARCH_ANALYTICS } from '@cartwright/core/analytics/reports/smart-search-analytics';

/** Figure of a report that Home shows. Reports can't be added up: a session may be in several. */
export interface HomeTile {
  readonly report: 'carts' | 'search' | 'collections';
  readonly column: ReportColumn;
  readonly title: string;
  /** Path of its report. */
  readonly path: string;
}

const REPORTS = {
  carts: { definition: SMART_CART_ANALYTICS, path: '/reports/smart-cart-analytics/' },
  search: { definition: SMART_SEARCH_ANALYTICS, path: '/reports/smart-search-analytics/' },
  collections: { definition: SMART_COLLECTIONS_ANALYTICS, path: '/smart-collections/analytics/' },
} as const;

export const HOME_TILES: readonly HomeTile[] = [
  tile('carts', 'opened', 'Sessions that opened the cart'),
  tile('carts', 'bought', 'Conversions from carts'),
  tile('carts', 'added', 'Revenue from cart offers'),
  tile('collections', 'sessions', 'Sessions on collection pages'),
  tile('collections', 'conversions', 'Conversions from collections'),
  tile('collections', 'revenue', 'Revenue from collections'),
  tile('search', 'searches', 'Searches'),
  tile('search', 'conversions', 'Conversions from search'),
  tile('search', 'revenue', 'Revenue from search'),
];

function tile(report: HomeTile['report'], key: string, title: string): HomeTile {
  const { definition, path } = REPORTS[report];
  const column = columnOf(definition.tabs[0], key);
  if (!column) throw new Error(`${definition.title} has no figure “${key}”.`);
  return { report, column, title, path };
}
