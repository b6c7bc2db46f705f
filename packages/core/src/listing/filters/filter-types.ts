import { availability, availabilitySetting } from './availability';
import type { FilterDefinition } from './filter-definition';
import { metafield, metafieldSetting } from './metafield';
import { price, priceSetting } from './price';
import { productOption, productOptionSetting } from './product-option';
import { productTags, productTagsSetting } from './product-tags';
import { productType, productTypeSetting } from './product-type';
import { vendor, vendorSetting } from './vendor';

/** Definitions of filters, by type. */
const FILTERS = {
  availability,
  'product-type': productType,
  price,
  'product-tags': productTags,
  vendor,
  'product-option': productOption,
  metafield,
};

/**
 * Settings of filters by type, in the order in which they are offered. Apart from the definitions, so that an editor
 * loads no index.
 */
export const FILTER_SETTINGS = {
  availability: availabilitySetting,
  'product-type': productTypeSetting,
  price: priceSetting,
  'product-tags': productTagsSetting,
  vendor: vendorSetting,
  'product-option': productOptionSetting,
  metafield: metafieldSetting,
} satisfies Readonly<Record<FilterType, unknown>>;

export type FilterType = keyof typeof FILTERS;

export const FILTER_TYPES = Object.keys(FILTER_SETTINGS) as FilterType[];

type OwnOf<Definition> = Definition extends FilterDefinition<infer Own> ? Own : never;

/** Filter that is served. `label` is what shoppers read. */
export type Filter = {
  [Type in FilterType]: { readonly type: Type; readonly label: string } & OwnOf<(typeof FILTERS)[Type]>;
}[FilterType];

/** Definition of a filter's type. */
export function definitionOf(filter: Filter): FilterDefinition<Filter> {
  return FILTERS[filter.type] as FilterDefinition<object>;
}

/** Parameter of a filter in an address. */
export function filterParam(filter: Filter): string {
  return definitionOf(filter).param(filter);
}
