import { runOf } from '../../columns/runs';
import { wholeCode } from '../analysis/whole-code';
import type { LexicalIndex } from '../index/lexical-index';
import { wordHash } from '../index/word-hash';

/**
 * The rows that have a SKU or a barcode that is the whole text, whatever spaces and signs are in either, with the places of the
 * variants whose it is.
 */
export function rowsOfCode(
  { postings, vocabulary, codes, codeWords, codeVariants }: LexicalIndex,
  text: string,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const code = wholeCode(text);
  const term = vocabulary.numbers.get(code);
  if (term === undefined) return found;
  const hash = wordHash(code);
  const start = postings.starts[term] ?? 0;
  for (const row of postings.rows.subarray(start, start + (postings.counts[term] ?? 0))) {
    const run = runOf(codes, row);
    const variants: number[] = [];
    for (let at = run.start; at < run.end; at += 1) {
      if (codeWords.values[at] === hash) variants.push(codeVariants.values[at] ?? 0);
    }
    if (variants.length > 0) found.set(row, variants);
  }
  return found;
}
