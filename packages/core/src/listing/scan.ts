import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { commonest, type Postings } from '../catalogue/index/postings';
import { sameValue } from '../catalogue/index/same-value';
import { type Runs, runOf } from '../columns/runs';
import { type Counted, facetValues } from './facet-values';
import { filterParam } from './filter-param';
import { choiceOf, type FilterTest, filterTests, isOffered, isOfVariants } from './filter-tests';
import type { ListContext } from './list-context';
import type { Facet } from './listing';
import type { Choice } from './listing-request';
import type { Filter } from './listing-rules';
import { isAskedFor } from './metafield-choice';
import { translatedLabel, translatedValues } from './translated-words';

/** A product that passes the filters. */
export interface Match {
  readonly row: number;
  /** Its place among the candidates. */
  readonly place: number;
  readonly soldOut: boolean;
  /** Subunits, of the variants that are meant: of those that can be bought, of all where none can. */
  readonly lowest: number;
  readonly highest: number;
}

/** The variants that a search names by a code: by row their places among the product's. */
export type NamedVariants = ReadonlyMap<number, readonly number[]>;

export interface ScanOptions {
  /** The place's products, in its order. */
  readonly candidates: Iterable<number>;
  readonly isListable: (row: number) => boolean;
  /** Whether a product of which no variant can be bought is left out. */
  readonly hidesSoldOut: boolean;
  readonly filters: readonly Filter[];
  readonly choices: readonly Choice[];
  readonly context: ListContext;
  readonly named: NamedVariants;
}

export interface Scanned {
  readonly matches: Match[];
  readonly facets: Facet[];
  /** Where the variants of a match stand that the list means: those that pass the filters, and of these those that are named. */
  readonly meant: (row: number) => number[];
}

/**
 * One pass over the candidates: which of them are sold here and pass all filters, and of each filter what would with all
 * others. Filters on variants have to hold together, on one variant.
 */
export function scan(
  index: CatalogueIndex,
  { candidates, isListable, hidesSoldOut, filters, choices, context, named }: ScanOptions,
): Scanned {
  const tests = filterTests(index, filters, choices, context);
  const tallies = filters.map((filter) => ({
    ...tallyOf(index, filter, context),
    ofVariants: isOfVariants(filter),
    /** All tests but the filter's own. */
    others: ~bitOf(tests, filter),
  }));
  const available = index.variantColumns.available.values;
  const amounts = index.variantColumns.prices.get(context.priceCountry)?.amount.values;
  const matches: Match[] = [];
  /** By variant of the product that is looked at: which tests fail. */
  const fails: number[] = [];
  let place = -1;
  for (const row of candidates) {
    place += 1;
    if (!amounts || !isListable(row)) continue;
    const { start, end } = runOf(index.variants, row);
    let [sold, inStock, passing] = [0, 0, 0];
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const ofRow = named.get(row);
    /** How much the amounts so far are meant: named variants more than others, and of these what can be bought. */
    let weight = -1;
    for (let at = start; at < end; at += 1) {
      const amount = amounts[at] ?? Number.NaN;
      fails[at - start] = NOT_SOLD;
      if (Number.isNaN(amount)) continue;
      sold += 1;
      inStock += available[at] ?? 0;
      const fail = failed(tests, true, at);
      fails[at - start] = fail;
      if (fail !== 0) continue;
      passing += 1;
      const own = (ofRow?.includes(at - start) ? 2 : 0) + (available[at] ?? 0);
      if (own < weight) continue;
      if (own > weight) [weight, lowest, highest] = [own, amount, amount];
      if (amount < lowest) lowest = amount;
      if (amount > highest) highest = amount;
    }
    if (sold === 0 || (inStock === 0 && hidesSoldOut)) continue;
    const ofProduct = failed(tests, false, row);
    if (ofProduct === 0 && passing > 0) matches.push({ row, place, soldOut: inStock === 0, lowest, highest });
    for (const { ofVariants, others, add } of tallies) {
      if ((ofProduct & others) !== 0) continue;
      if (!ofVariants) {
        if (passing > 0) add(row, place);
        continue;
      }
      for (let at = start; at < end; at += 1) {
        if (((fails[at - start] ?? 0) & others) === 0) add(at, place);
      }
    }
  }
  const facets = filters.flatMap((filter, each) => {
    const label = translatedLabel(index, context.language, filter);
    return tallies[each]?.facet(choiceOf(filter, choices), label) ?? [];
  });
  return { matches, facets, meant };

  function meant(row: number): number[] {
    const { start, end } = runOf(index.variants, row);
    const ofRow = named.get(row);
    const all: number[] = [];
    for (let at = start; at < end; at += 1) {
      if (!Number.isNaN(amounts?.[at] ?? Number.NaN) && failed(tests, true, at) === 0) all.push(at);
    }
    const ours = ofRow ? all.filter((at) => ofRow.includes(at - start)) : [];
    return ours.length > 0 ? ours : all;
  }
}

/** Of a variant: no bit of it is a test's own, so it counts nowhere. */
const NOT_SOLD = 1 << 30;

/** Which tests fail, as bits. There are at most ten filters. */
function failed(tests: readonly FilterTest[], ofVariants: boolean, at: number): number {
  let bits = 0;
  let bit = 1;
  for (const test of tests) {
    if (test.ofVariants === ofVariants && !test.holds(at)) bits |= bit;
    bit <<= 1;
  }
  return bits;
}

function bitOf(tests: readonly FilterTest[], filter: Filter): number {
  const place = tests.findIndex((test) => test.filter === filter);
  return place === -1 ? 0 : 1 << place;
}

interface Tally {
  /** Counts a product (its place among the candidates) by its row, or by a variant that passes all other filters. */
  readonly add: (at: number, product: number) => void;
  /** Null where there is nothing to choose, and nothing is chosen. */
  readonly facet: (choice: Choice | null, label: string) => Facet | null;
}

function tallyOf(index: CatalogueIndex, filter: Filter, context: ListContext): Tally {
  if (filter.type === 'price') {
    const amounts = index.variantColumns.prices.get(context.priceCountry)?.amount.values;
    return rangeTally(filter, (at, count) => count(amounts?.[at] ?? Number.NaN));
  }
  if (filter.type !== 'metafield') {
    const translated = () => translatedValues(index, context.language, filter);
    return valuesTally(filter, { ...valuesOf(index, filter), translated }, context);
  }
  // Numbers are chosen by what lies between two of them, all else one by one; and they too where an address asks so.
  const runs = index.metafieldValuesOf;
  const value = metafieldValue(index, filter);
  const numbers = rangeTally(filter, (row, count) => {
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
  const isAsked = (key: number, asked: string) => {
    const known = value(key);
    return known !== null && isAskedFor(known, asked);
  };
  const of = { postings: index.metafieldValues, columns: [], runs, name, isAsked };
  const each = valuesTally(filter, of, context);
  return {
    add(row, product) {
      numbers.add(row, product);
      each.add(row, product);
    },
    facet: (choice, label) =>
      choice && choice.values.length > 0
        ? each.facet(choice, label)
        : (numbers.facet(choice, label) ?? each.facet(choice, label)),
  };
}

function valuesTally(
  filter: Filter,
  { postings, columns, runs, name, isAsked = () => false, translated }: Values,
  { compareNames }: ListContext,
): Tally {
  const size = postings?.names.length ?? 2;
  /** By key, of values that are one to people by the first of them: how many products have it, and which was the last. */
  const counts = new Int32Array(size);
  const last = new Int32Array(size).fill(-1);
  const firsts = postings && new Int32Array(size).fill(-1);
  const firstOf = (key: number) => {
    if (!postings || !firsts) return key;
    const known = firsts[key] ?? -1;
    if (known >= 0) return known;
    const [first = key] = postings.byFold.get(postings.folds[key] ?? '') ?? [];
    firsts[key] = first;
    return first;
  };
  const count = (of: number, product: number) => {
    const key = of < 0 ? of : firstOf(of);
    if (key < 0 || last[key] === product) return;
    last[key] = product;
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const inRuns = runs?.columns[0]?.values;
  return {
    add(at, product) {
      for (const column of columns) count(column[at] ?? -1, product);
      if (!runs || !inRuns) return;
      const start = runs.starts[at] ?? 0;
      const end = start + (runs.lengths[at] ?? 0);
      for (let each = start; each < end; each += 1) count(inRuns[each] ?? -1, product);
    },
    facet(choice, label) {
      const chosen = choice?.values ?? [];
      const named = new Map<string, Counted>();
      const inLanguage = translated?.();
      counts.forEach((products, first) => {
        if (products === 0) return;
        const key = postings ? commonest(postings, first) : first;
        const text = name(key);
        if (text === null || text === '') return;
        // As the address has it, so that it can be taken back.
        const isSame = (asked: string) =>
          asked === text || isAsked(key, asked) || sameValue(asked) === sameValue(text);
        named.set(chosen.find(isSame) ?? text, { count: products, text: inLanguage?.(text) ?? text });
      });
      if (named.size === 0 && chosen.length === 0) return null;
      const values = facetValues(filter, named, chosen, compareNames);
      return { filter, param: filterParam(filter), label, kind: 'values', ...values };
    },
  };
}

/** Null where there is no number, unless some are asked for. */
function rangeTally(filter: Filter, read: (at: number, count: (number: number) => void) => void): Tally {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const count = (number: number) => {
    if (number < least) least = number;
    if (number > most) most = number;
  };
  return {
    add: (at) => read(at, count),
    facet(choice, label) {
      const { from = null, to = null } = choice ?? {};
      const isEmpty = least > most;
      if (isEmpty && from === null && to === null) return null;
      return {
        filter,
        param: filterParam(filter),
        label,
        kind: 'range',
        least: isEmpty ? null : least,
        most: isEmpty ? null : most,
        from,
        to,
      };
    },
  };
}

/** Where the keys of a filter's values stand, by variant or by row, and what they are called. */
interface Values {
  /** What the keys are numbers of; absent where there are two, each by itself. */
  readonly postings?: Postings;
  readonly columns: readonly (Int32Array | Uint8Array)[];
  readonly runs?: Runs;
  /** What it is called; null: not one of this filter's. */
  readonly name: (key: number) => string | null;
  /** What names are called in the page's language; undefined: not translated. */
  readonly translated?: () => (name: string) => string | undefined;
  /** Whether an address asks for it in another way than by its name. */
  readonly isAsked?: (key: number, asked: string) => boolean;
}

function valuesOf(index: CatalogueIndex, filter: Exclude<Filter, { type: 'price' | 'metafield' }>): Values {
  const { products, variantColumns, vendors, productTypes, tags, optionValues } = index;
  switch (filter.type) {
    case 'availability':
      return { columns: [variantColumns.available.values], name: String };
    case 'product-type':
      return {
        postings: productTypes,
        columns: [products.productType],
        name: (key) => productTypes.names[key] ?? null,
      };
    case 'vendor':
      return {
        postings: vendors,
        columns: [products.vendor],
        name: (key) => vendors.names[key] ?? null,
      };
    case 'product-tags': {
      const isShown = isOffered(filter.tags);
      const name = (key: number) => {
        const tag = tags.names[key] ?? '';
        return isShown(tag) ? tag : null;
      };
      return { postings: tags, columns: [], runs: index.tagsOf, name };
    }
    case 'product-option': {
      const wanted = sameValue(filter.name);
      const name = (key: number) => {
        const [option, value] = JSON.parse(optionValues.names[key] ?? '[]');
        return typeof option === 'string' && sameValue(option) === wanted ? value : null;
      };
      return {
        postings: optionValues,
        columns: variantColumns.options.map((column) => column.values),
        name,
      };
    }
    default:
      return filter satisfies never;
  }
}

/** A value of a metafield by its number in the index; null where it is of another. */
function metafieldValue(index: CatalogueIndex, { namespace, key: of }: Filter & { type: 'metafield' }) {
  const known = new Map<number, string | number | boolean | null>();
  return (key: number): string | number | boolean | null => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const [field, read] = JSON.parse(index.metafieldValues.names[key] ?? '[]');
    const own = field === `${namespace}.${of}` ? read : null;
    known.set(key, own);
    return own;
  };
}
