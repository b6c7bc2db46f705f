/**
 * Prefix of written words in the vocabulary, a character that no text has, so that searches don't find products by
 * them: corrections need words instead of stems.
 */
const SIGN = '\u0001';

const MAX_LETTERS = 32;
const ALL_LETTERS = /^\p{L}[\p{L}\p{M}]+$/u;

/** Prefix of all written words in the order of terms. */
export const WRITTEN_WORDS = SIGN;

/** Term of a written word in lower case; null for what isn't spelled: codes, numbers. */
export function writtenWord(word: string): string | null {
  return word.length <= MAX_LETTERS && ALL_LETTERS.test(word) ? SIGN + word : null;
}

/** Word of a written word's term. */
export function wordWritten(term: string): string {
  return term.slice(SIGN.length);
}
