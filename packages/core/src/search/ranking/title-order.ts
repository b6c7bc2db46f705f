import { runOf } from '../../columns/runs';
import { countIn, TITLE } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import type { Alternative } from './alternative';

/** Whether one term stands right before another in a row's title. */
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

/** Whether some title has one term right before another. */
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
 * How many neighbours of a query are neighbours in a row's title, in the same order; those with one word between them count
 * half.
 */
export function pairsInOrder(
  { titles, titleTerms: { values } }: LexicalIndex,
  row: number,
  waysOf: readonly (readonly Alternative[])[],
): number {
  const { start, end } = runOf(titles, row);
  let pairs = 0;
  for (let word = 0; word + 1 < waysOf.length; word += 1) {
    let nearest = 0;
    for (let at = start; at + 1 < end; at += 1) {
      if (!isWay(waysOf[word], values[at])) continue;
      if (isWay(waysOf[word + 1], values[at + 1])) nearest = 1;
      else if (at + 2 < end && isWay(waysOf[word + 1], values[at + 2])) nearest = Math.max(nearest, 0.5);
    }
    pairs += nearest;
  }
  return pairs;
}

function isWay(ways: readonly Alternative[] | undefined, term: number | undefined): boolean {
  return ways?.some(({ terms }) => terms.length === 1 && terms[0] === term) ?? false;
}
