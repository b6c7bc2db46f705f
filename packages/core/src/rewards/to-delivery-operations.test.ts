import { describe, expect, it } from 'vitest';
import type { Rewards } from './rewards';
import { toDeliveryOperations } from './to-discount-operations';

const NOTHING: Rewards = {
  cartId: '1',
  attribution: false,
  bar: null,
  offered: [],
  lineDiscounts: [],
  orderDiscount: null,
  freeShipping: null,
};
const earned = (everyOption: boolean): Rewards => ({
  ...NOTHING,
  freeShipping: { tierId: 'ship', message: 'Free shipping', everyOption },
});

const WAREHOUSE = [
  { handle: 'express', cost: '12.5' },
  { handle: 'standard', cost: '4.95' },
];
const WORKSHOP = [{ handle: 'bulky', cost: '40.0' }];

const freed = (rewards: Rewards, groups: Parameters<typeof toDeliveryOperations>[1]) =>
  toDeliveryOperations(rewards, groups).flatMap(({ deliveryDiscountsAdd }) =>
    deliveryDiscountsAdd.candidates.flatMap(({ targets, value }) =>
      targets.map(({ deliveryOption }) => [deliveryOption.handle, value.percentage.value]),
    ),
  );

describe('free shipping at checkout', () => {
  it('applies to the cheapest option of each group', () =>
    expect(freed(earned(false), [WAREHOUSE, WORKSHOP])).toEqual([
      ['standard', 100],
      ['bulky', 100],
    ]));

  it('applies to every option when the bar says so', () =>
    expect(freed(earned(true), [WAREHOUSE, WORKSHOP])).toEqual([
      ['express', 100],
      ['standard', 100],
      ['bulky', 100],
    ]));

  it('is empty when it isn’t earned or nothing is delivered', () => {
    expect(freed(NOTHING, [WAREHOUSE])).toEqual([]);
    expect(toDeliveryOperations(earned(true), [])).toEqual([]);
    expect(toDeliveryOperations(earned(false), [[]])).toEqual([]);
  });
});
