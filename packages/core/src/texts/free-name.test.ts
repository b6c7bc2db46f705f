import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeName } from './free-name';

describe('name of a new document', () => {
  it.each([
    ['Sale', [], 'Sale'],
    ['Sale', ['Spring sale'], 'Sale'],
    ['Sale', ['Sale'], 'Sale 2'],
    ['sale ', ['Sale'], 'sale 2'],
    ['Sale', ['Sale', 'Sale 2', 'Sale 4'], 'Sale 3'],
    ['Sale 2', ['Sale', 'Sale 2'], 'Sale 3'],
    ['Summer 2026', ['Summer 2026'], 'Summer 2026 2'],
    ['Sale (copy)', ['Sale', 'Sale (copy)'], 'Sale (copy) 2'],
  ])('for %j beside %j is %j', (name, taken, expected) => {
    expect(freeName(name, taken, 255)).toBe(expected);
  });

  it('is within the limit and unique', () => {
    const name = fc.constantFrom('a', 'A', 'a 2', 'ab', 'abcdef', 'abcdef 2', 'abcd 2', 'abcde');
    fc.assert(
      fc.property(name, fc.array(name), (wanted, taken) => {
        const given = freeName(wanted.slice(0, 6), taken, 6);
        expect(given.length).toBeLessThanOrEqual(6);
        expect(taken.map((each) => each.toLowerCase())).not.toContain(given.toLowerCase());
      }),
    );
  });
});
