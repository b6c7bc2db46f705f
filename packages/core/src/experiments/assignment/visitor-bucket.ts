/** Visitors are divided into so many equal parts. */
export const BUCKETS = 10_000;

/**
 * The part of all visitors that one is in, 0 to 9999: the same at each visit, and another in each experiment (`seed`).
 * Source: version 2 of GrowthBook's hash, which others can compute again.
 */
export function visitorBucket(visitor: string, seed: string): number {
  return fnv1a(String(fnv1a(seed + visitor))) % BUCKETS;
}

/** Fowler, Noll and Vo's hash of 32 bits, of UTF-16 units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
