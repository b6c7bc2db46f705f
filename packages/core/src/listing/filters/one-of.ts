import { foldValue } from '../../catalogue/index/fold-value';
import type { Postings } from '../../catalogue/index/postings';

/** Predicate of rows whose value in a column is one of several. */
export function oneOf(
  column: Int32Array,
  postings: Postings,
  values: readonly string[],
): (row: number) => boolean {
  const wanted = numbersOf(postings, values);
  return (row) => wanted.has(column[row] ?? -1);
}

/** Numbers of values, whatever their case, and of spellings that people read as the same. */
export function numbersOf({ byFold }: Postings, values: readonly string[]): Set<number> {
  return new Set(values.flatMap((value) => byFold.get(foldValue(value)) ?? []));
}
