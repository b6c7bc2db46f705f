import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { addToFilter, mayHave, noCodeFilter, renewFilter } from './code-filter';

const hash = integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

test('reports every added hash as possibly present, in any batches', () => {
  assert(
    property(array(array(hash, { maxLength: 20 }), { maxLength: 30 }), (portions) => {
      const filter = noCodeFilter();
      const all: number[] = [];
      for (const portion of portions) {
        all.push(...portion);
        addToFilter(filter, Int32Array.from(portion), () => Int32Array.from(all));
      }
      expect(all.every((each) => mayHave(filter, each))).toBe(true);
    }),
  );
});

test('excludes most other hashes at two bytes per hash', () => {
  const hashes = Int32Array.from({ length: 8_192 }, (_, at) => Math.imul(at, 0x9e3779b1));
  const filter = noCodeFilter();
  renewFilter(filter, hashes);
  expect(filter.bits.byteLength).toBe(2 * hashes.length);
  const others = Array.from({ length: 8_192 }, (_, at) => Math.imul(at + 8_192, 0x85ebca6b));
  expect(others.filter((each) => mayHave(filter, each)).length).toBeLessThan(others.length / 8);
});

test('reports nothing when empty', () => {
  expect(mayHave(noCodeFilter(), 7)).toBe(false);
});
