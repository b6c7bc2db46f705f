import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinDigits, typedNumber } from './typed-number';

describe('digits of any script', () => {
  it.each([
    ['３', '3'],
    ['٤', '4'],
    ['۵', '5'],
    ['१२', '12'],
    ['৯', '9'],
    ['๓', '3'],
    ['𝟚', '2'],
    ['1a2', '1a2'],
    ['', ''],
  ])('%s is %s', (typed, read) => expect(latinDigits(typed)).toBe(read));
});

describe('a number that somebody typed', () => {
  it.each([
    ['10', '10'],
    [' $10.50 ', '10.50'],
    ['9,5', '9.5'],
    ['1.234,50 €', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234'],
    ['1,000,000', '1000000'],
    ['1 234', '1234'],
    ["1'234.50", '1234.50'],
    ['007', '7'],
    ['0', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['Rs. 500', '500'],
    ['kr. 1.250,00', '1250.00'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['-$5', '-5'],
    ['１２．５０', '12.50'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['', ''],
    ['  ', ''],
  ])('%j is %j', (typed, number) => expect(typedNumber(typed, '.')).toBe(number));

  it('takes what could be thousands or decimals as the language of the page has it', () => {
    expect(typedNumber('1.500', '.')).toBe('1.500');
    expect(typedNumber('1,500', '.')).toBe('1500');
    expect(typedNumber('1.500', ',')).toBe('1500');
    expect(typedNumber('1,500', ',')).toBe('1.500');
    expect(typedNumber('1٫500', '٫')).toBe('1.500');
  });

  it.each(['cheap', '12 or 15', '5-10', '1e5', ','.repeat(14), '$'])('can’t be read off %j', (typed) =>
    expect(typedNumber(typed, '.')).toBeNull(),
  );

  it('is what Intl has written, in every language that we speak, in its own digits', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const locale = fc.constantFrom(
      'en',
      'de',
      'fr',
      'it',
      'es',
      'nl',
      'pt-PT',
      'ja',
      'ar-EG',
      'fa',
      'de-CH',
      'hi',
    );
    fc.assert(
      fc.property(cents, locale, (amount, language) => {
        const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
        const sign = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
        expect(Number(typedNumber(format.format(amount / 100), sign))).toBe(amount / 100);
      }),
    );
  });
});
