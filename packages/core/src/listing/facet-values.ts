import type { FacetValue } from './listing';
import { MOST_VALUES } from './listing';
import type { Filter } from './listing-rules';

/** Sizes as they are worn, from the smallest. */
const SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL'];
const SAME_SIZE: Readonly<Record<string, string>> = {
  'EXTRA SMALL': 'XS',
  'X-SMALL': 'XS',
  SMALL: 'S',
  MEDIUM: 'M',
  LARGE: 'L',
  'X-LARGE': 'XL',
  'EXTRA LARGE': 'XL',
  '3XS': 'XXXS',
  '2XS': 'XXS',
  '2XL': 'XXL',
  '3XL': 'XXXL',
};

/**
 * The values of a facet in their order, at most `MOST_VALUES` and those that are chosen: sizes as they are worn, then
 * numbers; availability with what is in stock first; others by how many products they have, then by name.
 */
export function facetValues(
  filter: Filter,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  compareNames: (a: string, b: string) => number,
): { readonly values: readonly FacetValue[]; readonly more: number } {
  const all = new Map(counts);
  // What nobody has can only be given back.
  for (const value of chosen) if (!all.has(value)) all.set(value, 0);
  const values = [...all]
    .map(([value, count]) => ({ value, count, place: placeIn(filter, value) }))
    .sort(
      (a, b) =>
        a.place - b.place ||
        b.count - a.count ||
        compareNames(a.value, b.value) ||
        (a.value < b.value ? -1 : 1),
    );
  const sent = values
    .map(({ value, count }) => ({ value, count, chosen: chosen.includes(value) }))
    .filter((value, place) => place < MOST_VALUES || value.chosen);
  return { values: sent, more: values.length - sent.length };
}

/** What comes before counts: smaller is earlier. */
function placeIn({ type }: Filter, value: string): number {
  if (type === 'availability') return value === '1' ? 0 : 1;
  if (type !== 'product-option') return 0;
  const upper = value.trim().toUpperCase();
  const size = SIZES.indexOf(SAME_SIZE[upper] ?? upper);
  if (size !== -1) return size - SIZES.length - AFTER_NUMBERS;
  const number = /^\d{1,6}(?:[.,]\d{1,3})?$/.test(upper) ? Number(upper.replace(',', '.')) : null;
  return number === null ? 0 : number - AFTER_NUMBERS;
}

/** Above every number that is read as one. */
const AFTER_NUMBERS = 10_000_000;
