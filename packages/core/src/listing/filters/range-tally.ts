import type { Tally } from './filter-definition';

/**
 * The least and the most of the numbers that `read` finds at a place or in a row. Null where there are no two, unless an end
 * is chosen.
 */
export function rangeTally(read: (at: number, count: (number: number) => void) => void): Tally {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const count = (number: number) => {
    if (number < min) min = number;
    if (number > max) max = number;
  };
  return {
    add(from, to) {
      for (let at = from; at < to; at += 1) read(at, count);
    },
    facet(choice) {
      const { from = null, to = null } = choice ?? {};
      const isEmpty = min > max;
      if (min >= max && from === null && to === null) return null;
      return { kind: 'range', least: isEmpty ? null : min, most: isEmpty ? null : max, from, to };
    },
  };
}
