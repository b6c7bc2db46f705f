import { runOf } from '../../../columns/runs';
import type { AnalysedQuery } from '../analysis/analyse-query';
import type { LexicalIndex } from '../index/lexical-index';
import { wordHash } from '../index/word-hash';
import type { Alternative } from './alternative';
import { bitCount } from './bit-count';
import { type Matches, soughtWith } from './match-rows';
import { scoreRows } from './score-rows';
import { pairsInOrder } from './title-order';

/** Rows by descending relevance, with the number of matched words and the score of each. */
export interface RankedRows {
  readonly rows: Int32Array;
  readonly matched: Uint8Array;
  /** In units of 2^-18. */
  readonly scores: Int32Array;
}

/** Unit and maximum of scores as integers, with room for `MAX_QUERY_WORDS` of the rarest words. */
const SCORE_UNITS = 2 ** 18;
const MAX_SCORE = 2 ** 26 - 1;
/** Maximum share that words in the title's order add to a score. */
const PHRASE = 0.05;

export function inOrderOfRelevance(
  index: LexicalIndex,
  { rows, words }: Matches,
  query: AnalysedQuery,
  alternativesOf: readonly (readonly Alternative[])[],
  productIds: Float64Array,
): RankedRows {
  const scores = scoreRows(index, rows, soughtWith(query, alternativesOf));
  const all = query.words.reduce((bits, { isOptional }, word) => (isOptional ? bits : bits | (1 << word)), 0);
  const pairsOf = alternativesOf.length > 1 ? pairsInOrder(index, alternativesOf) : null;
  // Sort key of a row: matched words, then score, then the index, descending, since keys are read from their end.
  // Numbers sort without a comparison function.
  const places = 2 ** Math.ceil(Math.log2(rows.length + 1));
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const bits = words[at] ?? 0;
    const pairs = pairsOf && bits === all ? pairsOf(rows[at] ?? 0) : 0;
    const bonus = pairs === 0 ? 1 : 1 + (PHRASE * pairs) / (alternativesOf.length - 1);
    const score = Math.min(MAX_SCORE, Math.round((scores[at] ?? 0) * bonus * SCORE_UNITS));
    keys[at] = (bitCount(bits) * (MAX_SCORE + 1) + score) * places + places - 1 - at;
  }
  keys.sort();
  const count = rows.length;
  const ranked = {
    rows: new Int32Array(count),
    matched: new Uint8Array(count),
    scores: new Int32Array(count),
  };
  for (let at = 0; at < count; at += 1) {
    const key = keys[count - 1 - at] ?? 0;
    const value = Math.floor(key / places);
    ranked.rows[at] = rows[places - 1 - (key - value * places)] ?? 0;
    ranked.matched[at] = Math.floor(value / (MAX_SCORE + 1));
    ranked.scores[at] = value % (MAX_SCORE + 1);
  }
  breakTies(index, ranked, query, productIds);
  return ranked;
}

/** Breaks ties: rows with the most words by words as written, then id; the others, which can be very many, by id. */
function breakTies(
  index: LexicalIndex,
  { rows, matched, scores }: RankedRows,
  query: AnalysedQuery,
  productIds: Float64Array,
): void {
  const hashes = Int32Array.from(query.words, ({ text }) => wordHash(text));
  const byId = (a: number, b: number) => (productIds[a] ?? 0) - (productIds[b] ?? 0);
  const maxMatched = matched[0];
  for (let from = 0; from < rows.length; ) {
    let to = from + 1;
    while (to < rows.length && scores[to] === scores[from] && matched[to] === matched[from]) to += 1;
    if (to - from > 1) {
      const tied = rows.subarray(from, to);
      if (matched[from] === maxMatched) sortAsWritten(index, tied, hashes, byId);
      else sortUnlessSorted(tied, byId);
    }
    from = to;
  }
}

/** Sorts rows unless they are sorted already, as they mostly are. */
function sortUnlessSorted(rows: Int32Array, compare: (a: number, b: number) => number): void {
  for (let at = 1; at < rows.length; at += 1) {
    if (compare(rows[at - 1] ?? 0, rows[at] ?? 0) > 0) {
      rows.sort(compare);
      return;
    }
  }
}

/** Sorts tied rows by words as written, which are counted once per row, not per comparison. */
function sortAsWritten(
  index: LexicalIndex,
  tied: Int32Array,
  hashes: Int32Array,
  byId: (a: number, b: number) => number,
): void {
  const withSoMany: number[][] = hashes.reduce<number[][]>((all) => [...all, []], [[]]);
  for (const row of tied) withSoMany[wordsAsWritten(index, row, hashes)]?.push(row);
  tied.set(withSoMany.reverse().flatMap((rows) => rows.sort(byId)));
}

/** Counts the query's words that a row's title has as the shopper wrote them, accents and endings included. */
function wordsAsWritten(
  { titles, titleWords: { values } }: LexicalIndex,
  row: number,
  hashes: Int32Array,
): number {
  const { start, end } = runOf(titles, row);
  let found = 0;
  for (let word = 0; word < hashes.length; word += 1) {
    for (let at = start; at < end; at += 1) {
      if (values[at] !== hashes[word]) continue;
      found += 1;
      break;
    }
  }
  return found;
}
