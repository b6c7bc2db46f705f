import { assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { editDistances } from './edit-distance';

test.each([
  ['mouse', 'mouse', 0],
  ['mouse', 'muse', 1],
  ['mouse', 'mousse', 1],
  ['mouse', 'moose', 1],
  ['mouse', 'moues', 1],
  ['mouse', 'omuse', 1],
  ['mouse', 'omuses', 2],
  ['mouse', 'house pet', 3],
  ['mouse', '', 3],
  ['', '', 0],
  ['ca', 'abc', 3],
])('from %j to %j there are %i edits, or more than two', (one, other, edits) => {
  expect(editDistances(one, 2)(other)).toBe(edits);
});

test('equals the full table up to the maximum, also after other words', () => {
  const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 8 });
  assert(
    property(word, word, word, integer({ min: 1, max: 2 }), (one, first, other, max) => {
      const distance = editDistances(one, max);
      distance(first);
      expect(distance(other)).toBe(Math.min(max + 1, wholeTable(one, other)));
    }),
    { numRuns: 500 },
  );
});

function wholeTable(one: string, other: string): number {
  const table: number[][] = [];
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= one.length; row += 1) {
    table[row] = [];
    for (let column = 0; column <= other.length; column += 1) {
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (table[row] as number[])[column] =
        row === 0 || column === 0
          ? row + column
          : Math.min(
              at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
            );
    }
  }
  return at(one.length, other.length);
}
