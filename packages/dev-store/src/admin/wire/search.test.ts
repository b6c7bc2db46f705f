import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matches, searchFor } from './search';

const bowl = {
  text: 'stoneware bowl kitchen fernbank pottery',
  fields: {
    title: ['stoneware bowl'],
    vendor: ['fernbank pottery'],
    tag: ['kitchen', 'a"b or c', 'back\\slash', "mother's day"],
    collection_id: ['7', '8'],
  },
  numbers: { id: 12, updated_at: Date.parse('2026-11-02T10:00:00Z') },
};

describe('search', () => {
  it.each([
    ['', true],
    ['bowl', true],
    ['bowl plate', false],
    ['bowl OR plate', true],
    ['plate OR cup', false],
    ['stone AND bowl', true],
    ['vendor:"Fernbank Pottery"', true],
    ['vendor:Fernbank', false],
    ['vendor:fern*', true],
    ['title:bowl', true],
    ['collection_id:8', true],
    ['collection_id:9', false],
    ['tag:kitchen vendor:"Fernbank Pottery" collection_id:7', true],
    ['-tag:kitchen', false],
    ['NOT tag:garden', true],
    ['(tag:garden OR tag:kitchen) bowl', true],
    ['(tag:garden OR tag:kitchen) plate', false],
    ['bowl (tag:garden OR', true],
    [') bowl', true],
    ['unheard:of', true],
    [`tag:'mother\\'s day'`, true],
    ['id:12', true],
    ['id:13', false],
    ['id:twelve', false],
    ['id:>11 id:<=12', true],
    ['id:>12', false],
    ['-id:<12', true],
    ['updated_at:2026-11-02', true],
    ['updated_at:2026-11-03', false],
    ["updated_at:>='2026-11-02T10:00:00Z'", true],
    ['updated_at:>2026-11-02T10:00:00Z', false],
    ['updated_at:<2026-11-03 id:>=12', true],
    ['tag:"back\\\\slash"', true],
    ["tag:mother\\'s\\ day", true],
  ])('by %s: %s', (query, found) => {
    expect(matches(query, bowl)).toBe(found);
  });

  it('treats quoted text as a value', () => {
    expect(matches('tag:"a\\"b OR c"', bowl)).toBe(true);
    expect(matches('tag:"x\\" OR bowl"', bowl)).toBe(false);
    expect(matches('tag:"x" OR bowl', bowl)).toBe(true);
  });
});

test('every query returns a result', () => {
  const piece = fc.constantFrom('"', "'", '\\', '(', ')', ' OR ', 'NOT ', '-', 'tag:', 'bowl', '*', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(typeof matches(pieces.join(''), bowl)).toBe('boolean');
    }),
  );
});

describe('lower bound of a search', () => {
  it.each([
    ['id:>7', 7],
    ['id:>=7 id:>9 bowl', 9],
    ['id:<7', null],
    ['id:7', null],
    ['id:>7 OR bowl', null],
    ['-id:>7', null],
    ['(id:>7)', null],
    ['id:>seven', null],
  ])('by %s is %s', (query, expected) => {
    expect(searchFor(query).lowerBound('id')).toBe(expected);
  });
});
