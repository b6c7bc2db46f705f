import type { AnalysedQuery } from '../analysis/analyse-query';
import { countIn, TITLE } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import type { Alternative } from './alternative';
import { withScratch } from './scratch';
import { standSideBySide } from './title-order';

/** Rows that have some word of a query, in no order. */
export interface Matches {
  readonly rows: Int32Array;
  /** Side by side with `rows`: which words a row has, as bits, of those that count. */
  readonly words: Int32Array;
}

/** A word of a query with the ways to find it. */
export interface SoughtWord {
  readonly isOptional: boolean;
  readonly alternatives: readonly Alternative[];
}

export function soughtWith(
  { words }: AnalysedQuery,
  alternativesOf: readonly (readonly Alternative[])[],
): SoughtWord[] {
  return words.map(({ isOptional }, word) => ({ isOptional, alternatives: alternativesOf[word] ?? [] }));
}

/** Which rows have which words. Optional words don't count: nothing is found by them alone. */
export function matchRows(index: LexicalIndex, sought: readonly SoughtWord[]): Matches {
  return withScratch(index, ({ byRow, found }) => {
    let count = 0;
    for (const [word, { isOptional, alternatives }] of sought.entries()) {
      if (isOptional) continue;
      for (const alternative of alternatives)
        count = mark(index, alternative, 1 << word, byRow, found, count);
    }
    const rows = found.slice(0, count);
    const words = new Int32Array(count);
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] ?? 0;
      words[at] = byRow[row] ?? 0;
      byRow[row] = 0;
    }
    return { rows, words };
  });
}

/** Sets a word's bit of the rows that an alternative finds. Gives how many are found by now. */
function mark(
  index: LexicalIndex,
  { terms: [term, next], beside }: Alternative,
  bit: number,
  words: Int32Array,
  found: Int32Array,
  before: number,
): number {
  const { rows, fields, starts, counts } = index.postings;
  const start = starts[term] ?? 0;
  const end = start + (counts[term] ?? 0);
  let count = before;
  for (let at = start; at < end; at += 1) {
    const row = rows[at] ?? 0;
    if (next !== undefined && !isSplit(index, row, fields[at] ?? 0, term, next)) continue;
    if (beside && !hasAll(index, row, beside)) continue;
    const known = words[row] ?? 0;
    if (known === 0) found[count++] = row;
    words[row] = known | bit;
  }
  return count;
}

/** Whether a row that has a term, in the fields that are packed, has another right behind it in its title. */
export function isSplit(
  index: LexicalIndex,
  row: number,
  packed: number,
  term: number,
  next: number,
): boolean {
  return countIn(packed, TITLE) > 0 && standSideBySide(index, row, term, next);
}

/** Whether a row has one of each of some terms. */
export function hasAll(
  { postings }: LexicalIndex,
  row: number,
  beside: readonly (readonly number[])[],
): boolean {
  return beside.every((numbers) => numbers.some((number) => fieldsAt(postings, number, row) !== 0));
}
