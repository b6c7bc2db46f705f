/** A list with one of its entries taken to another place; as it was where there is no such place. */
export function reordered<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list.slice(from, from + 1);
  if (entry.length === 0 || to < 0 || to >= list.length) return [...list];
  const without = list.filter((_entry, at) => at !== from);
  return [...without.slice(0, to), ...entry, ...without.slice(to)];
}
