import { runOf } from '../../../columns/runs';
import { isPartOfCode, wholeCode } from '../analysis/whole-code';
import { mayHave } from '../index/code-filter';
import { countIn, OPTIONS } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import { knownNumber } from '../index/vocabulary';
import { wordHash } from '../index/word-hash';

/**
 * The rows that have a SKU or a barcode that is the whole text, whatever spaces and signs are in either, with the places of the
 * variants whose it is.
 */
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
    // Codes are counted among the options: a word that thousands of titles have is told apart without looking at their codes.
    if (countIn(postings.fields[at] ?? 0, OPTIONS) === 0) continue;
    const row = postings.rows[at] ?? 0;
    const variants = variantsWith(index, row, hash);
    if (variants.length > 0) found.set(row, variants);
  }
  return found;
}

/** The same of a text that is a part of codes: "0707-60" of "NOR.0707-60". It looks through the codes of all products. */
export function rowsOfCodePart(index: LexicalIndex, text: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const part = wholeCode(text);
  if (!isPartOfCode(part)) return found;
  const hash = wordHash(part);
  // Most texts with a digit are none; that is told without looking at any code.
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
