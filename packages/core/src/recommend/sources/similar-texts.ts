import type { CatalogueIndex } from '../../catalogue/index/catalogue-index';
import { runOf } from '../../columns/runs';
import { NAMING_FIELDS } from '../../search/engine/index/fields';
import type { LexicalIndex } from '../../search/engine/index/lexical-index';
import { numbersOfBytes } from '../../search/engine/index/number-bytes';
import { fieldsAt } from '../../search/engine/index/term-postings';
import { isWrittenWord, termAt } from '../../search/engine/index/vocabulary';
import { rarity } from '../../search/engine/ranking/bm25f';
import { bestOf, type ScoredProduct } from './scored';

/**
 * Similarity of products' texts: TF-IDF cosine over titles, types, tags and vendors. Built from the current index,
 * in one pass over its words; rebuilt when the index has changed.
 */
export interface SimilarTexts {
  readonly lexical: LexicalIndex;
  /** Rows by product, and the reverse. */
  readonly rows: ReadonlyMap<number, number>;
  readonly ids: Float64Array;
  /** Length of each row's vector. */
  readonly lengths: Float64Array;
}

export function similarTexts(
  lexical: LexicalIndex,
  {
    rows,
    products,
  }: Pick<CatalogueIndex, 'rows'> & { readonly products: Pick<CatalogueIndex['products'], 'id'> },
): SimilarTexts {
  const { postings, vocabulary } = lexical;
  const lengths = new Float64Array(products.id.length);
  for (let term = 0; term < vocabulary.size; term += 1) {
    if (isWrittenWord(vocabulary, term)) continue;
    const square = weightOf(lexical, term) ** 2;
    eachRowNamed(postings, term, (row) => {
      lengths[row] = (lengths[row] ?? 0) + square;
    });
  }
  return { lexical, rows, ids: products.id, lengths: lengths.map(Math.sqrt) };
}

/**
 * Products with the most similar texts, nearest first; a score is the cosine, above 0. Without the product itself.
 */
export function similarTo(
  texts: SimilarTexts,
  product: number,
  limit: number,
  accepts: (product: number) => boolean = () => true,
): ScoredProduct[] {
  const own = texts.rows.get(product);
  const length = own === undefined ? 0 : (texts.lengths[own] ?? 0);
  if (own === undefined || length === 0) return [];
  const sums = new Float64Array(texts.lengths.length);
  const touched: number[] = [];
  for (const term of termsOfRow(texts.lexical, own)) {
    const square = weightOf(texts.lexical, term) ** 2;
    eachRowNamed(texts.lexical.postings, term, (row) => {
      if (sums[row] === 0) touched.push(row);
      sums[row] = (sums[row] ?? 0) + square;
    });
  }
  const scored = touched.flatMap((row): ScoredProduct[] => {
    const id = texts.ids[row] ?? 0;
    const score = (sums[row] ?? 0) / (length * (texts.lengths[row] ?? 1));
    return row !== own && accepts(id) ? [{ product: id, score }] : [];
  });
  return bestOf(scored, limit);
}

/** Summands of the cosine of two products: one per shared term, rarest first. */
export function sharedTerms(
  { lexical, rows, lengths }: SimilarTexts,
  one: number,
  other: number,
): { readonly term: string; readonly score: number }[] {
  const [first, second] = [rows.get(one), rows.get(other)];
  if (first === undefined || second === undefined) return [];
  const ofSecond = new Set(termsOfRow(lexical, second));
  const product = (lengths[first] ?? 0) * (lengths[second] ?? 0);
  return termsOfRow(lexical, first)
    .filter((term) => ofSecond.has(term))
    .map((term) => ({
      term: termAt(lexical.vocabulary, term),
      score: weightOf(lexical, term) ** 2 / product,
    }))
    .sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1));
}

const weightOf = ({ postings, count }: LexicalIndex, term: number) =>
  rarity(postings.counts[term] ?? 0, count);

/** Numbers of a row's terms. */
function termsOfRow({ termsOf, vocabulary, postings }: LexicalIndex, row: number): number[] {
  const { start, end } = runOf(termsOf, row);
  const bytes = termsOf.columns[0]?.values.subarray(start, end);
  const terms = bytes instanceof Uint8Array ? numbersOfBytes(bytes) : [];
  return terms.filter(
    (term) => !isWrittenWord(vocabulary, term) && (fieldsAt(postings, term, row) & NAMING_FIELDS) !== 0,
  );
}

function eachRowNamed(
  { starts, counts, rows, fields }: LexicalIndex['postings'],
  term: number,
  visit: (row: number) => void,
): void {
  const start = starts[term] ?? 0;
  const end = start + (counts[term] ?? 0);
  for (let at = start; at < end; at += 1) {
    if (((fields[at] ?? 0) & NAMING_FIELDS) !== 0) visit(rows[at] ?? 0);
  }
}
