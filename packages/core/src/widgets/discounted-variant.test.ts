import { expect, it } from 'vitest';
import type { WidgetDiscount } from '../rewards/config';
import { discountedVariant } from './discounted-variant';
import type { ChosenVariant } from './offered-product';

const discount: WidgetDiscount = {
  id: '5',
  kind: 'percentage',
  value: '20',
  maxUnits: 2,
  products: [{ productId: 10, variantIds: [11] }],
  plan: false,
  message: 'Special offer',
};
const dollars = { currency: 'USD', unit: 1, rate: { digits: 1n, scale: 0 } } as const;

const chosen = (changes: Partial<ChosenVariant> = {}): ChosenVariant => {
  const variant = { id: 11, title: 'Sand', amount: 1200, compareAt: null, available: true, isSoldOnce: true };
  return {
    variant: { ...variant, plans: [] },
    ways: [null],
    way: null,
    amount: 1200,
    reducedFrom: null,
    ...changes,
  };
};

it('reduces a discounted variant, with its original price and the number of units', () => {
  expect(discountedVariant(discount, { id: 10 }, chosen(), dollars)).toMatchObject({
    amount: 960,
    reducedFrom: 1200,
    discountedUnits: 2,
  });
});

it('keeps the store’s own compare-at price', () => {
  const reduced = chosen({ reducedFrom: 1500 });
  expect(discountedVariant(discount, { id: 10 }, reduced, dollars)).toMatchObject({
    amount: 960,
    reducedFrom: 1500,
  });
});

it('leaves other products and variants, subscriptions and unknown rates unchanged', () => {
  const other = chosen({ variant: { ...chosen().variant, id: 12 } });
  const subscribed = chosen({ way: { id: 7, name: 'Monthly', amount: 1080 } });
  const fixed = { ...discount, kind: 'amount' as const, value: '5' };
  const unknown = { ...dollars, currency: 'EUR', rate: null };
  expect(discountedVariant(discount, { id: 20 }, chosen(), dollars)).toEqual(chosen());
  expect(discountedVariant(discount, { id: 10 }, other, dollars)).toEqual(other);
  expect(discountedVariant(discount, { id: 10 }, subscribed, dollars)).toEqual(subscribed);
  expect(discountedVariant(fixed, { id: 10 }, chosen(), unknown)).toEqual(chosen());
});
