/** Maximum length: longer words count as too far from everything. */
const MAX_LETTERS = 64;

/**
 * Number of letters that have to be put in, left out, replaced or swapped with their neighbour to make other words of one
 * (Damerau, Levenshtein; no letter twice). What is above `max` is `max + 1`. Takes `2 * max + 1` steps for each letter.
 */
export function editDistances(word: string, max: number): (other: string) => number {
  const tooFar = max + 1;
  const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LETTERS + 2).fill(tooFar));
  return (other) => {
    if (Math.abs(word.length - other.length) > max || other.length > MAX_LETTERS) return tooFar;
    let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
    for (let at = 0; at <= other.length; at += 1) last[at] = Math.min(at, tooFar);
    for (let row = 1; row <= word.length; row += 1) {
      const from = Math.max(1, row - max);
      const to = Math.min(other.length, row + max);
      const letter = word.charCodeAt(row - 1);
      current[from - 1] = from === 1 ? Math.min(row, tooFar) : tooFar;
      let min = current[from - 1] ?? tooFar;
      for (let at = from; at <= to; at += 1) {
        const isSame = letter === other.charCodeAt(at - 1);
        const left = at < row + max ? (last[at] ?? tooFar) : tooFar;
        let steps = Math.min(
          (last[at - 1] ?? tooFar) + (isSame ? 0 : 1),
          left + 1,
          (current[at - 1] ?? tooFar) + 1,
        );
        const isSwapped =
          row > 1 &&
          at > 1 &&
          letter === other.charCodeAt(at - 2) &&
          word.charCodeAt(row - 2) === other.charCodeAt(at - 1);
        if (isSwapped) steps = Math.min(steps, (beforeLast[at - 2] ?? tooFar) + 1);
        current[at] = Math.min(steps, tooFar);
        min = Math.min(min, steps);
      }
      if (min > max) return tooFar;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[other.length] ?? tooFar;
  };
}
