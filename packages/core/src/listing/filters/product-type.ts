import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { oneOf } from './one-of';
import { translatedValues } from './translated-values';
import { valuesTally } from './values-tally';

export const productType: FilterDefinition<object> = {
  param: () => 'filter.p.product_type',
  of: 'products',
  hasValues: true,
  range: null,
  test: ({ products, productTypes }, _filter, { values }) =>
    oneOf(products.productType, productTypes, values),
  tally: (index, _filter, context) =>
    valuesTally(
      {
        postings: index.productTypes,
        columns: [index.products.productType],
        name: (key) => index.productTypes.names[key] ?? null,
        translated: () => translatedValues(index, context.language, { kind: 'type' }),
      },
      context,
    ),
};

export const productTypeSetting: FilterSetting<object> = {
  name: 'Product Type',
  fields: [],
  rule: () => ({}),
};
