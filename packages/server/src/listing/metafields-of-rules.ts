import type { ListingRules } from '@cartwright/core/listing/listing-rules';

/** Metafields that the filters of lists name, as `namespace.key`. */
export function metafieldsOfRules(lists: readonly Pick<ListingRules, 'filters'>[]): string[] {
  return lists.flatMap(({ filters }) =>
    filters.flatMap((filter) => (filter.type === 'metafield' ? [`${filter.namespace}.${filter.key}`] : [])),
  );
}
