import type { FeatureKey } from '@cartwright/core/contract/feature-keys';

/** Subset of a query result. */
export interface Queried<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Query result of a feature: pending or failed with the shop's keys (`keys`), null for a shop
 * without the feature's key.
 */
export function ofFeature<Data>(
  keys: Queried<readonly string[]>,
  feature: FeatureKey,
  query: Queried<Data>,
): Queried<Data> | null {
  if (keys.data === undefined) return after(keys);
  return keys.data.includes(feature) ? query : null;
}

/** Dependent query result: the first one's until that has data. */
export function following<Data>(first: Queried<unknown>, query: Queried<Data>): Queried<Data> {
  return first.data === undefined ? after(first) : query;
}

const after = ({ error, isFetching, refetch }: Queried<unknown>): Queried<never> => ({
  data: undefined,
  error,
  isFetching,
  refetch,
});
