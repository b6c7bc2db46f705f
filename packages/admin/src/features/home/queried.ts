import type { FeatureKey } from '@cartwright/core/contract/feature-keys';

/** Result of a query, as far as a part of the page needs it. */
export interface Queried<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Result of a query about a feature, which waits for the shop's keys (`keys`), and fails where those can't be read; null
 * for a shop that has no key for it.
 */
export function ofFeature<Data>(
  keys: Queried<readonly string[]>,
  feature: FeatureKey,
  query: Queried<Data>,
): Queried<Data> | null {
  if (keys.data === undefined) return after(keys);
  return keys.data.includes(feature) ? query : null;
}

/** Result of a query that can't be asked before another one is there: that one's until then. */
export function following<Data>(first: Queried<unknown>, query: Queried<Data>): Queried<Data> {
  return first.data === undefined ? after(first) : query;
}

const after = ({ error, isFetching, refetch }: Queried<unknown>): Queried<never> => ({
  data: undefined,
  error,
  isFetching,
  refetch,
});
