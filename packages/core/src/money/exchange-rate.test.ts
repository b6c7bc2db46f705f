import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, multiply, parseDecimal } from './decimal';
import { exchangeRate } from './exchange-rate';
import { subunits } from './subunits';

describe('exchange rate from prices', () => {
  it('comes from the highest price, which is rounded least', () => {
    const pairs = [
      { shop: 10, market: 9 },
      { shop: 10_000, market: 9_245 },
      { shop: 100, market: 92 },
    ];
    expect(exchangeRate(pairs)).toBe('0.9245');
  });

  it('ignores prices set for the market', () => {
    const pairs = [
      { shop: 2_000, market: 1_840 },
      { shop: 3_000, market: 2_760 },
      { shop: 90_000, market: 107_820 },
    ];
    expect(exchangeRate(pairs)).toBe('0.92');
  });

  it('has at most six decimals, rounded half up, without trailing zeros', () => {
    expect(exchangeRate([{ shop: 300, market: 200 }])).toBe('0.666667');
    expect(exchangeRate([{ shop: 5_800, market: 878_700 }])).toBe('151.5');
    expect(exchangeRate([{ shop: 100, market: 15_000 }])).toBe('150');
  });

  it('ignores free products and is null without prices', () => {
    expect(exchangeRate([])).toBeNull();
    expect(exchangeRate([{ shop: 0, market: 90 }])).toBeNull();
    const free = { shop: 10_000, market: 0 };
    expect(exchangeRate([free])).toBeNull();
    expect(exchangeRate([free, { shop: 100, market: 90 }])).toBe('0.9');
  });

  it('is null when it rounds to zero at six decimals', () => {
    expect(exchangeRate([{ shop: 100_000_000, market: 1 }])).toBeNull();
  });

  it('A price below 10,000 units converts back to its market price.', () => {
    const amount = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(amount, amount, (shop, market) => {
        const rate = parseDecimal(exchangeRate([{ shop, market }]) ?? '');
        expect(rate && multiply(subunits(shop), rate, 1)).toBe(market);
      }),
    );
  });
});

it('parses a decimal from text to the same number', () => {
  expect(decimalText({ digits: -5n, scale: 3 })).toBe('-0.005');
  expect(decimalText({ digits: 1_200n, scale: 0 })).toBe('1200');
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat(9), (digits, scale) => {
      const read = parseDecimal(decimalText({ digits, scale }));
      expect(read && read.digits * 10n ** BigInt(scale)).toBe(digits * 10n ** BigInt(read?.scale ?? 0));
    }),
  );
});
