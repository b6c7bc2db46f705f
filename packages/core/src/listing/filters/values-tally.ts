import { commonest, type Postings } from '../../catalogue/index/postings';
import { sameValue } from '../../catalogue/index/same-value';
import type { Runs } from '../../columns/runs';
import { type Counted, facetValues, type ValueOrder } from './facet-values';
import type { FilterContext, Tally } from './filter-definition';

/** Where the keys of a filter's values stand, by variant or by row, and what they are called. */
export interface Values {
  /** What the keys are numbers of; absent where there are two, each by itself. */
  readonly postings?: Postings;
  readonly columns: readonly (Int32Array | Uint8Array)[];
  readonly runs?: Runs;
  /** What it is called; null: not one of this filter's. */
  readonly name: (key: number) => string | null;
  /** What names are called in the page's language; undefined: not translated. */
  readonly translated?: () => (name: string) => string | undefined;
  /** Whether an address asks for it in another way than by its name. */
  readonly isAsked?: (key: number, requested: string) => boolean;
  /** Which stands first, whatever has more products; absent: none. */
  readonly order?: ValueOrder;
}

/** State of a key whose first value isn't known yet; and of one that is none of the filter's. */
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
  /** By key, of values that are one to people by the first of them: how many products have it, and which was the last. */
  const counts = new Int32Array(size);
  const last = new Int32Array(size).fill(-1);
  /** How many products or variants were counted, and by key how many of them have it, and which was the last. */
  let all = 0;
  const having = new Int32Array(size);
  const lastHaving = new Int32Array(size);
  /** By key the first that is one with it; of another filter's neither is counted. */
  const firsts = new Int32Array(size).fill(NOT_YET);
  const findFirst = (key: number) => {
    const [first = key] = postings?.byFold.get(postings.folds[key] ?? '') ?? [];
    return name(first) === null ? NOT_OURS : first;
  };
  const count = (of: number, product: number) => {
    if (of < 0) return;
    let key = firsts[of] ?? NOT_OURS;
    if (key === NOT_YET) {
      key = findFirst(of);
      firsts[of] = key;
    }
    if (key < 0) return;
    if (lastHaving[key] !== all) {
      lastHaving[key] = all;
      having[key] = (having[key] ?? 0) + 1;
    }
    if (last[key] === product) return;
    last[key] = product;
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const inRuns = runs?.columns[0]?.values;
  return {
    add(from, to, product) {
      for (let at = from; at < to; at += 1) {
        all += 1;
        for (const column of columns) count(column[at] ?? -1, product);
        if (!runs || !inRuns) continue;
        const start = runs.starts[at] ?? 0;
        const end = start + (runs.lengths[at] ?? 0);
        for (let each = start; each < end; each += 1) count(inRuns[each] ?? -1, product);
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
        // As the address has it, so that it can be taken back.
        const requested = chosen.find(
          (each) => each === text || isAsked(key, each) || sameValue(each) === sameValue(text),
        );
        if (requested === undefined && having[first] === all) return;
        named.set(requested ?? text, { count: products, text: inLanguage?.(text) ?? text });
      });
      if (named.size === 0 && chosen.length === 0) return null;
      return { kind: 'values', ...facetValues(named, chosen, compareNames, order) };
    },
  };
}
