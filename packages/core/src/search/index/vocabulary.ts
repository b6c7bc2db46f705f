import { grown } from '../../columns/numbers';
import { fold } from '../analysis/fold';
import { lettersOf } from './letters';

/**
 * All terms, each with a number. What no product has any more is forgotten. The order of terms is made when it is asked
 * for, and kept.
 */
export interface Vocabulary {
  readonly numbers: Map<string, number>;
  /** By number; null where it is free. */
  readonly terms: (string | null)[];
  /** By number: which letters the term has (see `lettersOf`). */
  letters: Int32Array;
  readonly free: number[];
  /** Numbers in the order of their terms. Forgotten ones are among them until the next order. */
  order: Int32Array;
  /** Numbers that aren't in the order yet. */
  readonly added: number[];
  /** Numbers that may be in the order still. */
  readonly forgotten: number[];
}

/** So many forgotten numbers are kept from use at most. */
const MOST_FORGOTTEN = 2_000;

export const noVocabulary = (): Vocabulary => ({
  numbers: new Map(),
  terms: [],
  letters: new Int32Array(0),
  free: [],
  order: new Int32Array(0),
  added: [],
  forgotten: [],
});

/** The number of a term; it gets one if it has none. */
export function numberOf(vocabulary: Vocabulary, term: string): number {
  const known = vocabulary.numbers.get(term);
  if (known !== undefined) return known;
  const number = vocabulary.free.pop() ?? vocabulary.terms.length;
  vocabulary.numbers.set(term, number);
  vocabulary.terms[number] = term;
  vocabulary.letters = grown(vocabulary.letters, number + 1, 0);
  vocabulary.letters[number] = lettersOf(fold(term));
  vocabulary.added.push(number);
  return number;
}

export function forgetTerm(vocabulary: Vocabulary, number: number): void {
  const term = vocabulary.terms[number];
  if (term == null) return;
  vocabulary.numbers.delete(term);
  vocabulary.terms[number] = null;
  vocabulary.forgotten.push(number);
  if (vocabulary.forgotten.length > MOST_FORGOTTEN) putInOrder(vocabulary);
}

/** Puts what was added into the order, and frees what was forgotten. Takes longer the more there is of both. */
export function putInOrder(vocabulary: Vocabulary): void {
  const { terms, added, forgotten, free } = vocabulary;
  if (added.length === 0 && forgotten.length === 0) return;
  const before = vocabulary.order.filter((number) => terms[number] !== null);
  const rest = added.filter((number) => terms[number] !== null).sort(byTerm(terms));
  const order = new Int32Array(before.length + rest.length);
  let from = 0;
  let taken = 0;
  for (let at = 0; at < order.length; at += 1) {
    const one = terms[before[from] ?? -1];
    const other = terms[rest[taken] ?? -1];
    const takeOne = other == null || (one != null && one < other);
    order[at] = (takeOne ? before[from++] : rest[taken++]) ?? 0;
  }
  vocabulary.order = order;
  free.push(...forgotten);
  added.length = 0;
  forgotten.length = 0;
}

/** The numbers of the terms that begin so, in the order of the terms. A view: it holds until the vocabulary is changed. */
export function termsFrom(vocabulary: Vocabulary, beginning: string): Int32Array {
  putInOrder(vocabulary);
  const { order } = vocabulary;
  // No text has this character, and no term ends with it.
  return order.subarray(placeOf(vocabulary, beginning), placeOf(vocabulary, `${beginning}\uffff`));
}

/** How many terms of the order are before one. */
function placeOf({ order, terms }: Vocabulary, term: string): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[order[middle] ?? -1] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byTerm(terms: readonly (string | null)[]) {
  return (a: number, b: number) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1);
}

/** What a term takes besides its characters: an entry of a map, and a string. An estimate. */
const TERM_BYTES = 64;

export function vocabularyBytes({ numbers, terms, order, letters }: Vocabulary): number {
  let bytes = order.byteLength + letters.byteLength + terms.length * 8;
  for (const term of numbers.keys()) bytes += term.length + TERM_BYTES;
  return bytes;
}
