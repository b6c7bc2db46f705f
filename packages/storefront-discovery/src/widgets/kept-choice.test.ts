import type { ChosenPart } from '@cartwright/core/bundles/selection';
import { aBundle, aStep } from '@cartwright/core/testing/a-bundle';
import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import { expect, it } from 'vitest';
import { keptChoice, keptText } from './kept-choice';

const product = (id: number, amount: number, available = true): OfferedProduct => ({
  id,
  title: `Product ${id}`,
  url: '',
  image: null,
  price: '',
  priceVaries: false,
  compareAtPrice: null,
  available,
  variantId: id * 10,
  badge: null,
  variants: [{ id: id * 10, title: '', amount, compareAt: null, available, isSoldOnce: true, plans: [] }],
});
const RULE = aBundle({ tiers: [] }, { steps: [aStep(), aStep()] });
const STEPS = [[product(1, 1000), product(2, 2000)], [product(3, 3000)]];
const part = (step: number, productId: number, quantity: number, price: number): ChosenPart => ({
  step,
  productId,
  variantId: productId * 10,
  quantity,
  price,
  compareAtPrice: null,
  sellingPlanId: null,
});
const CHOICE = [part(1, 2, 3, 2000), part(2, 3, 1, 3000)];

it('round-trips a choice', () => expect(keptChoice(keptText(CHOICE), { rule: RULE }, STEPS)).toEqual(CHOICE));

it('uses current prices', () => {
  const raised = [[product(1, 1000), product(2, 2500)], [product(3, 3000)]];
  expect(keptChoice(keptText(CHOICE), { rule: RULE }, raised)[0]).toEqual(part(1, 2, 3, 2500));
});

it('restores subscription plans at their prices, and buys products without one once', () => {
  const withPlan = product(2, 2000);
  const plan = { id: 7, name: 'Monthly', amount: 1800 };
  const monthly = { ...withPlan, variants: withPlan.variants?.map((each) => ({ ...each, plans: [plan] })) };
  const steps = [[monthly], [product(3, 3000)]];
  const choice = [{ ...part(1, 2, 3, 1800), compareAtPrice: 2000, sellingPlanId: 7 }, part(2, 3, 1, 3000)];
  expect(keptChoice(keptText(choice), { rule: RULE }, steps, 'both')).toEqual(choice);
  // The merchant now sells it in one way only.
  expect(keptChoice(keptText(choice), { rule: RULE }, steps)).toEqual(CHOICE);
  expect(keptChoice(keptText(CHOICE), { rule: RULE }, steps, 'subscription')).toEqual(choice);
});

it('drops sold-out and removed products and those above the limits', () => {
  const soldOut = [[product(2, 2000, false)], [product(3, 3000)]];
  expect(keptChoice(keptText(CHOICE), { rule: RULE }, soldOut)).toEqual([part(2, 3, 1, 3000)]);
  expect(keptChoice(keptText(CHOICE), { rule: RULE }, [[], []])).toEqual([]);
  const smaller = aBundle({}, { steps: [aStep({ maxQuantityPerProduct: 2 }), aStep()] });
  expect(keptChoice(keptText(CHOICE), { rule: smaller }, STEPS)).toEqual([part(2, 3, 1, 3000)]);
});

it.each(['', 'no', '{}', '[[1]]', '[[1,"2",1]]', '[[1,20,-1]]'])('restores nothing from "%s"', (text) =>
  expect(keptChoice(text, { rule: RULE }, STEPS)).toEqual([]),
);
