import { isWithin } from './choice';
import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { rangeTally } from './range-tally';

/** Filter by price in the market. */
export const price: FilterDefinition<object> = {
  param: () => 'filter.v.price',
  of: 'variants',
  hasValues: false,
  range: 'amounts',
  test({ variantColumns }, _filter, choice, { priceCountry }) {
    if (choice.from === null && choice.to === null) return null;
    const amounts = variantColumns.prices.get(priceCountry)?.amount.values;
    return (at) => isWithin(choice, amounts?.[at] ?? Number.NaN);
  },
  tally({ variantColumns }, _filter, { priceCountry }) {
    const amounts = variantColumns.prices.get(priceCountry)?.amount.values;
    return rangeTally((at, count) => count(amounts?.[at] ?? Number.NaN));
  },
};

export const priceSetting: FilterSetting<object> = { name: 'Price', fields: [], rule: () => ({}) };
