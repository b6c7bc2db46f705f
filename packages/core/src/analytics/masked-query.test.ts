import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../testing/any-character';
import { maskedQuery } from './masked-query';

test.each([
  ['folds case and white space', '  Enamel\u00a0 MUG ', 'enamel mug'],
  ['folds full-width letters', 'ＭＵＧ', 'mug'],
  ['keeps sizes, years and short codes', 'mug 500 ml 2024 ls-1234', 'mug 500 ml 2024 ls-1234'],
  ['keeps accents', 'Käse', 'käse'],
  ['masks an email address', 'order of jane.doe@mail.example', 'order of *'],
  ['masks a phone number', 'call +49 (0)30 123456-7', 'call *'],
  ['masks an order number', 'order 10004521', 'order *'],
  ['masks a street with its number', '12 Baker Street', '*'],
  ['masks a German street with its number', 'Lindenstraße 7', '*'],
  ['keeps a street without a number', 'street shoes', 'street shoes'],
  ['masks a British postal code', 'mug to SW1A 1AA', 'mug to *'],
  ['masks a name with a title', 'gift for Mrs. Jane O’Neill', 'gift for *'],
])('%s', (_what, typed, stored) => {
  expect(maskedQuery(typed)).toBe(stored);
});

test('keeps a long number only if it is a code of the shop', () => {
  const isCode = (number: string) => number === '4006381333931';
  expect(maskedQuery('mug 4006381333931', isCode)).toBe('mug 4006381333931');
  expect(maskedQuery('mug 4006381333932', isCode)).toBe('mug *');
});

test('Long numbers never survive masking, and masking twice changes nothing.', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.stringMatching(/^\d{6,15}$/), (text, number) => {
      const masked = maskedQuery(`${text} ${number}`);
      expect(masked).not.toContain(number);
      expect(maskedQuery(masked)).toBe(masked);
    }),
  );
});
