import type { Filter } from './listing-rules';

/** What Shopify calls a filter in addresses: a link means the same to its theme. Source: Shopify, storefront filtering. */
export function filterParam(filter: Filter): string {
  switch (filter.type) {
    case 'availability':
      return 'filter.v.availability';
    case 'price':
      return 'filter.v.price';
    case 'product-type':
      return 'filter.p.product_type';
    case 'vendor':
      return 'filter.p.vendor';
    case 'product-tags':
      return 'filter.p.tag';
    case 'product-option':
      return `filter.v.option.${filter.name.toLowerCase()}`;
    case 'metafield':
      return `filter.p.m.${filter.namespace}.${filter.key}`;
    default:
      return filter satisfies never;
  }
}
