import { runOf } from '../../../columns/runs';
import { isPartOfCode, wholeCode } from '../analysis/whole-code';
import { mayHave } from '../index/code-filter';
import { countIn, OPTIONS } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import { knownNumber } from '../index/vocabulary';
import { wordHash } from '../index/word-hash';

/** Rows with a SKU or barcode that equals the text, ignoring spaces and signs, and the indexes of those variants. */
export function rowsOfCode(index: LexicalIndex, text: string): Map<number, number[]> {
  const { postings, vocabulary } = index;
  const found = new Map<number, number[]>();
  const code = wholeCode(text);
  const term = knownNumber(vocabulary, code);
  if (term === undefined) return found;
  const hash = wordHash(code);
  const start = postings.starts[term] ?? 0;
  const end = start + (postings.counts[term] ?? 0);
  for (let at = start; at < end; at += 1) {
    // Codes count as options: a word of thousands of titles is skipped without reading their codes.
    if (countIn(postings.fields[at] ?? 0, OPTIONS) === 0) continue;
    const row = postings.rows[at] ?? 0;
    const variants = variantsWith(index, row, hash);
    if (variants.length > 0) found.set(row, variants);
  }
  return found;
}

/** Rows with a code of which the text is a part: "0707-60" of "NOR.0707-60". Scans the codes of all products. */
export function rowsOfCodePart(index: LexicalIndex, text: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const part = wholeCode(text);
  if (!isPartOfCode(part)) return found;
  const hash = wordHash(part);
  // Most texts with a digit are no part, which the filter tells without reading codes.
  if (!mayHave(index.codeFilter, hash) || !index.codeWords.values.includes(hash)) return found;
  for (let row = 0; row < index.codes.starts.length; row += 1) {
    const variants = variantsWith(index, row, hash);
    if (variants.length > 0) found.set(row, variants);
  }
  return found;
}

/** Whether a text is a SKU or a barcode of a product, or a part of one. */
export function isCodeOfShop(index: LexicalIndex, text: string): boolean {
  return rowsOfCode(index, text).size > 0 || rowsOfCodePart(index, text).size > 0;
}

function variantsWith({ codes, codeWords, codeVariants }: LexicalIndex, row: number, hash: number): number[] {
  const { start, end } = runOf(codes, row);
  const variants: number[] = [];
  for (let at = start; at < end; at += 1) {
    if (codeWords.values[at] === hash) variants.push(codeVariants.values[at] ?? 0);
  }
  return variants;
}
