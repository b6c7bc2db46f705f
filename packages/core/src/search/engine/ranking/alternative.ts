/** As a whole word, as one that begins or ends so, as two words of a title, as one with the word beside it, or by a synonym. */
export type WayToFind = 'word' | 'beginning' | 'end' | 'split' | 'joined' | 'synonym';

/** One of the ways to find a word of a query. */
export interface Alternative {
  /** The number of a term, or of two that have to stand side by side in the title. */
  readonly terms: readonly [number] | readonly [number, number];
  /** What a product has to have besides, wherever: one of each. */
  readonly beside?: readonly (readonly number[])[];
  /** The synonym, as the merchant wrote it. */
  readonly synonym?: string;
  /** What the score is multiplied with: half for one of two words that are found as one. */
  readonly factor: number;
  readonly how: WayToFind;
  /** In how many products a word is that is found so, where that isn't told by the term. */
  readonly df?: number;
  /** The word is taken for an unfinished one. */
  readonly isPrefix?: true;
  /** It may be found so by chance, and be misspelt all the same: a letter beside a word, a few letters at the end of one. */
  readonly isAmbiguous?: true;
}
