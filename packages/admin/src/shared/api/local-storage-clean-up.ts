import { EXPIRING_PREFIXES } from './storage-keys';

/**
 * Removes expired (`now` in milliseconds since 1970) and unreadable entries. Ignores storage
 * errors.
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
    // Storage can be disabled or full.
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
