import { runOf } from '../../../columns/runs';
import { countIn, TITLE } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import type { Alternative } from './alternative';

/** Whether a row's title has one term directly before another. */
export function standSideBySide(
  { titles, titleTerms: { values } }: LexicalIndex,
  row: number,
  term: number,
  next: number,
): boolean {
  const { start, end } = runOf(titles, row);
  for (let at = start; at + 1 < end; at += 1) if (values[at] === term && values[at + 1] === next) return true;
  return false;
}

/** Whether any title has one term directly before another. */
export function standSideBySideAnywhere(index: LexicalIndex, term: number, next: number): boolean {
  const { starts, counts, rows, fields } = index.postings;
  const start = starts[term] ?? 0;
  const end = start + (counts[term] ?? 0);
  for (let at = start; at < end; at += 1) {
    if (countIn(fields[at] ?? 0, TITLE) > 0 && standSideBySide(index, rows[at] ?? 0, term, next)) return true;
  }
  return false;
}

/**
 * Number of adjacent query words that are adjacent in a row's title in the same order; those with one word between
 * them count half.
 */
export function pairsInOrder(
  { titles, titleTerms: { values } }: LexicalIndex,
  alternativesOf: readonly (readonly Alternative[])[],
): (row: number) => number {
  // Mask of the query words of each term.
  const wordsOf = new Map<number, number>();
  for (const [word, alternatives] of alternativesOf.entries()) {
    for (const { terms } of alternatives)
      if (terms.length === 1) wordsOf.set(terms[0], (wordsOf.get(terms[0]) ?? 0) | (1 << word));
  }
  const last = alternativesOf.length - 1;
  return (row) => {
    const start = titles.starts[row] ?? 0;
    const end = start + (titles.lengths[row] ?? 0);
    let near = 0;
    let next = 0;
    for (let at = start; at + 1 < end; at += 1) {
      const here = wordsOf.get(values[at] ?? -1) ?? 0;
      if (here === 0) continue;
      next |= here & ((wordsOf.get(values[at + 1] ?? -1) ?? 0) >>> 1);
      if (at + 2 < end) near |= here & ((wordsOf.get(values[at + 2] ?? -1) ?? 0) >>> 1);
    }
    if ((next | near) === 0) return 0;
    let pairs = 0;
    for (let word = 0; word < last; word += 1) {
      if ((next & (1 << word)) !== 0) pairs += 1;
      else if ((near & (1 << word)) !== 0) pairs += 0.5;
    }
    return pairs;
  };
}
