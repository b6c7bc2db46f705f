import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import { rarity, saturation } from './bm25f';
import { hasAll, isSplit, type SoughtWord } from './match-rows';
import { withScratch } from './scratch';

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
        const most = factor * rarity(df ?? end - start, index.count);
        for (let at = start; at < end; at += 1) {
          const row = having[at] ?? 0;
          const place = places[row] ?? 0;
          if (place === 0) continue;
          const packed = fields[at] ?? 0;
          let score = share(row, packed);
          if (next !== undefined) {
            if (!isSplit(index, row, packed, term, next)) continue;
            score = Math.min(score, share(row, fieldsAt(index.postings, next, row)));
          }
          if (beside && !hasAll(index, row, beside)) continue;
          score *= most;
          if (score > (best[place - 1] ?? 0)) best[place - 1] = score;
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
