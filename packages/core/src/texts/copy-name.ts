const MARK = ' (copy)';

/** Name of a copy, in at most `limit` characters. */
export function copyName(name: string, limit: number): string {
  return `${name.slice(0, limit - MARK.length)}${MARK}`;
}
