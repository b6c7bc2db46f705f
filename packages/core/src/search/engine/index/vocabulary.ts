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
 * All terms, each with a number. What no product has any more is forgotten. The order of terms is made when it is asked
 * for, and kept.
 */
export interface Vocabulary {
  readonly table: TermTable;
  /** How many numbers there are, free ones among them. */
  size: number;
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

/** Maximum of forgotten numbers that are kept from use. */
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

/** The number of a term; undefined where no product has it. */
export function knownNumber({ table }: Vocabulary, term: string): number | undefined {
  return numberInTable(table, term);
}

export function hasTerm({ table }: Vocabulary, term: string): boolean {
  return numberInTable(table, term) !== undefined;
}

/** The term of a number; empty where the number is free. */
export function termAt({ table }: Vocabulary, number: number): string {
  return termInTable(table, number);
}

/** Whether the term of a number is a word as it is written. */
export function isWrittenWord({ table: { texts, units } }: Vocabulary, number: number): boolean {
  const start = texts.starts[number] ?? 0;
  return (texts.lengths[number] ?? 0) > 0 && units.values[start] === WRITTEN_WORDS.charCodeAt(0);
}

/** The number of a term; it gets one if it has none. */
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

/** Puts what was added into the orders, and frees what was forgotten. Takes longer the more there is of both. */
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

/** Numbers in the order of their terms, with others among them. */
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

/** Gives back the room that nothing needs now. */
export function trimVocabulary(vocabulary: Vocabulary): void {
  trimTable(vocabulary.table, vocabulary.size);
  vocabulary.letters = resized(vocabulary.letters, vocabulary.size, vocabulary.size, 0);
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

const byTerm = (one: string, other: string) => (one < other ? -1 : 1);

/** As texts are compared, from their last characters on. */
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

/** Its arrays, as a worker hands them over. */
export function vocabularyArrays({ table, order, endings, letters }: Vocabulary) {
  const { starts, lengths } = table.texts;
  return [starts, lengths, table.units.values, table.slots, order, letters, ...(endings ? [endings] : [])];
}
