/**
 * Kind of match: whole word, its beginning or end, two words of a title, joined with the adjacent word, or by a
 * synonym.
 */
export type WayToFind = 'word' | 'beginning' | 'end' | 'split' | 'joined' | 'synonym';

/** Alternative match of a query's word. */
export interface Alternative {
  /** Number of a term, or of two that have to be adjacent in the title. */
  readonly terms: readonly [number] | readonly [number, number];
  /** Further terms that a product needs, in any field: one of each list. */
  readonly beside?: readonly (readonly number[])[];
  /** The synonym, as the merchant wrote it. */
  readonly synonym?: string;
  /** Multiplier of the score: half for each of two words that are matched as one. */
  readonly factor: number;
  readonly how: WayToFind;
  /** Number of products with the match, where the term's own number doesn't give it. */
  readonly df?: number;
  /** Whether the word is taken as unfinished. */
  readonly isPrefix?: true;
  /** Whether the match may be chance and the word misspelt: a letter beside a word, a few letters at the end of one. */
  readonly isAmbiguous?: true;
}
