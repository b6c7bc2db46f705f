import type { MirrorScope } from '../db/schema';

/** Whether two scopes are equal, regardless of key order, which the database doesn't keep. */
export function sameScope(one: MirrorScope, other: MirrorScope | null): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, each]) => [key, sorted(each)]);
}
