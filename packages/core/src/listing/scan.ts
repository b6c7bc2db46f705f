import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { runOf } from '../columns/runs';
import { choiceOf, type FilterPredicate, filterPredicates, isVariantFilter } from './filter-predicates';
import type { Choice } from './filters/choice';
import { definitionOf, type Filter, filterParam } from './filters/filter-types';
import type { ListContext } from './list-context';
import type { Facet } from './listing';

/** Product that passes the filters. */
export interface Match {
  readonly row: number;
  /** Index among the candidates. */
  readonly index: number;
  readonly soldOut: boolean;
  /** Prices of the listed variants in subunits: of those that can be bought, or of all if none can. */
  readonly lowest: number;
  readonly highest: number;
}

/** Variants that a search names by a code: by row, their indexes among the product's. */
export type NamedVariants = ReadonlyMap<number, readonly number[]>;

export interface ScanOptions {
  /** Rows of the place's products, in its order. */
  readonly candidates: Iterable<number>;
  readonly isListable: (row: number) => boolean;
  /** Whether products are left out if no variant can be bought. */
  readonly hidesSoldOut: boolean;
  readonly filters: readonly Filter[];
  readonly choices: readonly Choice[];
  readonly context: ListContext;
  readonly named: NamedVariants;
}

export interface Scanned {
  readonly matches: Match[];
  readonly facets: Facet[];
  /** Positions of a match's listed variants: those that pass the filters, and of these the named ones, if any. */
  readonly meant: (row: number) => number[];
}

/**
 * One pass over the candidates: collects products that are sold here and pass all filters, and tallies each filter's values
 * over products that pass all others. Filters on variants have to match on the same variant.
 */
export function scan(
  index: CatalogueIndex,
  { candidates, isListable, hidesSoldOut, filters, choices, context, named }: ScanOptions,
): Scanned {
  const tests = filterPredicates(index, filters, choices, context);
  const tallies = filters.map((filter) => ({
    ...definitionOf(filter).tally(index, filter, context),
    ofVariants: isVariantFilter(filter),
    /** Mask of all tests but the filter's own. */
    others: ~bitOf(tests, filter),
  }));
  const available = index.variantColumns.available.values;
  const amounts = index.variantColumns.prices.get(context.priceCountry)?.amount.values;
  const matches: Match[] = [];
  /** Masks of failed tests by variant of the current product. */
  const fails: number[] = [];
  let candidate = -1;
  const { starts, lengths } = index.variants;
  const hasTests = tests.length > 0;
  const hasNamed = named.size > 0;
  for (const row of candidates) {
    candidate += 1;
    if (!amounts || !isListable(row)) continue;
    const start = starts[row] ?? 0;
    const end = start + (lengths[row] ?? 0);
    let sold = 0;
    let inStock = 0;
    let passing = 0;
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    const namedHere = hasNamed ? named.get(row) : undefined;
    /** Priority of the amounts so far: named variants over others, then variants that can be bought. */
    let priority = -1;
    for (let at = start; at < end; at += 1) {
      const amount = amounts[at] ?? Number.NaN;
      fails[at - start] = NOT_SOLD;
      if (Number.isNaN(amount)) continue;
      sold += 1;
      const canBuy = available[at] ?? 0;
      inStock += canBuy;
      const fail = hasTests ? failed(tests, true, at) : 0;
      fails[at - start] = fail;
      if (fail !== 0) continue;
      passing += 1;
      const variantPriority = namedHere?.includes(at - start) ? 2 + canBuy : canBuy;
      if (variantPriority < priority) continue;
      if (variantPriority > priority) {
        priority = variantPriority;
        lowest = amount;
        highest = amount;
        continue;
      }
      if (amount < lowest) lowest = amount;
      if (amount > highest) highest = amount;
    }
    if (sold === 0 || (inStock === 0 && hidesSoldOut)) continue;
    const ofProduct = hasTests ? failed(tests, false, row) : 0;
    if (ofProduct === 0 && passing > 0)
      matches.push({ row, index: candidate, soldOut: inStock === 0, lowest, highest });
    for (const { ofVariants, others, add } of tallies) {
      if ((ofProduct & others) !== 0) continue;
      if (!ofVariants) {
        if (passing > 0) add(row, row + 1, candidate);
        continue;
      }
      if (passing === end - start) {
        add(start, end, candidate);
        continue;
      }
      for (let at = start; at < end; at += 1) {
        const from = at;
        while (at < end && ((fails[at - start] ?? 0) & others) === 0) at += 1;
        if (at > from) add(from, at, candidate);
      }
    }
  }
  const facets = filters.flatMap((filter, each): Facet[] => {
    const content = tallies[each]?.facet(choiceOf(filter, choices));
    if (!content) return [];
    const label = definitionOf(filter).labelIn?.(index, filter, context.language) ?? filter.label;
    return [{ filter, param: filterParam(filter), label, ...content }];
  });
  return { matches, facets, meant };

  function meant(row: number): number[] {
    const { start, end } = runOf(index.variants, row);
    const namedHere = named.get(row);
    const all: number[] = [];
    for (let at = start; at < end; at += 1) {
      if (!Number.isNaN(amounts?.[at] ?? Number.NaN) && failed(tests, true, at) === 0) all.push(at);
    }
    const namedVariants = namedHere ? all.filter((at) => namedHere.includes(at - start)) : [];
    return namedVariants.length > 0 ? namedVariants : all;
  }
}

/** Bit of a variant that isn't sold; no test has it, so the variant counts nowhere. */
const NOT_SOLD = 1 << 30;

/** Mask of failed tests. There are at most ten filters. */
function failed(tests: readonly FilterPredicate[], ofVariants: boolean, at: number): number {
  let bits = 0;
  let bit = 1;
  for (const test of tests) {
    if (test.ofVariants === ofVariants && !test.holds(at)) bits |= bit;
    bit <<= 1;
  }
  return bits;
}

function bitOf(tests: readonly FilterPredicate[], filter: Filter): number {
  const index = tests.findIndex((test) => test.filter === filter);
  return index === -1 ? 0 : 1 << index;
}
