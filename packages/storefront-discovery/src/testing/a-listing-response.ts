import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { LISTED_PRODUCTS } from '@cartwright/storefront-kit/testing/listed-products';

/** Sample list of two products: one on sale that can be added, one sold out. */
export function aListingResponse(changes: Partial<ListingResponse> = {}): ListingResponse {
  return {
    version: 2,
    total: 2,
    page: 1,
    pages: 1,
    parts: 1,
    searched: null,
    look: null,
    sort: 'manual',
    sorts: [
      { value: 'manual', label: 'Featured' },
      { value: 'price-ascending', label: 'Price, low to high' },
    ],
    paging: { type: 'default', loadMoreText: 'Load more', limit: 12, limits: [] },
    facets: [
      {
        type: 'product-option',
        param: 'filter.v.option.color',
        label: 'Color',
        kind: 'values',
        values: [
          { value: 'Red', count: 1, chosen: false, swatch: { colour: '#b9643f' } },
          { value: 'Blue', count: 2, chosen: false, swatch: null },
        ],
        more: 0,
      },
      {
        type: 'price',
        param: 'filter.v.price',
        label: null,
        kind: 'range',
        least: { value: '10', text: '$10.00' },
        most: { value: '25', text: '$25.00' },
        from: null,
        to: null,
      },
    ],
    tiles: [],
    products: LISTED_PRODUCTS,
    ...changes,
  };
}
