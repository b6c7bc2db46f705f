import { FILTER_SETTINGS } from '../filters/filter-types';
import type { SortKey } from '../listing-rules';
import type { FilterEntry, ListingTemplate, SortEntry } from './listing-settings';

export const SORT_NAMES: Readonly<Record<SortKey, string>> = {
  featured: 'Featured',
  'best-sellers': 'Best Sellers',
  'name-ascending': 'Name A-Z',
  'name-descending': 'Name Z-A',
  'highest-price': 'Highest Price',
  'lowest-price': 'Lowest Price',
  'highest-rating': 'Highest Rating',
  'lowest-rating': 'Lowest Rating',
  oldest: 'Oldest',
  'new-arrivals': 'Newest Arrivals',
};

/** The filters of a list whose settings name none. */
export const BUILT_IN_FILTERS: readonly FilterEntry[] = (
  ['availability', 'product-type', 'price', 'product-tags', 'vendor'] as const
).map((type, index) => ({
  id: type,
  enabled: true,
  type,
  name: FILTER_SETTINGS[type].name,
  label: '',
  index,
  namespace: '',
  key: '',
  excludeSpecific: false,
}));

/** The orders of a list whose settings name none. The first is the default. */
export const BUILT_IN_SORTS: readonly SortEntry[] = (
  [
    'featured',
    'best-sellers',
    'name-ascending',
    'name-descending',
    'highest-price',
    'lowest-price',
    'highest-rating',
    'oldest',
    'new-arrivals',
  ] as const
).map((key, index) => ({
  key,
  enabled: true,
  name: SORT_NAMES[key],
  label: '',
  index,
  lookbackPeriod: 30,
  lookbackType: 'units',
}));

/** The template of new settings, but for its pagination. */
export const BUILT_IN_TEMPLATE: Omit<ListingTemplate, 'pagination'> = {
  pageTitle: '',
  layout: 'dropdown',
  layoutMode: 'sidebar',
  desktopColumnBreakpoint: 4,
  tabletColumnBreakpoint: 2,
  mobileColumnBreakpoint: 2,
};
