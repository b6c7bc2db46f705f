import { textHash } from '../../texts/text-hash';

/** Number of buckets that visitors are divided into. */
export const BUCKETS = 10_000;

/**
 * Bucket of a visitor, 0 to 9999: stable across visits, and independent between experiments (`seed`). Source:
 * version 2 of GrowthBook's hash, which others can reproduce.
 */
export function visitorBucket(visitor: string, seed: string): number {
  return textHash(String(textHash(seed + visitor))) % BUCKETS;
}
