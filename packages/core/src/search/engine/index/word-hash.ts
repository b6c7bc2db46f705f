import { textHash } from '../../../texts/text-hash';

/** A whole number for a word, with its sign: different words have the same one too rarely to matter to a tie. */
export function wordHash(word: string): number {
  return textHash(word) | 0;
}
