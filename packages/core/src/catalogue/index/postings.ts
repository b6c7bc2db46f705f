import { grown, resized } from '../../columns/numbers';

/** Names, each with a number and its rows. A name without rows is removed, and its number reused. */
export interface Postings {
  readonly numbers: Map<string, number>;
  /** Names by number; null if it is free. */
  readonly names: (string | null)[];
  readonly free: number[];
  /** Fold of each number's name, shared by names that people read as the same; and the numbers by fold. */
  readonly folds: (string | null)[];
  readonly byFold: Map<string, number[]>;
  /** Ascending rows of each number, and how many of them are in use. */
  readonly rows: Int32Array[];
  readonly counts: number[];
}

export const noPostings = (): Postings => ({
  numbers: new Map(),
  names: [],
  free: [],
  folds: [],
  byFold: new Map(),
  rows: [],
  counts: [],
});

/** Rows with a name, ascending. A view, valid until the index changes. */
export function rowsWith({ numbers, rows, counts }: Postings, name: string): Int32Array {
  const number = numbers.get(name);
  return number === undefined ? NONE : (rows[number] ?? NONE).subarray(0, counts[number]);
}

const NONE = new Int32Array(0);

/**
 * Adds a row to a name, idempotently. Returns the name's number. Names with the same `fold` are equal to people
 * (`foldValue`).
 */
export function addRow(
  postings: Postings,
  name: string,
  row: number,
  fold: () => string = () => name,
): number {
  const number = postings.numbers.get(name) ?? newNumber(postings, name, fold());
  const count = postings.counts[number] ?? 0;
  let rows = postings.rows[number] ?? NONE;
  const place = placeOf(rows, count, row);
  if (place < count && rows[place] === row) return number;
  rows = grown(rows, count + 1, 0);
  rows.copyWithin(place + 1, place, count);
  rows[place] = row;
  postings.rows[number] = rows;
  postings.counts[number] = count + 1;
  return number;
}

/** Removes a row from the name of a number. */
export function removeRow(postings: Postings, number: number, row: number): void {
  const count = postings.counts[number] ?? 0;
  const rows = postings.rows[number] ?? NONE;
  const place = placeOf(rows, count, row);
  if (place === count || rows[place] !== row) return;
  rows.copyWithin(place, place + 1, count);
  postings.counts[number] = count - 1;
  if (count === 1) forget(postings, number);
  else if (count * 4 < rows.length) postings.rows[number] = resized(rows, count - 1, count * 2, 0);
}

/** Size of rows and names in bytes. */
export function postingsBytes({ rows, names, folds }: Postings): number {
  const ofRows = rows.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return ofRows + [...names, ...folds].reduce((sum, name) => sum + (name?.length ?? 0) * 2, 0);
}

/** Number that represents all names equal to a number's: the name with the most rows. */
export function commonest({ folds, byFold, counts, names }: Postings, number: number): number {
  const same = byFold.get(folds[number] ?? '') ?? [number];
  return same.reduce((best, each) => {
    const more = (counts[each] ?? 0) - (counts[best] ?? 0);
    return more > 0 || (more === 0 && (names[each] ?? '') < (names[best] ?? '')) ? each : best;
  });
}

function newNumber(postings: Postings, name: string, fold: string): number {
  const number = postings.free.pop() ?? postings.names.length;
  postings.numbers.set(name, number);
  postings.names[number] = name;
  postings.folds[number] = fold;
  const same = postings.byFold.get(fold);
  if (same) same.push(number);
  else postings.byFold.set(fold, [number]);
  postings.rows[number] = NONE;
  postings.counts[number] = 0;
  return number;
}

function forget(postings: Postings, number: number): void {
  const name = postings.names[number];
  if (name != null) postings.numbers.delete(name);
  postings.names[number] = null;
  const fold = postings.folds[number] ?? '';
  const others = postings.byFold.get(fold)?.filter((each) => each !== number) ?? [];
  if (others.length > 0) postings.byFold.set(fold, others);
  else postings.byFold.delete(fold);
  postings.folds[number] = null;
  postings.rows[number] = NONE;
  postings.free.push(number);
}

/** Index of a row, or where it would be inserted. The end is checked first, because building an index appends. */
function placeOf(rows: Int32Array, count: number, row: number): number {
  let low = 0;
  let high = count;
  if (count > 0 && (rows[count - 1] ?? 0) < row) return count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
