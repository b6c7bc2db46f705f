import { expect, it } from 'vitest';
import { partsIn } from './bundle-in-cart';

const item = (variant_id: number, quantity: number, _bundle: string, _source = 'bundle_builder') => ({
  variant_id,
  quantity,
  properties: { _bundle, _source },
});

it('returns a bundle’s parts by step, without other bundles and gifts', () =>
  expect(
    partsIn(
      {
        items: [
          item(11, 2, '7:a:1'),
          { ...item(21, 1, '7:a:2'), selling_plan_allocation: { selling_plan: { id: 7 } } },
          item(11, 5, '7:b:1'),
          item(41, 1, '7:a', 'bundle_gift'),
          { variant_id: 11, quantity: 1, properties: null },
        ],
      },
      '7:a',
    ),
  ).toEqual([
    { step: 1, variantId: 11, quantity: 2, sellingPlanId: null },
    { step: 2, variantId: 21, quantity: 1, sellingPlanId: 7 },
  ]));

it('divides the units below a parent by its number of copies', () =>
  expect(partsIn({ items: [item(91, 2, '7:a'), item(11, 4, '7:a:1')] }, '7:a')).toEqual([
    { step: 1, variantId: 11, quantity: 2, sellingPlanId: null },
  ]));

it.each([null, {}, { items: 'none' }])('returns no parts for %j', (cart) =>
  expect(partsIn(cart, '7:a')).toEqual([]),
);
