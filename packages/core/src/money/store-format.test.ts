import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inStoreFormat, SAMPLE_AMOUNT, storeFormat } from './store-format';

const written = (sample: string, amount: number) => {
  const format = storeFormat(sample);
  return format && inStoreFormat(amount, format);
};

describe('store money format', () => {
  it.each([
    ['$1,234,567.89', 1850, '$18.50'],
    ['1.234.567,89 €', 123400, '1.234,00 €'],
    ["CHF 1'234'567.89", 100000005, "CHF 1'000'000.05"],
    ['1 234 567,89 zł', 99, '0,99 zł'],
    ['¥1,234,568', 100000, '¥1,000'],
    ['¥1,234,567', 150, '¥2'],
    ['Rs. 1234567.89', 123456789, 'Rs. 1234567.89'],
    ['<span class="money">€1,234,567.89 EUR</span>', 500, '€5.00 EUR'],
    ['د.إ 1,234,567.89', 2500, 'د.إ 25.00'],
    ['1,234,567.890 KD', 18500, '185.000 KD'],
    ['1,234,567.890 BD', -150, '-1.500 BD'],
    ['1.234.568,00 kr', 18500, '185,00 kr'],
    ['1.234.568,-', 18500, '185,-'],
  ])('formats like %s: %d is %s', (sample, amount, text) => expect(written(sample, amount)).toBe(text));

  it.each(['', '12,34,567.89', 'free', '$1,234,567.8', '$0.00', '١٬٢٣٤٬٥٦٧٫٨٩'])(
    'rejects the sample "%s"',
    (sample) => expect(storeFormat(sample)).toBeNull(),
  );

  it.each(['&pound;1,234,567.89', '1.234.567,89&nbsp;&euro;', '&#xa3;1,234,567.89', '$1,234,567.89 &amp;'])(
    'rejects character references: %s',
    (sample) => expect(storeFormat(sample)).toBeNull(),
  );

  it('Every readable format writes its own sample unchanged.', () => {
    const sign = fc.stringMatching(/^[^\d<>&\s]{0,3}$/);
    fc.assert(
      fc.property(
        sign,
        sign,
        fc.constantFrom(',', '.', ' ', "'", ''),
        fc.constantFrom(',', '.', ''),
        (before, after, group, decimal) => {
          const sample = `${before}${inStoreFormat(SAMPLE_AMOUNT, { before: '', group, decimal, after: '' })}${after}`;
          expect(written(sample, SAMPLE_AMOUNT)).toBe(sample);
        },
      ),
    );
  });
});
