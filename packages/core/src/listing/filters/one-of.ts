import type { Postings } from '../../catalogue/index/postings';
import { sameValue } from '../../catalogue/index/same-value';

/** Whether a row of a column has one of some values. */
export function oneOf(
  column: Int32Array,
  postings: Postings,
  values: readonly string[],
): (row: number) => boolean {
  const wanted = numbersOf(postings, values);
  return (row) => wanted.has(column[row] ?? -1);
}

/** The numbers of values, in any case and spelling that people read as the same. */
export function numbersOf({ byFold }: Postings, values: readonly string[]): Set<number> {
  return new Set(values.flatMap((value) => byFold.get(sameValue(value)) ?? []));
}
