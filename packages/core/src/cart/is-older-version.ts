/**
 * Whether a version ("1.5", also "v1.5") comes before another one: number by number, so that 1.10 comes after 1.5, and
 * what is missing counts as 0. What is no version comes before every one, and after none.
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
