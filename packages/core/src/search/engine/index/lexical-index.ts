import { addColumn, noRuns, type RunColumn, type Runs, runsBytes, trimRuns } from '../../../columns/runs';
import { searchLanguage } from '../analysis/search-language';
import { type CodeFilter, noCodeFilter, renewFilter } from './code-filter';
import { FIELDS } from './fields';
import { noTermPostings, type TermPostings, termPostingsBytes, trimPostings } from './term-postings';
import {
  noVocabulary,
  putInOrder,
  trimVocabulary,
  type Vocabulary,
  vocabularyArrays,
  vocabularyBytes,
} from './vocabulary';

/**
 * Index for finding a catalogue's products in one language, by the rows of the catalogue's index. Plain data, so
 * that a worker can build and transfer it. Incremental updates give the same results as a rebuild.
 */
export interface LexicalIndex {
  /** As Shopify writes locales. */
  readonly language: string;
  readonly vocabulary: Vocabulary;
  readonly postings: TermPostings;
  /** Terms of each row, encoded by `number-bytes`, for its removal. */
  readonly termsOf: Runs;
  /** Words of each row's title in order: the number of the word's first term, and the word's hash. */
  readonly titles: Runs;
  readonly titleTerms: RunColumn<Int32Array>;
  readonly titleWords: RunColumn<Int32Array>;
  /**
   * Hashes of a row's SKUs and barcodes in the form of `wholeCode`, because its options may have the same terms;
   * with the index of the variant.
   */
  readonly codes: Runs;
  readonly codeWords: RunColumn<Int32Array>;
  readonly codeVariants: RunColumn<Uint16Array>;
  readonly codeFilter: CodeFilter;
  /** Word counts, by field, then by row. */
  readonly lengths: Uint16Array[];
  /** Word counts of all rows, by field. */
  readonly totals: number[];
  /** Number of rows with words. */
  count: number;
}

export function emptyLexicalIndex(language: string): LexicalIndex {
  const termsOf = noRuns();
  addColumn(termsOf, new Uint8Array(0), 0);
  const titles = noRuns();
  const codes = noRuns();
  return {
    language,
    vocabulary: noVocabulary(searchLanguage(language).isCompounding),
    postings: noTermPostings(),
    termsOf,
    titles,
    titleTerms: addColumn(titles, new Int32Array(0), 0),
    titleWords: addColumn(titles, new Int32Array(0), 0),
    codes,
    codeWords: addColumn(codes, new Int32Array(0), 0),
    codeVariants: addColumn(codes, new Uint16Array(0), 0),
    codeFilter: noCodeFilter(),
    lengths: FIELDS.map(() => new Uint16Array(0)),
    totals: FIELDS.map(() => 0),
    count: 0,
  };
}

/** Compacts an index after many products were added: frees memory, and spares the first search the delay. */
export function settleLexicalIndex({
  vocabulary,
  postings,
  termsOf,
  titles,
  codes,
  codeWords,
  codeFilter,
}: LexicalIndex): void {
  putInOrder(vocabulary);
  trimVocabulary(vocabulary);
  trimPostings(postings, vocabulary.size);
  for (const runs of [termsOf, titles, codes]) trimRuns(runs, runs.starts.length);
  renewFilter(codeFilter, codeWords.values);
}

/** Size of the index's arrays in bytes. */
export function lexicalIndexBytes({
  vocabulary,
  postings,
  termsOf,
  titles,
  codes,
  codeFilter,
  lengths,
}: LexicalIndex): number {
  const ofRuns = [termsOf, titles, codes].reduce((sum, runs) => sum + runsBytes(runs), 0);
  const ofLengths = lengths.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const ofFilter = codeFilter.bits.byteLength;
  return vocabularyBytes(vocabulary) + termPostingsBytes(postings) + ofRuns + ofFilter + ofLengths;
}

/** Distinct buffers of the index's arrays, which a worker transfers. */
export function lexicalIndexBuffers(index: LexicalIndex): ArrayBuffer[] {
  const { vocabulary, postings, termsOf, titles, codes, codeFilter, lengths } = index;
  const ofRuns = [termsOf, titles, codes].flatMap(({ starts, lengths: held, columns }) => [
    starts,
    held,
    ...columns.map(({ values }) => values),
  ]);
  const { starts, counts, room, rows, fields } = postings;
  const ofPostings = [starts, counts, room, rows, fields];
  const arrays = [...vocabularyArrays(vocabulary), ...ofPostings, ...ofRuns, codeFilter.bits, ...lengths];
  return [...new Set(arrays.map(({ buffer }) => buffer))].filter((buffer) => buffer instanceof ArrayBuffer);
}
