import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../testing/catalogue';
import { composeAtLeast, composeCart, composeUnits, firstLine, maxWorth, worthOf } from './compose-cart';

describe('preview cart of about a value', () => {
  it('stays below it, by less than the cheapest product', () => {
    for (const target of [0, 1399, 1400, 5000, 12_345, 50_000, 100_000]) {
      const total = worthOf(composeCart(catalogue, target), catalogue);
      expect(total).toBeLessThanOrEqual(target);
      expect(target - total).toBeLessThan(1400);
    }
  });

  it('has few lines, each with a quantity of at least 1', () => {
    const lines = composeCart(catalogue, 100_000);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.every(({ quantity }) => quantity >= 1)).toBe(true);
  });

  it('reaches its maximum value', () => {
    const reach = maxWorth(catalogue);
    expect(reach).toBeGreaterThan(100_000);
    expect(worthOf(composeCart(catalogue, reach), catalogue)).toBe(reach);
    const [tote] = catalogue;
    const one = tote ? [tote] : [];
    expect(worthOf(composeCart(one, maxWorth(one)), one)).toBe(99 * 1800);
    expect(maxWorth([])).toBe(0);
  });

  it('respects quantity rules', () => {
    const [mug] = catalogue.filter(({ title }) => title === 'Enamel Mug');
    const variants = (mug?.variants ?? []).map((variant) => ({
      ...variant,
      quantityRule: { min: 6, max: 12, increment: 3 },
    }));
    const packs = mug ? [{ ...mug, variants }] : [];
    const quantities = [5, 6, 8, 9, 99].map((units) =>
      composeCart(packs, units * 1400).map(({ quantity }) => quantity),
    );
    expect(quantities).toEqual([[], [6], [6], [9], [12]]);
    expect(packs.map((product) => firstLine(product, []))).toMatchObject([{ quantity: 6 }]);
  });

  it('is empty if nothing can be bought', () => {
    expect(composeCart([], 10_000)).toEqual([]);
    expect(composeCart(catalogue, 100)).toEqual([]);
    const giftCards = catalogue.filter(
      ({ isGiftCard, requiresSellingPlan }) => isGiftCard || requiresSellingPlan,
    );
    expect(composeCart(giftCards, 10_000)).toEqual([]);
  });
});

describe('preview cart that reaches a value', () => {
  it('has that total or slightly more, if the products allow it', () => {
    for (const min of [1, 1399, 1400, 5001, 7500, 12_345, 100_000]) {
      const total = worthOf(composeAtLeast(catalogue, min) ?? [], catalogue);
      expect(total).toBeGreaterThanOrEqual(min);
      expect(total - min).toBeLessThan(3000);
    }
    expect(composeAtLeast(catalogue, maxWorth(catalogue) + 1)).toBeNull();
    expect(composeAtLeast([], 1)).toBeNull();
  });

  it('has the requested number of units', () => {
    const units = composeUnits(catalogue, 3);
    expect(units).toMatchObject([{ quantity: 3 }]);
    expect(composeUnits([], 3)).toBeNull();
  });
});
