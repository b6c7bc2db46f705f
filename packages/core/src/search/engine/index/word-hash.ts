import { textHash } from '../../../texts/text-hash';

/** Signed 32-bit hash of a word; collisions are too rare to matter for a tie. */
export function wordHash(word: string): number {
  return textHash(word) | 0;
}
