import { FILTER_SETTINGS, type FilterType } from '../filters/filter-types';
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

/** Default entry of a filter. */
const entryOf = (
  type: FilterType,
  name: string = FILTER_SETTINGS[type].name,
): Omit<FilterEntry, 'index'> => ({
  id: type === 'product-option' ? name.toLowerCase() : type,
  enabled: true,
  type,
  name,
  label: '',
  namespace: '',
  key: '',
  excludeSpecific: false,
});

/**
 * The filters of a list whose settings name none. Where no product listed has sizes or colors, shoppers see no filter for
 * them. Source: `docs/adr/0127-filters-that-narrow.md`.
 */
export const BUILT_IN_FILTERS: readonly FilterEntry[] = [
  entryOf('availability'),
  entryOf('product-type'),
  entryOf('price'),
  entryOf('product-option', 'Size'),
  entryOf('product-option', 'Color'),
  entryOf('product-tags'),
  entryOf('vendor'),
].map((entry, index) => ({ ...entry, index }));

/** Default sort options. The first is the default. */
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

/** Default labels of the button for more: of settings, and of campaigns and results. */
export const LOAD_MORE_TEXTS = { usual: 'Load more', products: 'Load More Products' } as const;

/** Default template, without pagination. */
export const BUILT_IN_TEMPLATE: Omit<ListingTemplate, 'pagination'> = {
  pageTitle: '',
  layout: 'dropdown',
  layoutMode: 'sidebar',
  desktopColumnBreakpoint: 4,
  tabletColumnBreakpoint: 2,
  mobileColumnBreakpoint: 2,
};
