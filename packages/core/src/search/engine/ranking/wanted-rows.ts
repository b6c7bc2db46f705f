import { MAX_QUERY_WORDS } from '../analysis/analyse-query';
import type { LexicalIndex } from '../index/lexical-index';
import { bitCount } from './bit-count';
import { type Matches, matchAllWords, matchRows, type SoughtWord } from './match-rows';

/** Rows that a search is limited to. */
export interface WantedRows {
  readonly isHere: (row: number) => boolean;
  /** Number of rows with more of the words, from which those with fewer are dropped. */
  readonly enough: number;
}

/**
 * The matches that are wanted: nothing else has to be put in order. Those with more of the words first. Most texts find enough
 * with all of their words, and what has fewer, which can be a large part of a catalogue, isn't looked at.
 */
export function wantedMatches(
  index: LexicalIndex,
  sought: readonly SoughtWord[],
  wanted: WantedRows,
): Matches {
  const whole = thoseHere(matchAllWords(index, sought), wanted);
  const words = sought.filter(({ isOptional }) => !isOptional).length;
  return words === 1 || whole.rows.length >= wanted.enough
    ? whole
    : wantedAmong(matchRows(index, sought), wanted);
}

function thoseHere({ rows, words }: Matches, { isHere }: WantedRows): Matches {
  let size = 0;
  for (const row of rows) if (isHere(row)) rows[size++] = row;
  return { rows: rows.subarray(0, size), words: words.subarray(0, size) };
}

function wantedAmong({ rows, words }: Matches, { isHere, enough }: WantedRows): Matches {
  const has = new Uint8Array(rows.length);
  const withSoMany = new Int32Array(MAX_QUERY_WORDS + 1);
  for (let at = 0; at < rows.length; at += 1) {
    const count = bitCount(words[at] ?? 0);
    has[at] = count;
    withSoMany[count] = (withSoMany[count] ?? 0) + 1;
  }
  const kept = new Int32Array(rows.length);
  const wordsOfKept = new Int32Array(rows.length);
  let size = 0;
  for (let count = MAX_QUERY_WORDS; count > 0 && size < enough; count -= 1) {
    if (withSoMany[count] === 0) continue;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (has[at] !== count || !isHere(row)) continue;
      kept[size] = row;
      wordsOfKept[size] = words[at] ?? 0;
      size += 1;
    }
  }
  return { rows: kept.subarray(0, size), words: wordsOfKept.subarray(0, size) };
}
