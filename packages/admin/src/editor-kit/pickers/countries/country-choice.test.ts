import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countryGroups, groupTick, toggleGroup } from './country-choice';
import { CONTINENTS, EUROPEAN_UNION } from './regions';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const groups = (words: string) => countryGroups(CONTINENTS, words, (code) => names.of(code) ?? code);
const found = (words: string) => groups(words).flatMap(({ countries }) => countries.map(({ name }) => name));

test('every country, including those of the European Union, is on one continent', () => {
  const codes = CONTINENTS.flatMap((continent) => continent.codes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toHaveLength(236);
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code) && names.of(code) !== code)).toBe(true);
  expect(EUROPEAN_UNION.codes).toHaveLength(27);
  expect(codes).toEqual(expect.arrayContaining([...EUROPEAN_UNION.codes]));
});

test.each([
  ['germ', ['Germany']],
  ['cote d', ['Côte d’Ivoire']],
  ['DE', ['Bangladesh', 'Cape Verde', 'Denmark', 'Germany', 'Sweden']],
  ['xyz', []],
])('search %s finds %j', (query, expected) => {
  expect(found(query)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(groups(query)).toEqual([]);
});

describe('country group', () => {
  const codes = ['FR', 'DE'];
  it('is selected fully, partly or not at all', () => {
    expect([groupTick([], codes), groupTick(['DE', 'US'], codes), groupTick(['DE', 'FR'], codes)]).toEqual([
      false,
      'indeterminate',
      true,
    ]);
    expect(toggleGroup(['US', 'DE'], codes)).toEqual(['US', 'DE', 'FR']);
    expect(toggleGroup(['US', 'DE', 'FR'], codes)).toEqual(['US']);
  });

  it('toggles without affecting others', () => {
    const some = fc.uniqueArray(fc.constantFrom('US', 'FR', 'DE', 'JP', 'BR'));
    fc.assert(
      fc.property(some, (chosen) => {
        const next = toggleGroup(chosen, codes);
        const others = (all: readonly string[]) => all.filter((code) => !codes.includes(code));
        expect(others(next)).toEqual(others(chosen));
        expect(groupTick(next, codes)).toBe(groupTick(chosen, codes) !== true);
      }),
    );
  });
});
