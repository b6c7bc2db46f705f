import { runOf } from '../../columns/runs';
import { wholeCode } from '../analysis/whole-code';
import type { LexicalIndex } from '../index/lexical-index';
import { wordHash } from '../index/word-hash';

/** The rows that have a SKU or a barcode that is the whole text, whatever spaces and signs are in either. */
export function rowsOfCode({ postings, vocabulary, codes, codeWords }: LexicalIndex, text: string): number[] {
  const code = wholeCode(text);
  const term = vocabulary.numbers.get(code);
  if (term === undefined) return [];
  const hash = wordHash(code);
  const start = postings.starts[term] ?? 0;
  const having = postings.rows.subarray(start, start + (postings.counts[term] ?? 0));
  return [...having].filter((row) => {
    const run = runOf(codes, row);
    return codeWords.values.subarray(run.start, run.end).includes(hash);
  });
}
