/**
 * Whether a version ("1.5", also "v1.5") precedes another one. Compared number by number, so that 1.10 follows
 * 1.5; missing numbers count as 0. Invalid versions precede all valid ones.
 */
export function isOlderVersion(version: string, other: string): boolean {
  const [own, others] = [numbersOf(version), numbersOf(other)];
  const length = Math.max(own.length, others.length);
  for (let at = 0; at < length; at++) {
    const difference = (own[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return own.length === 0 && others.length > 0;
}

function numbersOf(version: string): readonly number[] {
  const [, numbers] = /^v?(\d+(?:\.\d+)*)$/i.exec(version.trim()) ?? [];
  return numbers?.split('.').map(Number) ?? [];
}
