const MARK = ' (copy)';

/** What the copy of something is called, in at most `limit` characters. */
export function copyName(name: string, limit: number): string {
  return `${name.slice(0, limit - MARK.length)}${MARK}`;
}
