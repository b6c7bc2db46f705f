import { expect, test } from 'vitest';
import { coverageWords, deletionWords, heldWords } from './campaign-words';

test.each([
  [false, 0, 'No collections yet'],
  [false, 1, '1 collection'],
  [false, 3, '3 collections'],
  [true, 0, 'All collections'],
  [true, 2, 'All collections except 2'],
])('a campaign for all (%s) that names %s covers: %s', (allCollections, collectionsCount, words) => {
  expect(coverageWords({ allCollections, collectionsCount })).toBe(words);
});

test('who takes precedence is named with where', () => {
  expect(heldWords({ heldBy: [] })).toBeNull();
  const heldBy = [
    { id: 'a', name: 'Summer sale', collections: 3 },
    { id: 'b', name: 'Launch', collections: 1 },
  ];
  expect(heldWords({ heldBy })).toBe(
    '"Summer sale" takes precedence in 3 collections. "Launch" takes precedence in 1 collection.',
  );
});

test('deleting what is live says what shoppers see then', () => {
  expect(deletionWords({ status: 'live' })).toContain('immediately');
  expect(deletionWords({ status: 'draft' })).toBe('This can’t be undone.');
});
