import type { AnalysedQuery } from '../analysis/analyse-query';
import { countIn, TITLE } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import type { Alternative } from './alternative';
import { withScratch } from './scratch';
import { standSideBySide } from './title-order';

/** Rows that have any word of a query, unsorted. */
export interface Matches {
  readonly rows: Int32Array;
  /** Masks of the required words that each of `rows` has. */
  readonly words: Int32Array;
}

/** Query word with its alternatives. */
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

/** Matches rows by the required words; optional ones alone find nothing. */
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

/** Rows that have all required words. Reads the rows of the rarest word first, and checks only those for the others. */
export function matchAllWords(index: LexicalIndex, sought: readonly SoughtWord[]): Matches {
  const words = sought
    .filter(({ isOptional }) => !isOptional)
    .map(({ alternatives }) => ({ alternatives, size: rowsToRead(index, alternatives) }))
    .sort((one, other) => one.size - other.size);
  const all = sought.reduce((bits, { isOptional }, word) => (isOptional ? bits : bits | (1 << word)), 0);
  return withScratch(index, ({ byRow, found }) => {
    let count = 0;
    for (const [before, { alternatives }] of words.entries()) {
      for (const alternative of alternatives) {
        if (before === 0) count = mark(index, alternative, 1, byRow, found, count);
        else raise(index, alternative, before, byRow);
      }
    }
    let size = 0;
    for (let at = 0; at < count; at += 1) {
      const row = found[at] ?? 0;
      if (byRow[row] === words.length) found[size++] = row;
      byRow[row] = 0;
    }
    return { rows: found.slice(0, size), words: new Int32Array(size).fill(all) };
  });
}

const rowsToRead = ({ postings }: LexicalIndex, alternatives: readonly Alternative[]): number =>
  alternatives.reduce((sum, { terms: [term] }) => sum + (postings.counts[term] ?? 0), 0);

/** Increments the count of rows that had `before` words and that an alternative matches. */
function raise(index: LexicalIndex, alternative: Alternative, before: number, words: Int32Array): void {
  const { rows, starts, counts } = index.postings;
  const [term] = alternative.terms;
  const start = starts[term] ?? 0;
  const end = start + (counts[term] ?? 0);
  for (let at = start; at < end; at += 1) {
    const row = rows[at] ?? 0;
    if (words[row] === before && isFoundBy(index, alternative, at)) words[row] = before + 1;
  }
}

/** Sets a word's bit in the rows that an alternative matches, and returns how many rows are found so far. */
function mark(
  index: LexicalIndex,
  alternative: Alternative,
  bit: number,
  words: Int32Array,
  found: Int32Array,
  before: number,
): number {
  const { rows, starts, counts } = index.postings;
  const [term] = alternative.terms;
  const start = starts[term] ?? 0;
  const end = start + (counts[term] ?? 0);
  let count = before;
  for (let at = start; at < end; at += 1) {
    if (!isFoundBy(index, alternative, at)) continue;
    const row = rows[at] ?? 0;
    const known = words[row] ?? 0;
    if (known === 0) found[count++] = row;
    words[row] = known | bit;
  }
  return count;
}

/** Whether an alternative matches the row at an index of its first term's postings. */
function isFoundBy(index: LexicalIndex, { terms: [term, next], beside }: Alternative, at: number): boolean {
  if (next === undefined && !beside) return true;
  const { rows, fields } = index.postings;
  const row = rows[at] ?? 0;
  if (next !== undefined && !isSplit(index, row, fields[at] ?? 0, term, next)) return false;
  return !beside || hasAll(index, row, beside);
}

/** Whether a row with a term, whose field counts are packed, has another directly behind it in its title. */
export function isSplit(
  index: LexicalIndex,
  row: number,
  packed: number,
  term: number,
  next: number,
): boolean {
  return countIn(packed, TITLE) > 0 && standSideBySide(index, row, term, next);
}

/** Whether a row has a term of each list. */
export function hasAll(
  { postings }: LexicalIndex,
  row: number,
  beside: readonly (readonly number[])[],
): boolean {
  return beside.every((numbers) => numbers.some((number) => fieldsAt(postings, number, row) !== 0));
}
