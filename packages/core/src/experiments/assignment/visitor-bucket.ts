import { textHash } from '../../texts/text-hash';

/** Number of buckets that visitors are divided into. */
export const BUCKETS = 10_000;

/**
 * The part of all visitors that one is in, 0 to 9999: the same at each visit, and another in each experiment (`seed`).
 * Source: version 2 of GrowthBook's hash, which others can compute again.
 */
export function visitorBucket(visitor: string, seed: string): number {
  return textHash(String(textHash(seed + visitor))) % BUCKETS;
}
