import type { CatalogueIndex } from '../../catalogue/index/catalogue-index';
import { type MetafieldValue, textFold } from '../../catalogue/index/metafield-values';
import { hasSome, runOf } from '../../columns/runs';
import { isWithin } from './choice';
import type { ValueOrder } from './facet-values';
import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { rangeTally } from './range-tally';
import { valuesTally } from './values-tally';

interface MetafieldFilter {
  readonly namespace: string;
  readonly key: string;
}

/**
 * Filter by a metafield: numbers by range, or by single values if an address requests them; everything else by value.
 */
export const metafield: FilterDefinition<MetafieldFilter> = {
  param: ({ namespace, key }) => `filter.p.m.${namespace}.${key}`,
  of: 'products',
  hasValues: true,
  range: 'numbers',
  test(index, filter, choice) {
    const { values } = choice;
    const { metafieldValues, metafieldValuesOf } = index;
    const folds = values.map((requested) => textFold(fieldOf(filter), requested));
    const numbers = new Set(folds.flatMap((fold) => metafieldValues.byFold.get(fold) ?? []));
    for (const { number, value } of metafieldNames(index, filter)) {
      const isMet =
        values.length > 0
          ? typeof value !== 'string' && values.some((requested) => isRequestedValue(value, requested))
          : typeof value === 'number' && isWithin(choice, value);
      if (isMet) numbers.add(number);
    }
    return (row) => hasSome(metafieldValuesOf, row, numbers);
  },
  tally(index, filter, context) {
    const runs = index.metafieldValuesOf;
    const value = valueNames(index, filter);
    const numbers = rangeTally((row, count) => {
      const { start, end } = runOf(runs, row);
      for (let at = start; at < end; at += 1) {
        const number = value(runs.columns[0]?.values[at] ?? -1);
        if (typeof number === 'number') count(number);
      }
    });
    const name = (key: number) => {
      const known = value(key);
      return known === null ? null : String(known);
    };
    const isAsked = (key: number, requested: string) => {
      const known = value(key);
      return known !== null && isRequestedValue(known, requested);
    };
    const of = { postings: index.metafieldValues, columns: [], runs, name, isAsked, order: byNumber };
    const each = valuesTally(of, context);
    return {
      add(from, to, product) {
        numbers.add(from, to, product);
        each.add(from, to, product);
      },
      facet: (choice) =>
        choice && choice.values.length > 0
          ? each.facet(choice)
          : (numbers.facet(choice) ?? each.facet(choice)),
    };
  },
};

export const metafieldSetting: FilterSetting<MetafieldFilter> = {
  name: 'Metafield',
  fields: (['namespace', 'key'] as const).map((field) => ({
    field,
    label: field === 'key' ? 'Key' : 'Namespace',
    limit: 'metafield',
    missing: `Enter the metafield’s ${field}.`,
  })),
  rule: ({ namespace, key }) => ({ namespace, key }),
  // The namespace says nothing to shoppers: the label of `care_guide` is “Care guide”.
  label({ key }) {
    const spaced = key.replace(/[_-]+/g, ' ').trim();
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  },
};

const fieldOf = ({ namespace, key }: MetafieldFilter): string => `${namespace}.${key}`;

/** Values of a metafield, each with its number in the index. */
function* metafieldNames(
  { metafieldValues }: CatalogueIndex,
  filter: MetafieldFilter,
): Iterable<{ readonly number: number; readonly value: string | number | boolean }> {
  for (const [name, number] of metafieldValues.numbers) {
    const [field, value] = JSON.parse(name);
    if (field === fieldOf(filter)) yield { number, value };
  }
}

/** Lookup of a metafield's value by its number in the index; null if it is another metafield's. */
function valueNames({ metafieldValues }: CatalogueIndex, filter: MetafieldFilter) {
  const known = new Map<number, string | number | boolean | null>();
  return (key: number): string | number | boolean | null => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const [field, read] = JSON.parse(metafieldValues.names[key] ?? '[]');
    const own = field === fieldOf(filter) ? read : null;
    known.set(key, own);
    return own;
  };
}

/** Numeric order, if all values are numbers. */
const byNumber: ValueOrder = (values) =>
  values.every((value) => !Number.isNaN(Number(value))) ? (a, b) => Number(a) - Number(b) : () => 0;

/**
 * Whether an address asks for a value of a metafield: for a number in any way it is written (`3`, `3.0`), for a boolean as we
 * write it or as Shopify's switches do (`1`).
 */
function isRequestedValue(value: MetafieldValue, requested: string): boolean {
  switch (typeof value) {
    case 'number':
      return /^-?\d{1,15}(?:\.\d{1,9})?$/.test(requested) && Number(requested) === value;
    case 'boolean':
      return requested === String(value) || requested === (value ? '1' : '0');
    default:
      return requested === value;
  }
}
