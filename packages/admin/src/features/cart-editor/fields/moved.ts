/** A list with one of its items moved by a place. */
export function moved<Item>(list: readonly Item[], index: number, by: -1 | 1): Item[] {
  const without = list.filter((_item, at) => at !== index);
  return [...without.slice(0, index + by), ...list.slice(index, index + 1), ...without.slice(index + by)];
}
