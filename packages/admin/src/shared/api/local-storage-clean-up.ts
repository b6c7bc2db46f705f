import { EXPIRING_PREFIXES } from './storage-keys';

/**
 * Removes what has expired at `now` (milliseconds since 1970), and what cannot be read. A browser that keeps nothing, or
 * refuses, is left alone: nothing that a merchant sees depends on it.
 */
export function cleanUpStorage(storageOf: () => Storage, now: number): void {
  try {
    const storage = storageOf();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) {
      if (!EXPIRING_PREFIXES.some((prefix) => key.startsWith(prefix))) continue;
      const expiresAt = expiryOf(storage.getItem(key));
      if (expiresAt === null || expiresAt <= now) storage.removeItem(key);
    }
  } catch {
    // Storage that is turned off, or full, throws at every touch.
  }
}

function expiryOf(text: string | null): number | null {
  try {
    const { expiresAt } = JSON.parse(text ?? 'null');
    return Number.isFinite(expiresAt) ? expiresAt : null;
  } catch {
    return null;
  }
}
