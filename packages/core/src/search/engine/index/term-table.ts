import {
  addColumn,
  newRun,
  noRuns,
  type RunColumn,
  type Runs,
  runOf,
  runsBytes,
  trimRuns,
} from '../../../columns/runs';
import { wordHash } from './word-hash';

/**
 * Terms with numbers, looked up by a hash table: all in columns, without objects, since most terms of a catalogue
 * are codes of a single product.
 */
export interface TermTable {
  /** Texts by number, in UTF-16; empty for a free number. No term is empty. */
  readonly texts: Runs;
  readonly units: RunColumn<Uint16Array>;
  /** Hash slots with linear probing: numbers counted from 1, 0 where a slot is empty. */
  slots: Int32Array;
  count: number;
}

/** Maximum load of the slots, and the load of a trimmed table. */
const MAX_LOAD = 3 / 4;
const TRIMMED_LOAD = 2 / 3;

export function noTermTable(): TermTable {
  const texts = noRuns();
  return { texts, units: addColumn(texts, new Uint16Array(0), 0), slots: new Int32Array(0), count: 0 };
}

/** Number of a term; undefined if it isn't in the table. */
export function numberInTable(table: TermTable, term: string): number | undefined {
  const { slots } = table;
  if (slots.length === 0) return undefined;
  const number = (slots[slotOf(table, term)] ?? 0) - 1;
  return number < 0 ? undefined : number;
}

/** Term of a number; empty for a free number. */
export function termInTable({ texts, units: { values } }: TermTable, number: number): string {
  const { start, end } = runOf(texts, number);
  let term = '';
  for (let at = start; at < end; at += 1) term += String.fromCharCode(values[at] ?? 0);
  return term;
}

/** Inserts a new term with a free number. */
export function putInTable(table: TermTable, number: number, term: string): void {
  if (table.count + 1 > table.slots.length * MAX_LOAD) resizeSlots(table, 2 * table.count + 8);
  const start = newRun(table.texts, number, term.length);
  for (let at = 0; at < term.length; at += 1) table.units.values[start + at] = term.charCodeAt(at);
  table.slots[slotOf(table, term)] = number + 1;
  table.count += 1;
}

/** Removes the term of a number, and moves later entries up, so that probing still finds them. */
export function removeFromTable(table: TermTable, number: number): void {
  const { slots, texts } = table;
  let free = slotOf(table, termInTable(table, number));
  for (let at = nextSlot(slots, free); slots[at] !== 0; at = nextSlot(slots, at)) {
    const home = homeOf(slots, termInTable(table, (slots[at] ?? 0) - 1));
    const isBetween = free < at ? free < home && home <= at : free < home || home <= at;
    if (isBetween) continue;
    slots[free] = slots[at] ?? 0;
    free = at;
  }
  slots[free] = 0;
  newRun(texts, number, 0);
  table.count -= 1;
}

/** Frees unused capacity; `size`: total of numbers. */
export function trimTable(table: TermTable, size: number): void {
  trimRuns(table.texts, size);
  resizeSlots(table, Math.ceil(table.count / TRIMMED_LOAD));
}

export function termTableBytes({ texts, slots }: TermTable): number {
  return runsBytes(texts) + slots.byteLength;
}

/** Slot of a term, or the empty one where it would be inserted. */
function slotOf(table: TermTable, term: string): number {
  const { slots } = table;
  let at = homeOf(slots, term);
  for (; slots[at] !== 0; at = nextSlot(slots, at)) if (isTerm(table, (slots[at] ?? 0) - 1, term)) break;
  return at;
}

const homeOf = (slots: Int32Array, term: string) => (wordHash(term) >>> 0) % slots.length;

const nextSlot = (slots: Int32Array, at: number) => (at + 1 === slots.length ? 0 : at + 1);

function isTerm({ texts, units: { values } }: TermTable, number: number, term: string): boolean {
  if (texts.lengths[number] !== term.length) return false;
  const start = texts.starts[number] ?? 0;
  for (let at = 0; at < term.length; at += 1) if (values[start + at] !== term.charCodeAt(at)) return false;
  return true;
}

function resizeSlots(table: TermTable, size: number): void {
  const before = table.slots;
  table.slots = new Int32Array(size);
  for (const number of before) {
    if (number !== 0) table.slots[slotOf(table, termInTable(table, number - 1))] = number;
  }
}
