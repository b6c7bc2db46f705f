/**
 * Order of names in a language (BCP 47), numbers in them by their value. A language that isn't one is ordered as
 * English is.
 */
export function collation(language: string): (a: string, b: string) => number {
  const known = isLanguage(language) ? language : 'en';
  return new Intl.Collator([known, 'en'], { numeric: true }).compare;
}

/** Ranks of titles in a sort order; titles that compare as equal share one. */
export function titleRanks(
  titles: Iterable<readonly [productId: number, title: string]>,
  compare: (a: string, b: string) => number,
): Map<number, number> {
  const sorted = [...titles].sort(([, a], [, b]) => compare(a, b));
  const ranks = new Map<number, number>();
  let rank = 0;
  for (const [place, [id, title]] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before && compare(before[1], title) !== 0) rank += 1;
    ranks.set(id, rank);
  }
  return ranks;
}

function isLanguage(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
