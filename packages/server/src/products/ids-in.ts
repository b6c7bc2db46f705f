/** The numbers of a comma-separated list, each once. */
export function idsIn(ids: string): number[] {
  return [...new Set(ids.split(',').map(Number))];
}
