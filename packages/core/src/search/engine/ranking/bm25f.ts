import { countIn, FIELDS } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';

/**
 * BM25F (Robertson, Zaragoza: "The Probabilistic Relevance Framework", 2009): a term's counts in all fields are weighed and
 * put together before they saturate. Weights were measured (ADR 64).
 */
export interface FieldWeight {
  readonly weight: number;
  /** Length normalization of the field: 0 none, 1 full. */
  readonly b: number;
}

const WEIGHTS: { readonly [field in (typeof FIELDS)[number]]: FieldWeight } = {
  title: { weight: 3, b: 0.5 },
  kind: { weight: 3, b: 0.6 },
  vendor: { weight: 2, b: 0.6 },
  options: { weight: 0.5, b: 0.9 },
  description: { weight: 1, b: 0.6 },
};
const K1 = 1.6;

/** Inverse document frequency of a term, or of several together, with `df` products. Above 0. */
export function rarity(df: number, count: number): number {
  const having = Math.min(df, count);
  return Math.log(1 + (count - having + 0.5) / (having + 0.5));
}

/** Saturated frequency of a term in a row: from 0 to 1, before its rarity. */
export function saturation(index: LexicalIndex): (row: number, packed: number) => number {
  const { totals, count } = index;
  const weights = FIELDS.map((name) => WEIGHTS[name].weight);
  const fixed = FIELDS.map((name) => 1 - WEIGHTS[name].b);
  const perWord = FIELDS.map(
    (name, field) => (WEIGHTS[name].b * Math.max(1, count)) / Math.max(1, totals[field] ?? 0),
  );
  const lengths = FIELDS.map((_, field) => index.lengths[field] ?? new Uint16Array(0));
  return (row, packed) => {
    let frequency = 0;
    for (let field = 0; field < FIELDS.length; field += 1) {
      const times = countIn(packed, field);
      if (times === 0) continue;
      const length = (fixed[field] ?? 0) + (perWord[field] ?? 0) * (lengths[field]?.[row] ?? 0);
      frequency += ((weights[field] ?? 0) * times) / length;
    }
    return frequency / (K1 + frequency);
  };
}
