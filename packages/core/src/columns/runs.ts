import { grown, type Numbers, resized } from './numbers';

/** Column of runs, with the value of unused cells. */
export interface RunColumn<Column extends Numbers = Numbers> {
  values: Column;
  readonly empty: number;
}

/**
 * Variable number of values per row, in adjacent cells of columns: the variants of a product, its tags. A run that
 * changes its length moves to the end; once more than half of the cells are unused, all runs are compacted.
 */
export interface Runs {
  /** Start of each row's run. */
  starts: Int32Array;
  lengths: Int32Array;
  /** Start of the next run. */
  end: number;
  /** Total length of the runs. */
  live: number;
  readonly columns: RunColumn[];
}

export const noRuns = (): Runs => ({
  starts: new Int32Array(0),
  lengths: new Int32Array(0),
  end: 0,
  live: 0,
  columns: [],
});

export function addColumn<Column extends Numbers>(
  runs: Runs,
  values: Column,
  empty: number,
): RunColumn<Column> {
  const column = { values: grown(values, runs.end, empty), empty };
  column.values.fill(empty);
  runs.columns.push(column);
  return column;
}

/** Minimum of unused cells before the runs are compacted. */
const MIN_WASTE = 256;

/** Allocates an empty run for a row, and returns its start. */
export function newRun(runs: Runs, row: number, length: number): number {
  runs.starts = grown(runs.starts, row + 1, 0);
  runs.lengths = grown(runs.lengths, row + 1, 0);
  const before = runs.lengths[row] ?? 0;
  if (length !== before) {
    runs.live += length - before;
    runs.lengths[row] = 0;
    if (runs.end + length > 2 * runs.live + MIN_WASTE) moveTogether(runs, Math.ceil(runs.live * 1.25));
    runs.starts[row] = runs.end;
    runs.lengths[row] = length;
    runs.end += length;
  }
  const start = runs.starts[row] ?? 0;
  for (const column of runs.columns) {
    column.values = grown(column.values, runs.end, column.empty);
    column.values.fill(column.empty, start, start + length);
  }
  return start;
}

/** Start and end of a row's run. */
export function runOf(
  { starts, lengths }: Runs,
  row: number,
): { readonly start: number; readonly end: number } {
  const start = starts[row] ?? 0;
  return { start, end: start + (lengths[row] ?? 0) };
}

export function runsBytes({ starts, lengths, columns }: Runs): number {
  return columns.reduce((sum, { values }) => sum + values.byteLength, starts.byteLength + lengths.byteLength);
}

/** Releases unused capacity; `size`: number of rows. */
export function trimRuns(runs: Runs, size: number): void {
  const used = Math.min(size, runs.starts.length);
  runs.starts = resized(runs.starts, used, size, 0);
  runs.lengths = resized(runs.lengths, used, size, 0);
  moveTogether(runs, runs.live);
}

function moveTogether(runs: Runs, capacity: number): void {
  const { starts, lengths, columns } = runs;
  const moved = columns.map(({ values, empty }) => resized(values, 0, capacity, empty));
  let end = 0;
  for (let row = 0; row < lengths.length; row += 1) {
    const { start, end: after } = runOf(runs, row);
    for (const [index, { values }] of columns.entries())
      moved[index]?.set(values.subarray(start, after), end);
    starts[row] = end;
    end += after - start;
  }
  for (const [index, column] of columns.entries()) column.values = moved[index] ?? column.values;
  runs.end = end;
}

/** Whether a row's run has a number in its first column. */
export function hasNumber({ starts, lengths, columns }: Runs, row: number, number: number): boolean {
  const values = columns[0]?.values;
  const start = starts[row] ?? 0;
  const end = start + (lengths[row] ?? 0);
  for (let at = start; at < end; at += 1) if (values?.[at] === number) return true;
  return false;
}

/** Whether a row's run has any of these numbers in its first column. */
export function hasSome(runs: Runs, row: number, numbers: ReadonlySet<number>): boolean {
  const values = runs.columns[0]?.values;
  const { start, end } = runOf(runs, row);
  for (let at = start; at < end; at += 1) if (numbers.has(values?.[at] ?? Number.NaN)) return true;
  return false;
}
