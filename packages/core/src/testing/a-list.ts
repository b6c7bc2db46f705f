import { buildIndex } from '../catalogue/index/update-index';
import type { MirroredProduct } from '../catalogue/mirrored-product';
import { collation, titleRanks } from '../listing/collation';
import type { Filter } from '../listing/filters/filter-types';
import type { ListContext, ListedCatalogue, Sold } from '../listing/list-context';
import { type ListingRules, SORT_KEYS, type Sort, type SortKey } from '../listing/listing-rules';

/** Context of a shopper in the United States who reads English. */
export const SHOPPER: ListContext = { priceCountry: 'US', language: 'en', compareNames: collation('en') };

/** Catalogue of these products, searchable in `languages`. */
export function aListedCatalogue(
  products: readonly MirroredProduct[],
  sold: ReadonlyMap<number, Sold> = new Map(),
  languages: readonly string[] = [],
): ListedCatalogue {
  return {
    index: buildIndex(products, [], languages),
    titleRanks: titleRanks(
      products.map(({ id, title }) => [id, title] as const),
      SHOPPER.compareNames,
    ),
    soldIn: () => sold,
  };
}

export const aSort = (key: SortKey): Sort => ({ key, label: key, lookback: { days: 30, of: 'units' } });

export const SOME_FILTERS: readonly Filter[] = [
  { type: 'availability', label: 'Availability' },
  { type: 'price', label: 'Price' },
  { type: 'product-option', name: 'Size', label: 'Size' },
  { type: 'product-option', name: 'Color', label: 'Color' },
  { type: 'vendor', label: 'Brand' },
  { type: 'product-tags', tags: { allBut: ['hidden'] }, label: 'Tags' },
  { type: 'metafield', namespace: 'custom', key: 'weight', label: 'Weight' },
  { type: 'metafield', namespace: 'custom', key: 'fabric', label: 'Fabric' },
];

/** Rules that list everything, 12 per page. */
export function someRules(rules: Partial<ListingRules> = {}): ListingRules {
  return {
    filters: SOME_FILTERS,
    sorts: SORT_KEYS.map(aSort),
    excludedProducts: [],
    excludedTags: [],
    excludedCollections: [],
    pins: null,
    outOfStock: 'all',
    tiles: [],
    pagination: 'default',
    loadMoreText: '',
    amountPerPage: 12,
    limitOptions: [10, 25, 'all'],
    ...rules,
  };
}
