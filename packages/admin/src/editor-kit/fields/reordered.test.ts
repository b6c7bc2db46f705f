import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reordered } from './reordered';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('moves an entry from %i to %i', (from, to, expected) => {
  expect(reordered(['a', 'b', 'c'], from, to)).toEqual(expected);
});

test('keeps every entry, and the order of the others', () => {
  const list = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(list, fc.nat(8), fc.nat(8), (entries, from, to) => {
      const moved = reordered(entries, from, to);
      expect([...moved].sort()).toEqual([...entries].sort());
      const others = (all: readonly number[]) => all.filter((entry) => entry !== entries[from]);
      expect(others(moved)).toEqual(others(entries));
      if (from < entries.length && to < entries.length) expect(moved[to]).toBe(entries[from]);
    }),
  );
});
