import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestUnit } from './currency';
import { convert, majorToSubunits, parseDecimal, percentageOf, subunitsToMajor } from './decimal';
import { formatMoney } from './format-money';
import { spread } from './spread';
import { subunits, sum } from './subunits';

const decimal = (typed: string | number) => {
  const parsed = parseDecimal(typed);
  if (!parsed) throw new Error(`not a decimal: ${typed}`);
  return parsed;
};

describe('amounts as typed', () => {
  it.each([
    ['49.99', 4999],
    [49.99, 4999],
    [100, 10000],
    ['1.005', 101],
    ['0.1', 10],
    [0.29, 29],
    ['1e2', 10000],
    [1e-7, 0],
    ['.5', 50],
    ['7.', 700],
  ])('parses %s to %i subunits', (typed, expected) => expect(majorToSubunits(typed)).toBe(expected));

  it.each(['', '.', 'abc', '1,5', '1.2.3', 'NaN', 'Infinity', Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %s',
    (typed) => expect(majorToSubunits(typed)).toBeNull(),
  );

  it('converts with a single rounding: 1.00 at 1.005 is 1.01', () => {
    expect(convert(1, decimal('1.005'), 1)).toBe(101);
  });

  it('rounds yen to whole yen', () => {
    expect(smallestUnit('jpy')).toBe(100);
    expect(convert('0.33', decimal('151.7'), smallestUnit('JPY'))).toBe(5000);
  });

  it('rounds a percentage half up: 10 % of 9.99 is 1.00', () => {
    expect(percentageOf(subunits(999), decimal(10), 1)).toBe(100);
    expect(percentageOf(subunits(333), decimal(10), 1)).toBe(33);
    expect(percentageOf(subunits(333), decimal('12.5'), 1)).toBe(42);
  });

  it('round-trips through text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
        expect(majorToSubunits(subunitsToMajor(amount))).toBe(amount);
      }),
    );
  });
});

describe('displayed amount', () => {
  it.each([
    [18500, 'KWD', 'KWD\u00a0185.000'],
    [150, 'BHD', 'BHD\u00a01.500'],
    [18500, 'JOD', 'JOD\u00a0185.000'],
    [18500, 'TND', 'TND\u00a0185.000'],
    [100000, 'JPY', '¥1,000'],
    [18500, 'USD', '$185.00'],
    [100000, 'ISK', 'ISK\u00a01,000'],
  ])('formats %i of %s as %s', (amount, currency, text) =>
    expect(formatMoney(amount, currency, 'en')).toBe(text),
  );
});

describe('amount spread over prices', () => {
  it('gives the odd cent to the largest remainder, or the earlier line on a tie', () => {
    expect(spread(subunits(500), [2000, 1000].map(subunits), 1)).toEqual([333, 167]);
    expect(spread(subunits(1), [100, 100].map(subunits), 1)).toEqual([1, 0]);
  });

  it('adds up exactly, stays within each price and uses whole yen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 100 as const),
        fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 100 }),
        (unit, raw, percent) => {
          const prices = raw.map((price) => subunits(price * unit));
          const total = subunits(Math.floor((raw.reduce((a, b) => a + b, 0) * percent) / 100) * unit);
          const shares = spread(total, prices, unit);
          expect(sum(shares)).toBe(total);
          shares.forEach((share, index) => {
            expect(share).toBeLessThanOrEqual(prices[index] ?? 0);
            expect(share % unit).toBe(0);
          });
        },
      ),
    );
  });

  it('caps an amount at the sum of the prices', () => {
    expect(spread(subunits(5000), [1000, 500].map(subunits), 1)).toEqual([1000, 500]);
  });
});

describe('formatted money', () => {
  it('shows yen without decimals and dollars with two', () => {
    expect(formatMoney(100000, 'JPY', 'en')).toBe('¥1,000');
    expect(formatMoney(4999, 'USD', 'en')).toBe('$49.99');
    expect(formatMoney(4999, 'not a code', 'en')).toBe('49.99 not a code');
  });
});
