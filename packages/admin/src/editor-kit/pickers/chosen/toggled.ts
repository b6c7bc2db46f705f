/** List with an entry added, or removed if it was in. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): readonly Entry[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];
}
