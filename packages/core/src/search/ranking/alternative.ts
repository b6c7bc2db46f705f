/** As a whole word, as one that begins so, as two words of a title, or as one with the word beside it. */
export type WayToFind = 'word' | 'beginning' | 'split' | 'joined';

/** One of the ways to find a word of a query. */
export interface Alternative {
  /** The number of a term, or of two that have to stand side by side in the title. */
  readonly terms: readonly [number] | readonly [number, number];
  /** What the score is multiplied with: half for one of two words that are found as one. */
  readonly factor: number;
  readonly how: WayToFind;
  /** In how many products a word is that is found so, where that isn't told by the term. */
  readonly df?: number;
  /** A letter may stand beside a word by chance: what is split so may be misspelt all the same. */
  readonly isDoubtful?: true;
}
