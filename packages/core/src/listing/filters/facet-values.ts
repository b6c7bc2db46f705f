import { type FacetValue, MAX_VALUES } from './facet';

/** Product count of a value, and its label. */
export interface Counted {
  readonly count: number;
  readonly text: string;
}

/** Comparison of a filter's values by themselves, given all of them; 0 leaves the order open. */
export type ValueOrder = (values: readonly string[]) => (a: string, b: string) => number;

/**
 * The values of a facet in their order, at most `MAX_VALUES` and those that are chosen: by `order`, then by how many
 * products they have, then by name.
 */
export function facetValues(
  counts: ReadonlyMap<string, Counted>,
  chosen: readonly string[],
  compareNames: (a: string, b: string) => number,
  order: ValueOrder,
): { readonly values: readonly FacetValue[]; readonly more: number } {
  const all = new Map(counts);
  // A chosen value without products can only be removed.
  for (const value of chosen) if (!all.has(value)) all.set(value, { count: 0, text: value });
  const compare = order([...all.keys()]);
  const values = [...all]
    .map(([value, { count, text }]) => ({ value, text, count }))
    .sort(
      (a, b) =>
        compare(a.value, b.value) ||
        b.count - a.count ||
        compareNames(a.text, b.text) ||
        (a.value < b.value ? -1 : 1),
    );
  const sent = values
    .map(({ value, text, count }) => ({
      value,
      count,
      chosen: chosen.includes(value),
      ...(text !== value && { text }),
    }))
    .filter((value, place) => place < MAX_VALUES || value.chosen);
  return { values: sent, more: values.length - sent.length };
}
