import { foldValue } from '../../catalogue/index/fold-value';
import { commonest, type Postings } from '../../catalogue/index/postings';
import type { Runs } from '../../columns/runs';
import { type Counted, facetValues, type ValueOrder } from './facet-values';
import type { FilterContext, Tally } from './filter-definition';

/** Columns of a filter's values, by variant or by row, and their names. */
export interface Values {
  /** Postings that the keys number; absent for two plain keys. */
  readonly postings?: Postings;
  readonly columns: readonly (Int32Array | Uint8Array)[];
  readonly runs?: Runs;
  /** Name of a key; null if it isn't one of this filter's. */
  readonly name: (key: number) => string | null;
  /** Lookup of names in the page's language; undefined: not translated. */
  readonly translated?: () => (name: string) => string | undefined;
  /** Whether an address requests the value other than by its name. */
  readonly isAsked?: (key: number, requested: string) => boolean;
  /** Order that takes precedence over product counts; absent: none. */
  readonly order?: ValueOrder;
}

/** States of a key: its first equal value isn't known yet, or it isn't one of the filter's. */
const NOT_YET = -1;
const NOT_OURS = -2;

/**
 * Counts products by the values that they have. A value that everything counted has, each product or each variant, isn't
 * offered: choosing it would change neither what is listed nor which variants are meant.
 */
export function valuesTally(
  { postings, columns, runs, name, isAsked = () => false, translated, order = () => () => 0 }: Values,
  { compareNames }: FilterContext,
): Tally {
  const size = postings?.names.length ?? 2;
  /** Product count, and last counted product, by key; equal values share the first of their keys. */
  const counts = new Int32Array(size);
  const last = new Int32Array(size).fill(-1);
  /** Keys that each counted product or variant has; null before the first. */
  let shared: readonly number[] | null = null;
  /** First key that is equal to each key; keys of other filters aren't counted. */
  const firsts = new Int32Array(size).fill(NOT_YET);
  const firstOf = (of: number): number => {
    const known = firsts[of] ?? NOT_OURS;
    if (known !== NOT_YET) return known;
    const [same = of] = postings?.byFold.get(postings.folds[of] ?? '') ?? [];
    const first = name(same) === null ? NOT_OURS : same;
    firsts[of] = first;
    return first;
  };
  /** Whether the key is one of the filter's. */
  const count = (of: number, product: number): boolean => {
    const key = firstOf(of);
    if (key < 0) return false;
    if (last[key] === product) return true;
    last[key] = product;
    counts[key] = (counts[key] ?? 0) + 1;
    return true;
  };
  const inRuns = runs?.columns[0]?.values;
  const keysAt = (at: number): number[] => {
    const start = runs?.starts[at] ?? 0;
    const inRun = inRuns?.subarray(start, start + (runs?.lengths[at] ?? 0)) ?? [];
    return [...columns.map((column) => column[at] ?? -1), ...inRun].map(firstOf).filter((key) => key >= 0);
  };
  const has = (at: number, key: number): boolean => {
    for (const column of columns) if (firstOf(column[at] ?? -1) === key) return true;
    return runs !== undefined && keysAt(at).includes(key);
  };
  return {
    add(from, to, product) {
      for (let at = from; at < to && shared?.length !== 0; at += 1) {
        if (shared === null) shared = keysAt(at);
        else if (!shared.every((key) => has(at, key))) shared = shared.filter((key) => has(at, key));
      }
      for (const column of columns) {
        let before = -1;
        for (let at = from; at < to; at += 1) {
          const of = column[at] ?? -1;
          if (of === before || of < 0) continue;
          before = of;
          // The column of another option: its values are that option's for all of a product's variants.
          if (!count(of, product)) break;
        }
      }
      if (!runs || !inRuns) return;
      const { starts, lengths } = runs;
      for (let at = from; at < to; at += 1) {
        const start = starts[at] ?? 0;
        const end = start + (lengths[at] ?? 0);
        // Most of a listing's time: a product has many tags.
        for (let each = start; each < end; each += 1) {
          const of: number = inRuns[each] ?? -1;
          const known: number = firsts[of] ?? NOT_OURS;
          const key: number = known === NOT_YET ? firstOf(of) : known;
          if (key < 0 || last[key] === product) continue;
          last[key] = product;
          counts[key] = (counts[key] ?? 0) + 1;
        }
      }
    },
    facet(choice) {
      const chosen = choice?.values ?? [];
      const named = new Map<string, Counted>();
      const inLanguage = translated?.();
      counts.forEach((products, first) => {
        if (products === 0) return;
        const key = postings ? commonest(postings, first) : first;
        const text = name(key);
        if (text === null || text === '') return;
        // Spelled as in the address, so that it can be removed.
        const requested = chosen.find(
          (each) => each === text || isAsked(key, each) || foldValue(each) === foldValue(text),
        );
        if (requested === undefined && shared?.includes(first)) return;
        named.set(requested ?? text, { count: products, text: inLanguage?.(text) ?? text });
      });
      if (named.size === 0 && chosen.length === 0) return null;
      return { kind: 'values', ...facetValues(named, chosen, compareNames, order) };
    },
  };
}
