import { countIn, TITLE } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import type { Alternative } from './alternative';
import { rarity, saturation } from './bm25f';
import { type Scratch, withScratch } from './scratch';
import { standSideBySide } from './title-order';

/** Rows that have some word of a query, in no order. */
export interface Matches {
  readonly rows: Int32Array;
  /** Side by side with `rows`: which words a row has, as bits, of those that count. */
  readonly words: Int32Array;
  readonly scores: Float64Array;
}

/** A word of a query with the ways to find it. */
export interface SoughtWord {
  readonly isOptional: boolean;
  readonly alternatives: readonly Alternative[];
}

/**
 * Which rows have which words, and their scores. What a word adds is the most that one of its ways does. Optional words
 * add only to rows that have another.
 */
export function matchRows(index: LexicalIndex, sought: readonly SoughtWord[]): Matches {
  return withScratch(index, (scratch) => matchRowsWith(index, sought, scratch));
}

function matchRowsWith(
  index: LexicalIndex,
  sought: readonly SoughtWord[],
  { scores, words, best, touched, found }: Scratch,
): Matches {
  let count = 0;
  const inTurn = [...sought.entries()].sort(([, a], [, b]) => Number(a.isOptional) - Number(b.isOptional));
  for (const [word, { isOptional, alternatives }] of inTurn) {
    let touches = 0;
    const offer = (row: number, score: number) => {
      const before = best[row] ?? 0;
      if (score <= before || (isOptional && words[row] === 0)) return;
      if (before === 0) touched[touches++] = row;
      best[row] = score;
    };
    for (const alternative of alternatives) offerRows(index, alternative, offer);
    for (let at = 0; at < touches; at += 1) {
      const row = touched[at] ?? 0;
      if (words[row] === 0) found[count++] = row;
      scores[row] = (scores[row] ?? 0) + (best[row] ?? 0);
      if (!isOptional) words[row] = (words[row] ?? 0) | (1 << word);
      best[row] = 0;
    }
  }
  const rows = found.slice(0, count);
  const matches = {
    rows,
    words: rows.map((row) => words[row] ?? 0),
    scores: Float64Array.from(rows, (row) => scores[row] ?? 0),
  };
  for (const row of rows) {
    scores[row] = 0;
    words[row] = 0;
  }
  return matches;
}

function offerRows(
  index: LexicalIndex,
  { terms: [term, next], factor, df }: Alternative,
  offer: (row: number, score: number) => void,
): void {
  const { postings } = index;
  const { rows, fields } = postings;
  const start = postings.starts[term] ?? 0;
  const end = start + (postings.counts[term] ?? 0);
  const share = saturation(index);
  const most = factor * rarity(df ?? end - start, index.count);
  for (let at = start; at < end; at += 1) {
    const row = rows[at] ?? 0;
    const packed = fields[at] ?? 0;
    if (next === undefined) offer(row, most * share(row, packed));
    else if (countIn(packed, TITLE) > 0 && standSideBySide(index, row, term, next)) {
      offer(row, most * Math.min(share(row, packed), share(row, fieldsAt(postings, next, row))));
    }
  }
}
