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
])('in %s is found %j: %s', (text, typed, found) => {
  expect(isFoundIn(text, typed)).toBe(found);
});

test('a text is found by itself and by all of its beginnings', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, length) => {
      expect(isFoundIn(text, text.slice(0, length))).toBe(true);
    }),
  );
});
