import type { LexicalIndex } from '../index/lexical-index';

/** Columns by row for one search, all 0 between searches. A new one for each would keep the garbage collector busy. */
export interface Scratch {
  readonly scores: Float64Array;
  readonly words: Int32Array;
  readonly best: Float64Array;
  /** Lists of rows: what is in them doesn't matter. */
  readonly touched: Int32Array;
  readonly found: Int32Array;
}

const kept = new WeakMap<LexicalIndex, Scratch>();

/** Works with an index's scratch, which `work` leaves as it was: all 0. If it throws, the scratch is given up. */
export function withScratch<Result>(index: LexicalIndex, work: (scratch: Scratch) => Result): Result {
  const size = index.termsOf.starts.length;
  const before = kept.get(index);
  kept.delete(index);
  const scratch = before && before.scores.length >= size ? before : newScratch(size);
  const result = work(scratch);
  kept.set(index, scratch);
  return result;
}

function newScratch(size: number): Scratch {
  return {
    scores: new Float64Array(size),
    words: new Int32Array(size),
    best: new Float64Array(size),
    touched: new Int32Array(size),
    found: new Int32Array(size),
  };
}
