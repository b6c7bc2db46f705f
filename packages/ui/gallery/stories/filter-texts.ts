import type { FilterTexts } from '../../src/listing/filters/filter-texts';

export const FILTER_TEXTS: FilterTexts = {
  filters: 'Filters',
  chosenFilters: 'Chosen filters',
  removeFilter: (name) => `Remove filter: ${name}`,
  clearAll: 'Clear all',
  close: 'Close',
  showProducts: (products) => `Show ${products}`,
  mostCommon: (count) => `The ${count} most common are shown.`,
  least: 'From',
  most: 'To',
  from: (price) => `From ${price}`,
  upTo: (price) => `Up to ${price}`,
  inStock: 'In stock',
  soldOut: 'Sold out',
  yes: 'Yes',
  no: 'No',
  filterNames: {
    availability: 'Availability',
    price: 'Price',
    'product-type': 'Product Type',
    'product-tags': 'Product Tags',
    vendor: 'Vendor',
    'product-option': 'Option',
    metafield: 'Details',
  },
};
