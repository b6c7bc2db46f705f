/** Distinct numbers of a comma-separated list. */
export function idsIn(ids: string): number[] {
  return [...new Set(ids.split(',').map(Number))];
}
