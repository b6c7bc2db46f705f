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
  ])('%s becomes %s', (typed, read) => expect(latinDigits(typed)).toBe(read));
});

describe('typed number', () => {
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
    ['－5', '-5'],
    ['\u200e-5', '-5'],
    ['($5.00)', '-5.00'],
    ['5,-', '5'],
    ['$.50', '0.50'],
    ['Rs.50', '50'],
    ['S/.50', '50'],
    ['12,34,567.5', '1234567.5'],
    ['1,23,456', '123456'],
    ['20$00', '20.00'],
    ['１２．５０', '12.50'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['', ''],
    ['  ', ''],
  ])('reads %j as %j', (typed, number) => expect(typedNumber(typed, '.')).toBe(number));

  it('reads ambiguous separators by the page’s language', () => {
    expect(typedNumber('1.500', '.')).toBe('1.500');
    expect(typedNumber('1,500', '.')).toBe('1500');
    expect(typedNumber('1.500', ',')).toBe('1500');
    expect(typedNumber('1,500', ',')).toBe('1.500');
    expect(typedNumber('1٫500', '٫')).toBe('1.500');
  });

  it.each([
    ['0,500', '0.500'],
    ['0.500', '0.500'],
    ['1234,567', '1234.567'],
    ['1234.567', '1234.567'],
    ['1.234,567', '1234.567'],
    ['1 234,567', '1234.567'],
    ['1.234.567', '1234567'],
  ])('reads %j as %j in every language when a group can’t have these digits', (typed, number) => {
    expect(typedNumber(typed, '.')).toBe(number);
    expect(typedNumber(typed, ',')).toBe(number);
  });

  it.each([
    'cheap',
    '12 or 15',
    '5-10',
    '1e5',
    ','.repeat(14),
    '$',
    '1,2,3',
    '1.2.3',
    '24.12.2026',
    '1.234,567.89',
    '10 20',
    '1,234 567',
    '1 , 5',
  ])('rejects %j', (typed) => expect(typedNumber(typed, '.')).toBeNull());

  it('reads what Intl formats in every supported language', () => {
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    const style = fc.constantFrom<Intl.NumberFormatOptions>(
      { minimumFractionDigits: 2 },
      ...(['symbol', 'code', 'name'] as const).map((currencyDisplay) => ({
        ...EUROS,
        currencyDisplay,
      })),
      { ...EUROS, currencySign: 'accounting' },
    );
    fc.assert(
      fc.property(cents, fc.constantFrom(...LANGUAGES), style, (amount, language, options) => {
        const format = new Intl.NumberFormat(language, options);
        const sign = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
        expect(Number(typedNumber(format.format(amount / 100), sign))).toBe(amount / 100);
      }),
      { numRuns: 2000 },
    );
  });
});

const EUROS: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' };

/** One locale for each number format, and the nine shipped languages. */
const LANGUAGES = [
  ...['en', 'de', 'fr', 'it', 'es', 'nl', 'pt-PT', 'pt-BR', 'ja', 'ar', 'ar-EG', 'ar-MA', 'de-AT', 'de-CH'],
  ...['fr-CH', 'en-IN', 'hi', 'bn', 'mr', 'ne', 'my', 'fa', 'ckb', 'ks', 'ur', 'he', 'pa-Arab', 'sd', 'dz'],
  ...['sv', 'pl', 'bg', 'et', 'en-ZA', 'es-CR', 'pt-CV', 'ff-Adlm', 'th-u-nu-thai', 'km', 'zh-u-nu-fullwide'],
];
