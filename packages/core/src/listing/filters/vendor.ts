import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { oneOf } from './one-of';
import { valuesTally } from './values-tally';

export const vendor: FilterDefinition<object> = {
  param: () => 'filter.p.vendor',
  of: 'products',
  hasValues: true,
  range: null,
  test: ({ products, vendors }, _filter, { values }) => oneOf(products.vendor, vendors, values),
  tally: ({ products, vendors }, _filter, context) =>
    valuesTally(
      { postings: vendors, columns: [products.vendor], name: (key) => vendors.names[key] ?? null },
      context,
    ),
};

export const vendorSetting: FilterSetting<object> = { name: 'Vendor', fields: [], rule: () => ({}) };
