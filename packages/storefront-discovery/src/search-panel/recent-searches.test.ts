import type { StoragePort } from '@cartwright/storefront-kit/ports/ports';
import { describe, expect, it } from 'vitest';
import { clearSearches, RECENT, recentSearches, rememberSearch } from './recent-searches';

function aStorage(): StoragePort {
  const kept = new Map<string, string>();
  return { read: (name) => kept.get(name) ?? null, write: (name, text) => void kept.set(name, text) };
}

describe('recent searches', () => {
  it('are the last six, latest first, without duplicates', () => {
    const storage = aStorage();
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', ' Two ', 'x', '  '])
      rememberSearch(storage, text);
    expect(recentSearches(storage)).toEqual(['Two', 'seven', 'six', 'five', 'four', 'three']);
    clearSearches(storage);
    expect(recentSearches(storage)).toEqual([]);
  });

  it('are empty with blocked or invalid storage', () => {
    const without: StoragePort = { read: () => null, write: () => undefined };
    rememberSearch(without, 'mug');
    expect(recentSearches(without)).toEqual([]);
    const storage = aStorage();
    for (const text of ['{', '{}', '[1, null, "x"]']) {
      storage.write(RECENT, text);
      expect(recentSearches(storage)).toEqual([]);
    }
  });
});
