/** List with an entry moved; unchanged for an invalid index. */
export function reordered<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list.slice(from, from + 1);
  if (entry.length === 0 || to < 0 || to >= list.length) return [...list];
  const without = list.filter((_entry, at) => at !== from);
  return [...without.slice(0, to), ...entry, ...without.slice(to)];
}
