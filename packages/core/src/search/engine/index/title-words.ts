import { runOf } from '../../../columns/runs';
import type { LexicalIndex } from './lexical-index';
import { numbersOfBytes } from './number-bytes';
import { isWrittenWord, termAt } from './vocabulary';
import { wordHash } from './word-hash';
import { wordWritten } from './written-words';

/**
 * Written words of a row's title in order, in lower case; null for those that aren't stored: numbers, codes,
 * single letters.
 */
export function titleWords(index: LexicalIndex, row: number): (string | null)[] {
  const { termsOf, titles, titleWords: hashes, vocabulary } = index;
  const { start, end } = runOf(termsOf, row);
  const bytes = termsOf.columns[0]?.values.subarray(start, end);
  const byHash = new Map<number, string>();
  for (const number of bytes instanceof Uint8Array ? numbersOfBytes(bytes) : []) {
    if (!isWrittenWord(vocabulary, number)) continue;
    const word = wordWritten(termAt(vocabulary, number));
    byHash.set(wordHash(word), word);
  }
  const title = runOf(titles, row);
  return Array.from(hashes.values.subarray(title.start, title.end), (hash) => byHash.get(hash) ?? null);
}
