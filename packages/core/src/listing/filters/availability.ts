import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { valuesTally } from './values-tally';

/** Filter by whether a variant can be bought: `1` and `0`. */
export const availability: FilterDefinition<object> = {
  param: () => 'filter.v.availability',
  of: 'variants',
  hasValues: true,
  range: null,
  test({ variantColumns }, _filter, { values }) {
    const wanted = new Set(values.flatMap((value) => ({ '0': 0, '1': 1 })[value] ?? []));
    const available = variantColumns.available.values;
    return (at) => wanted.has(available[at] ?? -1);
  },
  tally: ({ variantColumns }, _filter, context) =>
    valuesTally(
      {
        columns: [variantColumns.available.values],
        name: String,
        // In stock first.
        order: () => (a, b) => Number(a !== '1') - Number(b !== '1'),
      },
      context,
    ),
};

export const availabilitySetting: FilterSetting<object> = {
  name: 'Availability',
  fields: [],
  rule: () => ({}),
};
