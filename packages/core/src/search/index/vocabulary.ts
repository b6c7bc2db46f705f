import { grown } from '../../columns/numbers';
import { normalized } from '../analysis/normalized';
import { lettersOf } from './letters';
import { WRITTEN_WORDS } from './written-words';

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
  /** The same of terms read backwards, without words as they are written: what ends alike. Null where nothing is sought so. */
  endings: Int32Array | null;
  /** Numbers that aren't in the order yet. */
  readonly added: number[];
  /** Numbers that may be in the order still. */
  readonly forgotten: number[];
}

/** So many forgotten numbers are kept from use at most. */
const MAX_DELETED = 2_000;

export const noVocabulary = (hasEndings: boolean): Vocabulary => ({
  numbers: new Map(),
  terms: [],
  letters: new Int32Array(0),
  free: [],
  order: new Int32Array(0),
  endings: hasEndings ? new Int32Array(0) : null,
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
  vocabulary.letters[number] = lettersOf(normalized(term));
  vocabulary.added.push(number);
  return number;
}

export function removeTerm(vocabulary: Vocabulary, number: number): void {
  const term = vocabulary.terms[number];
  if (term == null) return;
  vocabulary.numbers.delete(term);
  vocabulary.terms[number] = null;
  vocabulary.forgotten.push(number);
  if (vocabulary.forgotten.length > MAX_DELETED) putInOrder(vocabulary);
}

/** Puts what was added into the orders, and frees what was forgotten. Takes longer the more there is of both. */
export function putInOrder(vocabulary: Vocabulary): void {
  const { terms, added, forgotten, free, endings } = vocabulary;
  if (added.length === 0 && forgotten.length === 0) return;
  const isHeld = (number: number) => terms[number] !== null;
  const rest = added.filter(isHeld);
  vocabulary.order = merged(vocabulary.order.filter(isHeld), rest.sort(byTerm(terms)), byTerm(terms));
  if (endings) {
    const ending = rest.filter((number) => !(terms[number] ?? '').startsWith(WRITTEN_WORDS));
    vocabulary.endings = merged(endings.filter(isHeld), ending.sort(byEnding(terms)), byEnding(terms));
  }
  free.push(...forgotten);
  added.length = 0;
  forgotten.length = 0;
}

function merged(
  before: Int32Array,
  rest: readonly number[],
  compare: (a: number, b: number) => number,
): Int32Array {
  const order = new Int32Array(before.length + rest.length);
  let from = 0;
  let taken = 0;
  for (let at = 0; at < order.length; at += 1) {
    const one = before[from];
    const other = rest[taken];
    const takeOne = other === undefined || (one !== undefined && compare(one, other) < 0);
    order[at] = (takeOne ? before[from++] : rest[taken++]) ?? 0;
  }
  return order;
}

/** The numbers of the terms that begin so, in the order of the terms. A view: it holds until the vocabulary is changed. */
export function termsFrom(vocabulary: Vocabulary, beginning: string): Int32Array {
  putInOrder(vocabulary);
  const { order } = vocabulary;
  // No text has this character, and no term ends with it.
  return order.subarray(placeOf(vocabulary, beginning), placeOf(vocabulary, `${beginning}\uffff`));
}

/** The numbers of the terms that end so, where endings are kept. A view: it holds until the vocabulary is changed. */
export function termsTo(vocabulary: Vocabulary, ending: string): Int32Array {
  putInOrder(vocabulary);
  const { endings, terms } = vocabulary;
  if (!endings) return NONE;
  const isBefore = (number: number) => compareEndings(terms[number] ?? '', ending) < 0;
  const from = countWhile(endings, 0, isBefore);
  const to = countWhile(endings, from, (number) => (terms[number] ?? '').endsWith(ending));
  return endings.subarray(from, to);
}

const NONE = new Int32Array(0);

/** How many terms of the order are before one. */
function placeOf({ order, terms }: Vocabulary, term: string): number {
  return countWhile(order, 0, (number) => (terms[number] ?? '') < term);
}

/** Where, from a place on, something no longer holds that holds for the first numbers alone. */
function countWhile(numbers: Int32Array, from: number, holds: (number: number) => boolean): number {
  let low = from;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(numbers[middle] ?? -1)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byTerm(terms: readonly (string | null)[]) {
  return (a: number, b: number) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1);
}

function byEnding(terms: readonly (string | null)[]) {
  return (a: number, b: number) => compareEndings(terms[a] ?? '', terms[b] ?? '');
}

/** As texts are compared, from their last characters on. */
function compareEndings(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 1; at <= shorter; at += 1) {
    const difference = one.charCodeAt(one.length - at) - other.charCodeAt(other.length - at);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** What a term takes besides its characters: an entry of a map, and a string. An estimate. */
const TERM_BYTES = 64;

export function vocabularyBytes({ numbers, terms, order, endings, letters }: Vocabulary): number {
  let bytes = order.byteLength + (endings?.byteLength ?? 0) + letters.byteLength + terms.length * 8;
  for (const term of numbers.keys()) bytes += term.length + TERM_BYTES;
  return bytes;
}
