import type { LexicalIndex } from '../index/lexical-index';

/** Columns by row for one search, reused to spare the garbage collector. */
export interface Scratch {
  /** All 0 between searches. */
  readonly byRow: Int32Array;
  /** List of rows, with arbitrary content between searches. */
  readonly found: Int32Array;
}

const kept = new WeakMap<LexicalIndex, Scratch>();

/** Runs `work` with an index's scratch, which it leaves all 0. If it throws, the scratch is discarded. */
export function withScratch<Result>(index: LexicalIndex, work: (scratch: Scratch) => Result): Result {
  const size = index.termsOf.starts.length;
  const before = kept.get(index);
  kept.delete(index);
  const scratch = before && before.byRow.length >= size ? before : newScratch(size);
  const result = work(scratch);
  kept.set(index, scratch);
  return result;
}

function newScratch(size: number): Scratch {
  return { byRow: new Int32Array(size), found: new Int32Array(size) };
}
