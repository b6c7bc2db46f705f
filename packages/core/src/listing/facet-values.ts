import type { FacetValue } from './listing';
import { MOST_VALUES } from './listing';
import type { Filter } from './listing-rules';
import { compareSizes, type Size, sizesAmong } from './size-order';

/** How many products have a value, and what it is called. */
export interface Counted {
  readonly count: number;
  readonly text: string;
}

/**
 * The values of a facet in their order, at most `MOST_VALUES` and those that are chosen: sizes as they are worn, then
 * numbers; availability with what is in stock first; others by how many products they have, then by name.
 */
export function facetValues(
  filter: Filter,
  counts: ReadonlyMap<string, Counted>,
  chosen: readonly string[],
  compareNames: (a: string, b: string) => number,
): { readonly values: readonly FacetValue[]; readonly more: number } {
  const all = new Map(counts);
  // What nobody has can only be given back.
  for (const value of chosen) if (!all.has(value)) all.set(value, { count: 0, text: value });
  const sizeOf = filter.type === 'product-option' ? sizesAmong(all.keys()) : () => null;
  const areNumbers =
    filter.type === 'metafield' && [...all.keys()].every((value) => !Number.isNaN(Number(value)));
  const values = [...all]
    .map(([value, { count, text }]) => ({
      value,
      text,
      count,
      place: areNumbers ? Number(value) : placeIn(filter, value),
      size: sizeOf(value),
    }))
    .sort(
      (a, b) =>
        a.place - b.place ||
        bySize(a.size, b.size) ||
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
    .filter((value, place) => place < MOST_VALUES || value.chosen);
  return { values: sent, more: values.length - sent.length };
}

/** What comes before counts: smaller is earlier. */
function placeIn({ type }: Filter, value: string): number {
  return type === 'availability' && value !== '1' ? 1 : 0;
}

/** Sizes stand before what is none. */
function bySize(a: Size | null, b: Size | null): number {
  return a && b ? compareSizes(a, b) : Number(a === null) - Number(b === null);
}
