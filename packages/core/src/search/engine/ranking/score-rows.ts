import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import { rarity, saturation } from './bm25f';
import { hasAll, isSplit, type SoughtWord } from './match-rows';
import { withScratch } from './scratch';

/** Number of a term's rows that are scanned in the time of one lookup. */
const READS_OF_LOOKUP = 16;

/**
 * Scores of rows that have some word, side by side with them. What a word adds is the most that one of its ways does; words
 * that a product may lack come last, so that sums are the same whatever else is found.
 */
export function scoreRows(
  index: LexicalIndex,
  rows: Int32Array,
  sought: readonly SoughtWord[],
): Float64Array {
  return withScratch(index, ({ byRow: places }) => {
    for (let at = 0; at < rows.length; at += 1) places[rows[at] ?? 0] = at + 1;
    const scores = new Float64Array(rows.length);
    const best = new Float64Array(rows.length);
    const share = saturation(index);
    for (const { alternatives } of inTurn(sought)) {
      for (const { terms, factor, df, beside } of alternatives) {
        const [term, next] = terms;
        const { rows: having, fields, starts, counts } = index.postings;
        const start = starts[term] ?? 0;
        const end = start + (counts[term] ?? 0);
        const maxScore = factor * rarity(df ?? end - start, index.count);
        const add = (at: number, row: number, packed: number) => {
          let score = share(row, packed);
          if (next !== undefined) {
            if (!isSplit(index, row, packed, term, next)) return;
            score = Math.min(score, share(row, fieldsAt(index.postings, next, row)));
          }
          if (beside && !hasAll(index, row, beside)) return;
          score *= maxScore;
          if (score > (best[at] ?? 0)) best[at] = score;
        };
        if (rows.length * READS_OF_LOOKUP < end - start) {
          for (let at = 0; at < rows.length; at += 1) {
            const row = rows[at] ?? 0;
            const packed = fieldsAt(index.postings, term, row);
            if (packed !== 0) add(at, row, packed);
          }
          continue;
        }
        for (let at = start; at < end; at += 1) {
          const row = having[at] ?? 0;
          const place = places[row] ?? 0;
          if (place !== 0) add(place - 1, row, fields[at] ?? 0);
        }
      }
      for (let at = 0; at < rows.length; at += 1) scores[at] = (scores[at] ?? 0) + (best[at] ?? 0);
      best.fill(0);
    }
    for (const row of rows) places[row] = 0;
    return scores;
  });
}

function inTurn(sought: readonly SoughtWord[]): SoughtWord[] {
  return [
    ...sought.filter(({ isOptional }) => !isOptional),
    ...sought.filter(({ isOptional }) => isOptional),
  ];
}
