import { type CatalogueIndex, optionFold } from '../catalogue/index/catalogue-index';
import { textFold } from '../catalogue/index/metafield-values';
import type { Postings } from '../catalogue/index/postings';
import { sameValue } from '../catalogue/index/same-value';
import { hasSome } from '../columns/runs';
import { filterParam } from './filter-param';
import type { ListContext } from './list-context';
import type { Choice } from './listing-request';
import type { Filter, TagRule } from './listing-rules';
import { isAskedFor } from './metafield-choice';

/** A filter of which something is chosen. `ofVariants`: `holds` is asked of a variant's place, else of a product's row. */
export interface FilterTest {
  readonly filter: Filter;
  readonly ofVariants: boolean;
  readonly holds: (at: number) => boolean;
}

export function isOfVariants({ type }: Filter): boolean {
  return type === 'availability' || type === 'price' || type === 'product-option';
}

/** What is chosen of a filter, without what its rules hide; null when that is nothing. */
export function choiceOf(filter: Filter, choices: readonly Choice[]): Choice | null {
  const param = filterParam(filter);
  const choice = choices.find((each) => each.param === param);
  if (!choice) return null;
  const values = valuesOf(filter, choice);
  // Numbers that are asked for one by one are what is chosen, whatever range is asked for besides.
  const { from, to } = hasRange(filter) && values.length === 0 ? choice : NO_RANGE;
  if (values.length === 0 && from === null && to === null) return null;
  return { param, values, from, to };
}

function valuesOf(filter: Filter, { values }: Choice): readonly string[] {
  if (filter.type === 'price') return [];
  return filter.type === 'product-tags' ? values.filter(isOffered(filter.tags)) : values;
}

const NO_RANGE = { from: null, to: null };

function hasRange({ type }: Filter): boolean {
  return type === 'price' || type === 'metafield';
}

/** Whether a filter offers a tag. Tags that are one to people are offered together, or not at all. */
export function isOffered(rule: TagRule): (tag: string) => boolean {
  const names = new Set(('only' in rule ? rule.only : rule.allBut).map(sameValue));
  if ('allBut' in rule) return (tag) => !names.has(sameValue(tag));
  return (tag) => names.size === 0 || names.has(sameValue(tag));
}

/** The filters of which something is chosen; values of one are alternatives. */
export function filterTests(
  index: CatalogueIndex,
  filters: readonly Filter[],
  choices: readonly Choice[],
  context: ListContext,
): FilterTest[] {
  return filters.flatMap((filter) => {
    const choice = choiceOf(filter, choices);
    const holds = choice && testOf(index, filter, choice, context);
    return holds ? [{ filter, ofVariants: isOfVariants(filter), holds }] : [];
  });
}

function testOf(
  index: CatalogueIndex,
  filter: Filter,
  { values, from, to }: Choice,
  { priceCountry }: ListContext,
): ((at: number) => boolean) | null {
  const { products, variantColumns } = index;
  const isWithin = (number: number) => (from === null || number >= from) && (to === null || number <= to);
  switch (filter.type) {
    case 'availability': {
      const wanted = new Set(values.flatMap((value) => ({ '0': 0, '1': 1 })[value] ?? []));
      const available = variantColumns.available.values;
      return (at) => wanted.has(available[at] ?? -1);
    }
    case 'price': {
      if (from === null && to === null) return null;
      const amounts = variantColumns.prices.get(priceCountry)?.amount.values;
      return (at) => isWithin(amounts?.[at] ?? Number.NaN);
    }
    case 'product-type':
      return oneOf(products.productType, index.productTypes, values);
    case 'vendor':
      return oneOf(products.vendor, index.vendors, values);
    case 'product-tags': {
      const wanted = numbersOf(index.tags, values);
      return (row) => hasSome(index.tagsOf, row, wanted);
    }
    case 'product-option': {
      const wanted = optionNumbers(index, filter.name, values);
      const columns = variantColumns.options.map((column) => column.values);
      return (at) => {
        for (const column of columns) if (wanted.has(column[at] ?? -1)) return true;
        return false;
      };
    }
    case 'metafield': {
      const field = `${filter.namespace}.${filter.key}`;
      const folds = values.map((asked) => textFold(field, asked));
      const numbers = new Set(folds.flatMap((fold) => index.metafieldValues.byFold.get(fold) ?? []));
      for (const { number, value } of metafieldNames(index, filter)) {
        const isMet =
          values.length > 0
            ? typeof value !== 'string' && values.some((asked) => isAskedFor(value, asked))
            : typeof value === 'number' && isWithin(value);
        if (isMet) numbers.add(number);
      }
      return (row) => hasSome(index.metafieldValuesOf, row, numbers);
    }
    default:
      return filter satisfies never;
  }
}

/** The values that products have of a metafield, each with its number in the index. */
export function* metafieldNames(
  { metafieldValues }: CatalogueIndex,
  { namespace, key }: { readonly namespace: string; readonly key: string },
): Iterable<{ readonly number: number; readonly value: string | number | boolean }> {
  for (const [name, number] of metafieldValues.numbers) {
    const [field, value] = JSON.parse(name);
    if (field === `${namespace}.${key}`) yield { number, value };
  }
}

function oneOf(column: Int32Array, postings: Postings, values: readonly string[]): (row: number) => boolean {
  const wanted = numbersOf(postings, values);
  return (row) => wanted.has(column[row] ?? -1);
}

function numbersOf({ byFold }: Postings, values: readonly string[]): Set<number> {
  return new Set(values.flatMap((value) => byFold.get(sameValue(value)) ?? []));
}

function optionNumbers(
  { optionValues }: CatalogueIndex,
  option: string,
  values: readonly string[],
): Set<number> {
  return new Set(values.flatMap((value) => optionValues.byFold.get(optionFold(option, value)) ?? []));
}
