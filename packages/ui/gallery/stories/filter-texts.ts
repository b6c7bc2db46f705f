import {
  FILTER_SETTINGS,
  FILTER_TYPES,
  type FilterType,
} from '@cartwright/core/listing/filters/filter-types';
import type { FilterTexts } from '../../src/listing/filters/filter-texts';

const NAMES = Object.fromEntries(FILTER_TYPES.map((type) => [type, FILTER_SETTINGS[type].name])) as Record<
  FilterType,
  string
>;

export const FILTER_TEXTS: FilterTexts = {
  filters: 'Filters',
  chosenFilters: 'Chosen filters',
  removeFilter: (name) => `Remove filter: ${name}`,
  clearAll: 'Clear all',
  close: 'Close',
  showProducts: (products) => `Show ${products}`,
  mostCommon: (count) => `The ${count} most common are shown.`,
  min: 'From',
  max: 'To',
  from: (price) => `From ${price}`,
  upTo: (price) => `Up to ${price}`,
  notANumber: 'Enter a number, like 20.',
  notAPrice: 'Enter a price from 0, like 20.',
  decimalSign: '.',
  inStock: 'In stock',
  soldOut: 'Sold out',
  yes: 'Yes',
  no: 'No',
  filterNames: { ...NAMES, metafield: 'Details' },
};
