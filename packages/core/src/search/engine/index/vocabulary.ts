import { grown, resized } from '../../../columns/numbers';
import { normalized } from '../analysis/normalized';
import { lettersOf } from './letters';
import {
  noTermTable,
  numberInTable,
  putInTable,
  removeFromTable,
  type TermTable,
  termInTable,
  termTableBytes,
  trimTable,
} from './term-table';
import { WRITTEN_WORDS } from './written-words';

/**
 * All terms, each with a number. Terms without products are removed. The order of terms is sorted on demand, and
 * cached.
 */
export interface Vocabulary {
  readonly table: TermTable;
  /** Total of numbers, including free ones. */
  size: number;
  /** Letters of each term (see `lettersOf`), by number. */
  letters: Int32Array;
  readonly free: number[];
  /** Numbers sorted by term. Deleted ones remain until the next sort. */
  order: Int32Array;
  /** Numbers sorted by term read backwards, without written words, for suffix search. Null if it isn't used. */
  endings: Int32Array | null;
  /** Numbers that aren't sorted in yet. */
  readonly added: number[];
  /** Deleted numbers that may still be in the order. */
  readonly forgotten: number[];
}

/** Maximum number of deleted numbers before a sort frees them. */
const MAX_DELETED = 2_000;

export const noVocabulary = (hasEndings: boolean): Vocabulary => ({
  table: noTermTable(),
  size: 0,
  letters: new Int32Array(0),
  free: [],
  order: new Int32Array(0),
  endings: hasEndings ? new Int32Array(0) : null,
  added: [],
  forgotten: [],
});

/** Number of a term; undefined if no product has it. */
export function knownNumber({ table }: Vocabulary, term: string): number | undefined {
  return numberInTable(table, term);
}

export function hasTerm({ table }: Vocabulary, term: string): boolean {
  return numberInTable(table, term) !== undefined;
}

/** Term of a number; empty for a free number. */
export function termAt({ table }: Vocabulary, number: number): string {
  return termInTable(table, number);
}

/** Whether the term of a number is a written word. */
export function isWrittenWord({ table: { texts, units } }: Vocabulary, number: number): boolean {
  const start = texts.starts[number] ?? 0;
  return (texts.lengths[number] ?? 0) > 0 && units.values[start] === WRITTEN_WORDS.charCodeAt(0);
}

/** Number of a term, assigned if it has none. */
export function numberOf(vocabulary: Vocabulary, term: string): number {
  const known = numberInTable(vocabulary.table, term);
  if (known !== undefined) return known;
  const number = vocabulary.free.pop() ?? vocabulary.size++;
  putInTable(vocabulary.table, number, term);
  vocabulary.letters = grown(vocabulary.letters, number + 1, 0);
  vocabulary.letters[number] = lettersOf(normalized(term));
  vocabulary.added.push(number);
  return number;
}

export function removeTerm(vocabulary: Vocabulary, number: number): void {
  if (!isUsed(vocabulary, number)) return;
  removeFromTable(vocabulary.table, number);
  vocabulary.forgotten.push(number);
  if (vocabulary.forgotten.length > MAX_DELETED) putInOrder(vocabulary);
}

const isUsed = ({ table: { texts } }: Vocabulary, number: number) => (texts.lengths[number] ?? 0) > 0;

/** Sorts added terms in, and frees deleted numbers. Takes longer for more of both. */
export function putInOrder(vocabulary: Vocabulary): void {
  const { added, forgotten, free, order, endings } = vocabulary;
  if (added.length === 0 && forgotten.length === 0) return;
  const isStill = (number: number) => isUsed(vocabulary, number);
  const rest = added.filter(isStill).map((number) => ({ number, term: termAt(vocabulary, number) }));
  vocabulary.order = merged(vocabulary, order.filter(isStill), rest, byTerm);
  if (endings) {
    const ending = rest.filter(({ term }) => !term.startsWith(WRITTEN_WORDS));
    vocabulary.endings = merged(vocabulary, endings.filter(isStill), ending, byEnding);
  }
  free.push(...forgotten);
  added.length = 0;
  forgotten.length = 0;
}

/** Merges further numbers into those sorted by term. */
function merged(
  vocabulary: Vocabulary,
  before: Int32Array,
  others: readonly { readonly number: number; readonly term: string }[],
  compare: (one: string, other: string) => number,
): Int32Array {
  const order = new Int32Array(before.length + others.length);
  let from = 0;
  for (const [at, { number, term }] of others.toSorted((a, b) => compare(a.term, b.term)).entries()) {
    const to = countWhile(before, from, (each) => compare(termAt(vocabulary, each), term) < 0);
    order.set(before.subarray(from, to), from + at);
    order[to + at] = number;
    from = to;
  }
  order.set(before.subarray(from), from + others.length);
  return order;
}

/** Frees unused capacity. */
export function trimVocabulary(vocabulary: Vocabulary): void {
  trimTable(vocabulary.table, vocabulary.size);
  vocabulary.letters = resized(vocabulary.letters, vocabulary.size, vocabulary.size, 0);
}

/** Numbers of the terms with a prefix, sorted by term. A view, valid until the vocabulary changes. */
export function termsFrom(vocabulary: Vocabulary, beginning: string): Int32Array {
  putInOrder(vocabulary);
  const { order } = vocabulary;
  // No text has this character, and no term ends with it.
  return order.subarray(placeOf(vocabulary, beginning), placeOf(vocabulary, `${beginning}\uffff`));
}

/** Numbers of the terms with a suffix, if endings are indexed. A view, valid until the vocabulary changes. */
export function termsTo(vocabulary: Vocabulary, ending: string): Int32Array {
  putInOrder(vocabulary);
  const { endings } = vocabulary;
  if (!endings) return NONE;
  const from = countWhile(endings, 0, (number) => byEnding(termAt(vocabulary, number), ending) < 0);
  const to = countWhile(endings, from, (number) => termAt(vocabulary, number).endsWith(ending));
  return endings.subarray(from, to);
}

const NONE = new Int32Array(0);

/** Rank of a term in the order. */
function placeOf(vocabulary: Vocabulary, term: string): number {
  return countWhile(vocabulary.order, 0, (number) => termAt(vocabulary, number) < term);
}

/** First index, from a given one on, at which a condition that holds for a prefix fails. Binary search. */
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

const byTerm = (one: string, other: string) => (one < other ? -1 : 1);

/** Compares texts from their last characters on. */
function byEnding(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 1; at <= shorter; at += 1) {
    const difference = one.charCodeAt(one.length - at) - other.charCodeAt(other.length - at);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

export function vocabularyBytes({ table, order, endings, letters }: Vocabulary): number {
  return termTableBytes(table) + order.byteLength + (endings?.byteLength ?? 0) + letters.byteLength;
}

/** Arrays, which a worker transfers. */
export function vocabularyArrays({ table, order, endings, letters }: Vocabulary) {
  const { starts, lengths } = table.texts;
  return [starts, lengths, table.units.values, table.slots, order, letters, ...(endings ? [endings] : [])];
}
