import { describe, expect, it } from 'vitest';
import { countsBeforeDiscounts } from './counts-before-discounts';

describe('what a bar counts', () => {
  it('is more than the subtotal where it is amounts before discounts, and there are some', () => {
    expect(countsBeforeDiscounts({ basis: 'amount', afterDiscounts: false }, 1)).toBe(true);
    expect(countsBeforeDiscounts({ basis: 'amount', afterDiscounts: false }, 0)).toBe(false);
  });

  it('is what the subtotal says after discounts, and is no amount where units count', () => {
    expect(countsBeforeDiscounts({ basis: 'amount', afterDiscounts: true }, 1)).toBe(false);
    expect(countsBeforeDiscounts({ basis: 'quantity', afterDiscounts: false }, 1)).toBe(false);
  });
});
