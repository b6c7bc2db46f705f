import { expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import type { BundleDiscount } from '../rewards/bundle-config';
import { aBundle, aTier } from '../testing/a-bundle';
import { judgedChoice } from './judged-choice';
import type { ChosenPart } from './selection';

const part = (quantity: number, price: number): ChosenPart => ({
  step: 1,
  productId: 10,
  variantId: 11,
  quantity,
  price: subunits(price),
  compareAtPrice: null,
  sellingPlanId: null,
});

/** Missing units or amount of each of two tiers: three and six units, or 50 and 100 dollars. */
function missing(parts: readonly ChosenPart[], requiredTarget: BundleDiscount['requiredTarget'], rate = '1') {
  const tiers = [aTier(3, { requiredSubtotal: '50' }), aTier(6, { requiredSubtotal: '100' })];
  const context = { currency: 'USD', shopCurrency: rate === '1' ? 'USD' : 'CAD', rate };
  return judgedChoice(aBundle({ requiredTarget, tiers }), { parts, instance: 'a' }, context).lacks;
}

it('returns each tier’s missing units, or missing amount in the page’s currency', () => {
  expect(missing([part(2, 1_900)], 'quantity')).toEqual([1, 4]);
  expect(missing([part(2, 1_900)], 'subtotal')).toEqual([1_200, 6_200]);
  expect(missing([part(2, 1_900)], 'subtotal', '2')).toEqual([6_200, 16_200]);
});

it('returns zero for reached tiers and nothing for an empty choice', () => {
  expect(missing([part(3, 1_900)], 'quantity')).toEqual([0, 3]);
  expect(missing([], 'quantity')).toEqual([]);
});
