import { describe, expect, it } from 'vitest';
import { cleanUpStorage } from './local-storage-clean-up';
import { EXPIRING_PREFIXES } from './storage-keys';

const NOW = Date.UTC(2026, 10, 23);

function storageWith(entries: Readonly<Record<string, string>>): Storage {
  const stored = new Map(Object.entries(entries));
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at));
const entry = (expiresAt: unknown) => JSON.stringify({ value: 'kept', expiresAt });

describe('local storage clean-up', () => {
  it.each(EXPIRING_PREFIXES)(
    'removes any number of expired entries under %s, and keeps the rest',
    (prefix) => {
      const storage = storageWith({
        [`${prefix}past`]: entry(NOW - 1),
        [`${prefix}older`]: entry(0),
        [`${prefix}now`]: entry(NOW),
        [`${prefix}later`]: entry(NOW + 1),
      });
      cleanUpStorage(() => storage, NOW);
      expect(keysOf(storage)).toEqual([`${prefix}later`]);
    },
  );

  it('removes entries without a readable expiry', () => {
    const storage = storageWith(
      Object.fromEntries(
        ['', 'text', 'null', '7', '[]', '{}', '{"value":1', entry('soon'), entry(null)].map((text, at) => [
          `cartwright:seed-product:${at}`,
          text,
        ]),
      ),
    );
    cleanUpStorage(() => storage, NOW);
    expect(storage.length).toBe(0);
  });

  it('leaves other keys alone', () => {
    const storage = storageWith({ 'cartwright:sidebar': entry(0), 'other:seed-product:1': 'text', '': '' });
    cleanUpStorage(() => storage, NOW);
    expect(storage.length).toBe(3);
  });

  it('ignores a browser that denies access', () => {
    const refusing = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    cleanUpStorage(refusing, NOW);
    cleanUpStorage(() => ({ ...storageWith({}), length: 1, key: refusing }), NOW);
  });
});
