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

/**
 * The rows that have all words but the optional ones. The word that fewest rows have is looked up first, and of the others only
 * what these rows have.
 */
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

/** Counts one more word of those rows that had `before` of them and that an alternative finds. */
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

/** Sets a word's bit of the rows that an alternative finds. Gives how many are found by now. */
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

/** Whether an alternative finds the row at a place of its first term's. */
function isFoundBy(index: LexicalIndex, { terms: [term, next], beside }: Alternative, at: number): boolean {
  if (next === undefined && !beside) return true;
  const { rows, fields } = index.postings;
  const row = rows[at] ?? 0;
  if (next !== undefined && !isSplit(index, row, fields[at] ?? 0, term, next)) return false;
  return !beside || hasAll(index, row, beside);
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
