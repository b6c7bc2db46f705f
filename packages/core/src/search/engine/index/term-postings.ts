import { grown, resized } from '../../../columns/numbers';

/**
 * Rows with a term, and its counts by field, in two columns for all terms: most terms have few rows, for which
 * arrays of their own would have more overhead than content. A term without capacity left moves to the end; once
 * more than half of the cells are unused, all terms are compacted.
 */
export interface TermPostings {
  /** Start, number of rows and capacity of each term, by its number. */
  starts: Int32Array;
  counts: Int32Array;
  room: Int32Array;
  /** In ascending order for each term. */
  rows: Int32Array;
  /** Field counts, packed by `addCount`. */
  fields: Uint16Array;
  /** Start of the next term. */
  end: number;
  /** Capacity of all terms together. */
  live: number;
}

export const noTermPostings = (): TermPostings => ({
  starts: new Int32Array(0),
  counts: new Int32Array(0),
  room: new Int32Array(0),
  rows: new Int32Array(0),
  fields: new Uint16Array(0),
  end: 0,
  live: 0,
});

/** Minimum of abandoned entries before the columns are compacted. */
const MIN_WASTE = 4_096;

/** Adds a row to a term that doesn't have it yet. */
export function addPosting(postings: TermPostings, term: number, row: number, fields: number): void {
  makeRoom(postings, term);
  const { rows, fields: packed } = postings;
  const start = postings.starts[term] ?? 0;
  const end = start + (postings.counts[term] ?? 0);
  const place = placeOf(rows, start, end, row);
  rows.copyWithin(place + 1, place, end);
  packed.copyWithin(place + 1, place, end);
  rows[place] = row;
  packed[place] = fields;
  postings.counts[term] = end - start + 1;
}

/** Removes a row from a term, and returns how many rows the term has left. */
export function removePosting(postings: TermPostings, term: number, row: number): number {
  const { rows, fields, starts, counts } = postings;
  const start = starts[term] ?? 0;
  const count = counts[term] ?? 0;
  const end = start + count;
  const place = placeOf(rows, start, end, row);
  if (place === end || rows[place] !== row) return count;
  rows.copyWithin(place, place + 1, end);
  fields.copyWithin(place, place + 1, end);
  counts[term] = count - 1;
  if (count === 1) {
    postings.live -= postings.room[term] ?? 0;
    postings.room[term] = 0;
  }
  return count - 1;
}

/** Packed field counts of a row for a term; 0 if the row lacks the term. */
export function fieldsAt({ rows, fields, starts, counts }: TermPostings, term: number, row: number): number {
  const start = starts[term] ?? 0;
  const end = start + (counts[term] ?? 0);
  const place = placeOf(rows, start, end, row);
  return place < end && rows[place] === row ? (fields[place] ?? 0) : 0;
}

/** Frees unused capacity; `size`: how many terms have numbers. */
export function trimPostings(postings: TermPostings, size: number): void {
  for (const column of ['starts', 'counts', 'room'] as const)
    postings[column] = resized(postings[column], Math.min(size, postings[column].length), size, 0);
  moveTogether(postings, (count) => count);
}

export function termPostingsBytes({ starts, counts, room, rows, fields }: TermPostings): number {
  return [starts, counts, room, rows, fields].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function makeRoom(postings: TermPostings, term: number): void {
  for (const column of ['starts', 'counts', 'room'] as const)
    postings[column] = grown(postings[column], term + 1, 0);
  const count = postings.counts[term] ?? 0;
  const room = postings.room[term] ?? 0;
  if (count < room) return;
  const larger = Math.max(1, Math.ceil(count * 1.5));
  if (postings.end + larger > 2 * postings.live + MIN_WASTE) {
    moveTogether(postings, (held) => held);
  }
  postings.rows = grown(postings.rows, postings.end + larger, 0);
  postings.fields = grown(postings.fields, postings.end + larger, 0);
  const { rows, fields, starts, end } = postings;
  const start = starts[term] ?? 0;
  rows.copyWithin(end, start, start + count);
  fields.copyWithin(end, start, start + count);
  starts[term] = end;
  postings.live += larger - (postings.room[term] ?? 0);
  postings.room[term] = larger;
  postings.end += larger;
}

function moveTogether(postings: TermPostings, roomFor: (count: number) => number): void {
  const { starts, counts, room } = postings;
  let live = 0;
  for (const count of counts) live += roomFor(count);
  const rows = resized(postings.rows, 0, live, 0);
  const fields = resized(postings.fields, 0, live, 0);
  let end = 0;
  for (let term = 0; term < counts.length; term += 1) {
    const start = starts[term] ?? 0;
    const count = counts[term] ?? 0;
    rows.set(postings.rows.subarray(start, start + count), end);
    fields.set(postings.fields.subarray(start, start + count), end);
    starts[term] = end;
    room[term] = roomFor(count);
    end += roomFor(count);
  }
  Object.assign(postings, { rows, fields, end, live: end });
}

/** Index of a row, or where it would be inserted. The end is checked first, because building an index appends. */
function placeOf(rows: Int32Array, start: number, end: number, row: number): number {
  if (end > start && (rows[end - 1] ?? 0) < row) return end;
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
