import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANY_QUANTITY,
  allowedQuantity,
  allowsOne,
  nextQuantity,
  type QuantityRule,
} from '../quantity-rules/quantity-rule';

const sixes: QuantityRule = { min: 12, max: 30, increment: 6 };

/** Shopify accepts only rules whose minimum and maximum are multiples of the increment. */
const aRule = fc
  .record({
    increment: fc.integer({ min: 1, max: 12 }),
    min: fc.integer({ min: 1, max: 5 }),
    more: fc.option(fc.nat(5)),
  })
  .map(
    ({ increment, min, more }): QuantityRule => ({
      increment,
      min: min * increment,
      max: more === null ? null : (min + more) * increment,
    }),
  );

describe('quantity steps of a variant with a rule', () => {
  it('step by increments, go from the minimum to zero, and stop at the maximum', () => {
    expect([12, 18, 24, 30].map((each) => nextQuantity(each, 1, sixes))).toEqual([18, 24, 30, 30]);
    expect([30, 18, 12].map((each) => nextQuantity(each, -1, sixes))).toEqual([24, 12, 0]);
  });

  it('return to a multiple of the increment from any quantity', () => {
    expect(nextQuantity(13, 1, sixes)).toBe(18);
    expect(nextQuantity(13, -1, sixes)).toBe(12);
    expect(nextQuantity(7, -1, sixes)).toBe(0);
    expect(nextQuantity(1, 1, sixes)).toBe(12);
  });

  it('round a typed quantity to an allowed one', () => {
    expect([0, 1, 12, 13, 31, 500].map((each) => allowedQuantity(each, sixes))).toEqual([
      0, 12, 12, 18, 30, 30,
    ]);
  });

  it('allow a single unit or not', () => {
    expect([ANY_QUANTITY, { min: 1, max: 3, increment: 1 }, sixes].map(allowsOne)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are unlimited without a rule', () => {
    expect([nextQuantity(1, -1, ANY_QUANTITY), nextQuantity(1, 1, ANY_QUANTITY)]).toEqual([0, 2]);
    expect(allowedQuantity(7, ANY_QUANTITY)).toBe(7);
  });

  it('A step reaches an allowed quantity, and stepping back returns.', () => {
    fc.assert(
      fc.property(aRule, fc.nat(100), (rule, request) => {
        const quantity = allowedQuantity(request, rule);
        const more = nextQuantity(quantity, 1, rule);
        expect(allowedQuantity(more, rule)).toBe(more);
        if (quantity > 0 && more !== quantity) expect(nextQuantity(more, -1, rule)).toBe(quantity);
      }),
    );
  });
});
