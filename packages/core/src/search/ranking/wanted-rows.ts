import { bitCount } from './bit-count';
import type { Matches } from './match-rows';

/** What a search is for, where it isn't for everything. */
export interface WantedRows {
  readonly isHere: (row: number) => boolean;
  /** With so many rows that have more of the words, those that have fewer are left out. */
  readonly enough: number;
}

/** The matches that are wanted: nothing else has to be put in order. */
export function wantedMatches({ rows, words, scores }: Matches, { isHere, enough }: WantedRows): Matches {
  const byWords: number[][] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const has = bitCount(words[at] ?? 0);
    const places = byWords[has] ?? [];
    byWords[has] = places;
    places.push(at);
  }
  const kept: number[] = [];
  for (const places of byWords.reverse()) {
    if (kept.length >= enough) break;
    for (const at of places ?? []) if (isHere(rows[at] ?? 0)) kept.push(at);
  }
  return {
    rows: Int32Array.from(kept, (at) => rows[at] ?? 0),
    words: Int32Array.from(kept, (at) => words[at] ?? 0),
    scores: Float64Array.from(kept, (at) => scores[at] ?? 0),
  };
}
