import { grown } from '../../../columns/numbers';
import { newRun, runOf } from '../../../columns/runs';
import { analyseText, type TextPlace } from '../analysis/analyse-text';
import { type SearchLanguage, searchLanguage } from '../analysis/search-language';
import { partsOfCode, wholeCode } from '../analysis/whole-code';
import { MAX_TEXT_LENGTH } from '../analysis/words';
import { addToFilter } from './code-filter';
import { addCount, FIELDS, OPTIONS, TITLE } from './fields';
import type { LexicalIndex } from './lexical-index';
import { bytesOfNumbers, numbersOfBytes } from './number-bytes';
import type { ProductCode, ProductTexts } from './product-texts';
import { addPosting, removePosting } from './term-postings';
import { numberOf, removeTerm } from './vocabulary';
import { wordHash } from './word-hash';
import { writtenWord } from './written-words';

/** Maximum number of title words whose order is kept, and of words counted in a field. */
const MAX_TITLE_WORDS = 40;
const MAX_LENGTH = 65_535;
/** Maximum number of searchable codes of a product, above Shopify's limit of variants. */
const MAX_CODES = 5_000;

/** Indexes a product's texts in its row, replacing earlier ones. */
export function putTexts(index: LexicalIndex, row: number, texts: ProductTexts): void {
  removeTexts(index, row);
  const language = searchLanguage(index.language);
  const places = FIELDS.map((field) => placesOf(texts[field], language));
  const counts = countTerms(places);
  const codes = texts.codes
    .slice(0, MAX_CODES)
    .map(({ code, variant }) => ({ code: wholeCode(code), parts: partsOfCode(code), variant }));
  for (const { code } of codes) countOne(counts, code, OPTIONS);
  counts.delete('');
  if (counts.size === 0) return;
  index.count += 1;
  writeLengths(index, row, places);
  const numbers = [...counts].map(([term, fields]) => {
    const number = numberOf(index.vocabulary, term);
    addPosting(index.postings, number, row, fields);
    return number;
  });
  writeTerms(index, row, numbers);
  writeTitle(index, row, places[TITLE] ?? []);
  writeCodes(index, row, codes);
}

/** Removes the texts of a row, if it has any. */
export function removeTexts(index: LexicalIndex, row: number): void {
  const { vocabulary, postings, termsOf, lengths, totals } = index;
  const { start, end } = runOf(termsOf, row);
  if (start === end) return;
  const bytes = termsOf.columns[0]?.values.subarray(start, end);
  for (const number of bytes instanceof Uint8Array ? numbersOfBytes(bytes) : []) {
    if (removePosting(postings, number, row) === 0) removeTerm(vocabulary, number);
  }
  newRun(termsOf, row, 0);
  newRun(index.titles, row, 0);
  newRun(index.codes, row, 0);
  for (const [field, column] of lengths.entries()) {
    totals[field] = (totals[field] ?? 0) - (column[row] ?? 0);
    column[row] = 0;
  }
  index.count -= 1;
}

function placesOf(texts: readonly string[], language: SearchLanguage): TextPlace[] {
  const places: TextPlace[] = [];
  let left = MAX_TEXT_LENGTH;
  for (const text of texts) {
    if (left <= 0) break;
    for (const place of analyseText(text.slice(0, left), language)) places.push(place);
    left -= text.length;
  }
  return places;
}

/** Counts terms and written words by field. */
function countTerms(places: readonly (readonly TextPlace[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [field, ofField] of places.entries()) {
    for (const { word, terms, others } of ofField) {
      for (const term of terms) countOne(counts, term, field);
      for (const term of others) countOne(counts, term, field);
      const written = writtenWord(word);
      if (written !== null) countOne(counts, written, field);
    }
  }
  return counts;
}

function countOne(counts: Map<string, number>, term: string, field: number): void {
  counts.set(term, addCount(counts.get(term) ?? 0, field));
}

function writeLengths(index: LexicalIndex, row: number, places: readonly (readonly TextPlace[])[]): void {
  for (const [field, { length }] of places.entries()) {
    const column = grown(index.lengths[field] ?? new Uint16Array(0), row + 1, 0);
    column[row] = Math.min(length, MAX_LENGTH);
    index.lengths[field] = column;
    index.totals[field] = (index.totals[field] ?? 0) + (column[row] ?? 0);
  }
}

function writeTerms({ termsOf }: LexicalIndex, row: number, numbers: readonly number[]): void {
  const bytes = bytesOfNumbers([...numbers].sort((a, b) => a - b));
  const start = newRun(termsOf, row, bytes.length);
  for (const { values } of termsOf.columns) values.set(bytes, start);
}

function writeTitle(index: LexicalIndex, row: number, places: readonly TextPlace[]): void {
  const shown = places.slice(0, MAX_TITLE_WORDS);
  const start = newRun(index.titles, row, shown.length);
  for (const [place, { word, terms }] of shown.entries()) {
    index.titleTerms.values[start + place] = numberOf(index.vocabulary, terms[0] ?? '');
    index.titleWords.values[start + place] = wordHash(word);
  }
}

function writeCodes(
  { codes, codeWords, codeVariants, codeFilter }: LexicalIndex,
  row: number,
  ofRow: readonly (ProductCode & { readonly parts: readonly string[] })[],
): void {
  const written = ofRow
    .flatMap(({ code, parts, variant }) => [code, ...parts].map((each) => ({ code: each, variant })))
    .filter(({ code }) => code !== '');
  // A variant's barcode may be its SKU.
  const distinct = [...new Map(written.map((each) => [`${each.variant} ${each.code}`, each])).values()];
  const start = newRun(codes, row, distinct.length);
  for (const [place, { code, variant }] of distinct.entries()) {
    codeWords.values[start + place] = wordHash(code);
    codeVariants.values[start + place] = variant;
  }
  const hashes = codeWords.values.subarray(start, start + distinct.length);
  addToFilter(codeFilter, hashes, () => codeWords.values.subarray(0, codes.end));
}
