import { attempt } from './shop-of-page';
import type { EXPIRING_PREFIXES } from './storage-keys';

type Prefix = (typeof EXPIRING_PREFIXES)[number];

/**
 * A value that this browser keeps for a shop until it expires, as `readValue` reads it; null where there is none, or it isn't
 * what it should be.
 */
export function readEntry<Value>(
  prefix: Prefix,
  shop: string,
  readValue: (kept: unknown) => Value | null,
  now = Date.now(),
  storageOf: () => Storage = () => localStorage,
): Value | null {
  const kept = attempt(() => JSON.parse(storageOf().getItem(prefix + shop) ?? 'null'));
  if (kept === null || typeof kept !== 'object' || !('value' in kept)) return null;
  if (!(Number('expiresAt' in kept ? kept.expiresAt : 0) > now)) return null;
  return readValue(kept.value);
}

/** Keeps a value for a shop until `expiresAt` (milliseconds since 1970). A browser that keeps nothing is left alone. */
export function keepEntry(
  prefix: Prefix,
  shop: string,
  value: unknown,
  expiresAt: number,
  storageOf: () => Storage = () => localStorage,
): void {
  attempt(() => storageOf().setItem(prefix + shop, JSON.stringify({ value, expiresAt })));
}
