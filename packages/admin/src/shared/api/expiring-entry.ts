import { attempt } from './shop-of-page';
import type { EXPIRING_PREFIXES } from './storage-keys';

type Prefix = (typeof EXPIRING_PREFIXES)[number];

/**
 * Cached value of a shop in localStorage, parsed by `readValue`; null if absent, expired or
 * invalid.
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

/**
 * Caches a value of a shop in localStorage until `expiresAt` (milliseconds since 1970). Ignores
 * storage errors.
 */
export function keepEntry(
  prefix: Prefix,
  shop: string,
  value: unknown,
  expiresAt: number,
  storageOf: () => Storage = () => localStorage,
): void {
  attempt(() => storageOf().setItem(prefix + shop, JSON.stringify({ value, expiresAt })));
}
