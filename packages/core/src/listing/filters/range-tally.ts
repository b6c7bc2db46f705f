import type { Tally } from './filter-definition';

/**
 * The least and the most of the numbers that `read` finds at a place or in a row. Null where there are no two, unless an end
 * is chosen.
 */
export function rangeTally(read: (at: number, count: (number: number) => void) => void): Tally {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const count = (number: number) => {
    if (number < least) least = number;
    if (number > most) most = number;
  };
  return {
    add(from, to) {
      for (let at = from; at < to; at += 1) read(at, count);
    },
    facet(choice) {
      const { from = null, to = null } = choice ?? {};
      const isEmpty = least > most;
      if (least >= most && from === null && to === null) return null;
      return { kind: 'range', least: isEmpty ? null : least, most: isEmpty ? null : most, from, to };
    },
  };
}
