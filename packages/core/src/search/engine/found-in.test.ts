import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFoundIn } from './found-in';

test.each([
  ['Côte d’Ivoire', 'cote', true],
  ['Åland Islands', 'ALAND', true],
  ['Mother’s Day', ' day ', true],
  ['new  in', 'new in', true],
  ['Kitchen', 'chicken', false],
  ['Kitchen', '', true],
])('searches %s for %j: %s', (text, typed, found) => {
  expect(isFoundIn(text, typed)).toBe(found);
});

test('Every prefix of a text is found in it.', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, length) => {
      expect(isFoundIn(text, text.slice(0, length))).toBe(true);
    }),
  );
});
