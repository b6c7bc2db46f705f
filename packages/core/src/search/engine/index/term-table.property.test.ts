import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  noTermTable,
  numberInTable,
  putInTable,
  removeFromTable,
  termInTable,
  termTableBytes,
  trimTable,
} from './term-table';

const TERMS = ['w11', 'w12', 'w111', '4006381333931', 'a', 'ab', 'b', '\u0001ab', '登山鞋', '\ud800', 'ｶｰ'];
const NUMBERS = 40;
const term = oneof(
  constantFrom(...TERMS),
  integer({ min: 0, max: 60 }).map((at) => `code${at}`),
);
const step = record({ what: constantFrom('put', 'put', 'remove', 'trim'), term });

test('The table contains the same terms as a map after any puts and removals.', () => {
  assert(
    property(array(step, { maxLength: 120 }), (steps) => {
      const table = noTermTable();
      const model = new Map<string, number>();
      const free = Array.from({ length: NUMBERS }, (_, number) => number);
      for (const { what, term } of steps) {
        const known = model.get(term);
        if (what === 'put' && known === undefined && free.length > 0) {
          const number = free.pop() ?? 0;
          putInTable(table, number, term);
          model.set(term, number);
        } else if (what === 'remove' && known !== undefined) {
          removeFromTable(table, known);
          model.delete(term);
          free.push(known);
        } else if (what === 'trim') trimTable(table, NUMBERS);
      }
      expect(table.count).toBe(model.size);
      for (const [term, number] of model) {
        expect([numberInTable(table, term), termInTable(table, number)]).toEqual([number, term]);
      }
      for (const other of [...TERMS, 'code0', 'code1', 'nothing', 'w1'])
        expect(numberInTable(table, other)).toBe(model.get(other));
      for (const number of free) expect(termInTable(table, number)).toBe('');
    }),
    { numRuns: 300 },
  );
});

test('A term needs little more memory than its characters.', () => {
  const table = noTermTable();
  const count = 10_000;
  for (let number = 0; number < count; number += 1)
    putInTable(table, number, `${2_000_000_000_000 + number}`);
  trimTable(table, count);
  expect(termTableBytes(table) / count).toBeLessThan(2 * '2000000000000'.length + 15);
});
