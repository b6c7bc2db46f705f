import { describe, expect, it } from 'vitest';
import { countsBeforeDiscounts } from './counts-before-discounts';

describe('bar that counts before discounts', () => {
  it('counts more than the subtotal when the basis is amounts before discounts and there are some', () => {
    expect(countsBeforeDiscounts({ basis: 'amount', afterDiscounts: false }, 1)).toBe(true);
    expect(countsBeforeDiscounts({ basis: 'amount', afterDiscounts: false }, 0)).toBe(false);
  });

  it('equals the subtotal after discounts, and isn’t an amount when counting units', () => {
    expect(countsBeforeDiscounts({ basis: 'amount', afterDiscounts: true }, 1)).toBe(false);
    expect(countsBeforeDiscounts({ basis: 'quantity', afterDiscounts: false }, 1)).toBe(false);
  });
});
