/** A list with an entry put in at its end, or taken out when it was in. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): readonly Entry[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];
}
