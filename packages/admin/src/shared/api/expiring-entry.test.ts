import { expect, it } from 'vitest';
import { keepEntry, readEntry } from './expiring-entry';
import { SEED_PRODUCT } from './storage-keys';

const NOW = Date.UTC(2026, 10, 29);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const stored = new Map<string, string>();
const storage = () =>
  ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }) as Storage;
const read = (shop: string, now = NOW) => readEntry(SEED_PRODUCT, shop, numberOf, now, storage);

it('keeps a value for a shop until it expires', () => {
  keepEntry(SEED_PRODUCT, 'a', 7, NOW + 1, storage);
  expect(read('a')).toBe(7);
  expect(read('b')).toBeNull();
  expect(read('a', NOW + 1)).toBeNull();
});

it.each(['{', '7', 'null', '{"value":7}', '{"value":"x","expiresAt":9e15}'])(
  'rejects %s as an entry',
  (text) => {
    stored.set(`${SEED_PRODUCT}a`, text);
    expect(read('a')).toBeNull();
  },
);

it('works without browser storage', () => {
  const refuses = () => {
    throw new Error('Storage is turned off.');
  };
  keepEntry(SEED_PRODUCT, 'a', 7, NOW + 1, refuses);
  expect(readEntry(SEED_PRODUCT, 'a', numberOf, NOW, refuses)).toBeNull();
});
