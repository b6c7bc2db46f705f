/** Column of numbers; its length is its capacity. */
export type Numbers = Float64Array | Int32Array | Uint16Array | Uint8Array;

/** Column with capacity for `size` numbers: the same one, or a larger copy filled with `empty`. */
export function grown<Column extends Numbers>(column: Column, size: number, empty: number): Column {
  if (size <= column.length) return column;
  return resized(column, column.length, Math.max(size, Math.ceil(column.length * 1.5), 8), empty);
}

/** Copy with another capacity and the first `used` numbers. */
export function resized<Column extends Numbers>(
  column: Column,
  used: number,
  capacity: number,
  empty: number,
): Column {
  const make = column.constructor as new (capacity: number) => Column;
  const copy = new make(capacity);
  copy.set(column.subarray(0, used));
  copy.fill(empty, used);
  return copy;
}
