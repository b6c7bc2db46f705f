import { type FacetValue, MAX_VALUES } from './facet';

/** Count of the products that have a value, and its name. */
export interface Counted {
  readonly count: number;
  readonly text: string;
}

/** Which of two values of a filter stands first, if that is told by themselves. `values` are all that there are. */
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
  // What nobody has can only be given back.
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
