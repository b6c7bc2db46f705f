import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, multiply, parseDecimal } from './decimal';
import { exchangeRate } from './exchange-rate';
import { subunits } from './subunits';

describe('the rate that prices tell', () => {
  it('is what the dearest one says: small prices are rounded most', () => {
    const pairs = [
      { shop: 10, market: 9 },
      { shop: 10_000, market: 9_245 },
      { shop: 100, market: 92 },
    ];
    expect(exchangeRate(pairs)).toBe('0.9245');
  });

  it('is not what a price says that was set for the market', () => {
    const pairs = [
      { shop: 2_000, market: 1_840 },
      { shop: 3_000, market: 2_760 },
      { shop: 90_000, market: 107_820 },
    ];
    expect(exchangeRate(pairs)).toBe('0.92');
  });

  it('has at most six decimals, half up, and none that say nothing', () => {
    expect(exchangeRate([{ shop: 300, market: 200 }])).toBe('0.666667');
    expect(exchangeRate([{ shop: 5_800, market: 878_700 }])).toBe('151.5');
    expect(exchangeRate([{ shop: 100, market: 15_000 }])).toBe('150');
  });

  it('is not told by what is free on either side, or by nothing', () => {
    expect(exchangeRate([])).toBeNull();
    expect(exchangeRate([{ shop: 0, market: 90 }])).toBeNull();
    const free = { shop: 10_000, market: 0 };
    expect(exchangeRate([free])).toBeNull();
    expect(exchangeRate([free, { shop: 100, market: 90 }])).toBe('0.9');
  });

  it('is unknown when six decimals say nothing of it', () => {
    expect(exchangeRate([{ shop: 100_000_000, market: 1 }])).toBeNull();
  });

  it('turns the price that told it into its market price again, below 10,000 units', () => {
    const amount = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(amount, amount, (shop, market) => {
        const rate = parseDecimal(exchangeRate([{ shop, market }]) ?? '');
        expect(rate && multiply(subunits(shop), rate, 1)).toBe(market);
      }),
    );
  });
});

it('a decimal as text is read as the same number', () => {
  expect(decimalText({ digits: -5n, scale: 3 })).toBe('-0.005');
  expect(decimalText({ digits: 1_200n, scale: 0 })).toBe('1200');
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat(9), (digits, scale) => {
      const read = parseDecimal(decimalText({ digits, scale }));
      expect(read && read.digits * 10n ** BigInt(scale)).toBe(digits * 10n ** BigInt(read?.scale ?? 0));
    }),
  );
});
