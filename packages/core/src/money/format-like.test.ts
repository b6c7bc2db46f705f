import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatLike } from './format-like';
import { inStoreFormat } from './store-format';

describe('amount formatted like another one', () => {
  test.each([
    ['$240.00', 24_000, 950, '$9.50'],
    ['1.234,50 €', 123_450, 104_000, '1.040,00 €'],
    ['¥15,000', 1_500_000, 120_000, '¥1,200'],
    ['1’200 CHF', 120_000, 99_000, '990 CHF'],
    ['$1,240', 123_960, 10_040, '$100'],
  ])('follows %s', (text, amount, other, expected) => {
    expect(formatLike(text, amount)?.(other)).toBe(expected);
  });

  it('is null for a text in another format', () => {
    expect(formatLike('free', 0)).toBeNull();
    expect(formatLike('$10 to $20', 1_000)).toBeNull();
    expect(formatLike('١٢٫٥٠', 1_250)).toBeNull();
  });

  it('Amounts up to the sample’s match the store’s format.', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.nat(99_999_999),
        fc.constantFrom('', '.', ','),
        fc.constantFrom(' kr', ' €', ''),
        (one, other, decimal, after) => {
          const format = { before: '', group: decimal === '.' ? ',' : '.', decimal, after };
          const [min, max] = [Math.min(one, other), Math.max(one, other)];
          // Whole thousands without decimals are ambiguous.
          fc.pre(decimal !== '' || after !== '');
          expect(formatLike(inStoreFormat(max, format), max)?.(min)).toBe(inStoreFormat(min, format));
        },
      ),
    );
  });
});
