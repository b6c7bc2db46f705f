import { describe, expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import type { BundleConfig } from '../rewards/bundle-config';
import type { RewardsContext } from '../rewards/context';
import { aBundle, aPart, aStep, aTier } from '../testing/a-bundle';
import type { BundleLine } from './bundle-line';
import { evaluateBundle } from './evaluate-bundle';
import { selectionLines } from './selection';

const SHOP: RewardsContext = {
  country: 'US',
  shopCurrency: 'USD',
  rate: null,
  variants: {},
  discountsActive: true,
};

const rewardsOf = (
  config: BundleConfig,
  lines: readonly BundleLine[],
  currency = 'USD',
  context: Partial<RewardsContext> = {},
) => evaluateBundle(config, { currency, lines, othersOrderDiscount: subunits(0) }, { ...SHOP, ...context });

/** Total of the lines after the bundle's discount. */
const paid = (config: BundleConfig, lines: readonly BundleLine[], currency = 'USD', context = {}) => {
  const off = rewardsOf(config, lines, currency, context).lineDiscounts;
  const price = lines.reduce((sum, line) => sum + line.linePrice, 0);
  return (price - off.reduce((sum, { amount }) => sum + amount, 0)) / 100;
};

const units = (count: number) => Array.from({ length: count }, (_, index) => aPart({ productId: index + 1 }));

describe('box of up to six with 10 % off three and 20 % off six', () => {
  it.each([
    [2, 20],
    [3, 27],
    [4, 36],
  ])('charges %i units %d', (count, price) => {
    expect(paid(aBundle(), units(count))).toBe(price);
  });

  it('discounts six units from two steps by the higher tier', () => {
    expect(paid(aBundle(), [aPart({ quantity: 4 }), aPart({ productId: 2, step: 2, quantity: 2 })])).toBe(48);
  });

  it('discounts at most two units of a variant when the limit is two', () => {
    const config = aBundle({ enabledLimitLineQuantityDiscount: true, maxQuantityPerLine: 2 });
    const others = [aPart({ productId: 2, step: 2 }), aPart({ productId: 3, step: 2 })];
    expect(paid(config, [aPart({ quantity: 4 }), ...others])).toBe(52);
    expect(paid(config, [aPart({ quantity: 3 }), aPart(), ...others])).toBe(52);
  });

  it('takes the percentage of the whole bundle and spreads it by largest remainder', () => {
    // 10 % of 9.99 is 1.00.
    const lines = [3, 3, 3].map((_, index) => aPart({ productId: index + 1, price: 333 }));
    const { lineDiscounts } = rewardsOf(aBundle(), lines);
    expect(lineDiscounts.map(({ amount }) => amount)).toEqual([34, 33, 33]);
  });

  it('returns the missing units and the next tier', () => {
    const [instance] = rewardsOf(
      aBundle({}, { container: { minValue: 3, maxValue: 6, enabledForceToMax: false } }),
      units(2),
    ).instances;
    expect(instance).toMatchObject({ units: 2, missing: 1, tierId: null, discount: 0 });
    expect(instance?.tiers).toEqual([
      { id: 't3', threshold: 3, remaining: 1, reached: false },
      { id: 't6', threshold: 6, remaining: 4, reached: false },
    ]);
  });

  it('gives nothing while our discounts are inactive', () => {
    expect(paid(aBundle(), units(3), 'USD', { discountsActive: false })).toBe(30);
  });
});

describe('bundle limits', () => {
  it('require a full box when the container is forced to its maximum', () => {
    const config = aBundle(
      { tiers: [aTier(1)] },
      { container: { minValue: 1, maxValue: 3, enabledForceToMax: true } },
    );
    expect(paid(config, units(2))).toBe(20);
    expect(paid(config, units(3))).toBe(27);
    expect(rewardsOf(config, units(2)).instances[0]?.missing).toBe(1);
  });

  it('charge full price above the maximum and keep the dearest units', () => {
    const config = aBundle(
      { tiers: [aTier(1)] },
      { container: { minValue: 1, maxValue: 2, enabledForceToMax: false } },
    );
    const lines = [
      aPart({ price: 500 }),
      aPart({ productId: 2, price: 900 }),
      aPart({ productId: 3, price: 700 }),
    ];
    expect(paid(config, lines)).toBe(21 - 1.6);
    expect(rewardsOf(config, lines).instances[0]?.parts.map((part) => part.units)).toEqual([0, 1, 1]);
  });

  it('fill a step’s minimum before dearer units of another step', () => {
    const steps = [aStep(), aStep({ minQuantityPerStep: 1 })];
    const config = aBundle(
      { tiers: [aTier(2)] },
      { steps, container: { minValue: 2, maxValue: 2, enabledForceToMax: false } },
    );
    const cheap = aPart({ productId: 2, step: 2, price: 100 });
    expect(paid(config, [aPart({ quantity: 2 }), cheap])).toBe(21 - 1.1);
    expect(rewardsOf(config, [aPart({ quantity: 2 })]).instances[0]).toMatchObject({
      missing: 1,
      tierId: null,
    });
  });

  it('cap units per product and per step, at one per product without quantity inputs', () => {
    const one = aBundle({ tiers: [aTier(1)] }, { steps: [aStep({ enabled: false })] });
    expect(paid(one, [aPart({ quantity: 3 })])).toBe(29);
    const two = aBundle(
      { tiers: [aTier(1)] },
      { steps: [aStep({ maxQuantityPerProduct: 2, maxQuantityPerStep: 3 })] },
    );
    expect(paid(two, [aPart({ quantity: 3 }), aPart({ productId: 2, quantity: 2 })])).toBe(47);
  });
});

describe('bundle tiers', () => {
  it('compare the subtotal in the cart’s currency', () => {
    const tier = aTier(1, { requiredSubtotal: '20' });
    const config = aBundle({ requiredTarget: 'subtotal', tiers: [tier] });
    expect(paid(config, units(1))).toBe(10);
    expect(paid(config, units(2))).toBe(18);
    expect(paid(config, units(2), 'EUR', { rate: '1.01' })).toBe(20);
    expect(paid(config, units(2), 'EUR')).toBe(20);
  });

  it('convert a fixed amount and cap it at the bundle’s price', () => {
    const config = (discountValue: string) =>
      aBundle({ tiers: [aTier(1, { discountType: 'fixed_amount', discountValue })] });
    expect(paid(config('4'), units(1))).toBe(6);
    expect(paid(config('40'), units(1))).toBe(0);
    expect(paid(config('4'), [aPart({ price: 100_000 })], 'JPY', { rate: '150.5' })).toBe(1000 - 602);
    expect(paid(config('4'), units(1), 'EUR')).toBe(10);
  });

  it('apply a fixed price to the exact unit count and lower tiers to other counts', () => {
    const three = aTier(3, { discountType: 'fixed_price', discountValue: '25' });
    const config = aBundle({ tiers: [aTier(2), three] });
    expect(paid(config, units(2))).toBe(18);
    expect(paid(config, units(3))).toBe(25);
    expect(paid(config, units(4))).toBe(36);
    const dear = aBundle({ tiers: [aTier(1, { discountType: 'fixed_price', discountValue: '99' })] });
    expect(paid(dear, units(1))).toBe(10);
    const bySubtotal = aBundle({ requiredTarget: 'subtotal', tiers: [three] });
    expect(paid(bySubtotal, units(3))).toBe(30);
  });

  it('choose the first of two equal tiers', () => {
    const config = aBundle({ tiers: [aTier(1), aTier(1, { id: 'other', discountValue: '50' })] });
    expect(paid(config, units(1))).toBe(9);
  });

  it('show savings against compare-at prices when enabled', () => {
    const lines = [aPart({ quantity: 4, compareAtPrice: subunits(4800) })];
    const saved = (discountedFrom: 'price' | 'compare_at_price') =>
      rewardsOf(aBundle({ discountedFrom }), lines).instances[0]?.savings;
    expect(saved('price')).toBe(400);
    expect(saved('compare_at_price')).toBe(1200);
    expect(paid(aBundle({ discountedFrom: 'compare_at_price' }), lines)).toBe(36);
  });
});

describe('bundles with subscriptions', () => {
  const lines = [aPart({ sellingPlanId: 3 }), aPart({ productId: 2 }), aPart({ productId: 3 })];

  it('count and discount subscription lines', () => {
    expect(paid(aBundle(), lines)).toBe(27);
  });

  it('count subscription lines without discounting them when disabled', () => {
    expect(paid(aBundle({ excludedAddOnDiscountOnSub: true }), lines)).toBe(28);
  });
});

describe('bundle gifts', () => {
  const gift = { productId: 9, quantity: 1, variantIds: [90, 91], giftMessage: 'A gift' };
  const six = [aPart({ quantity: 4 }), aPart({ productId: 2, step: 2, quantity: 2 })];
  const of = (lines: readonly BundleLine[], includedGifts = false) => {
    const config = aBundle({
      tiers: [
        aTier(3, { giftItems: [{ ...gift, productId: 8, variantIds: [] }] }),
        aTier(6, { giftItems: [gift], includedGifts }),
      ],
    });
    return rewardsOf(config, lines).instances.flatMap(({ gifts }) => gifts.map(({ id }) => id));
  };

  it('come from the applied tier, or from lower tiers too', () => {
    expect(of(six)).toEqual(['bundle 7:a t6']);
    expect(of(six, true)).toEqual(['bundle 7:a t3', 'bundle 7:a t6']);
    expect(of(units(5))).toEqual(['bundle 7:a t3']);
    expect(of(units(2))).toEqual([]);
  });

  it('are given once per bundle in the cart', () => {
    const other = units(3).map((line) => ({ ...line, properties: aPart({ instance: 'b' }).properties }));
    expect(of([...six, ...other])).toEqual(['bundle 7:a t6', 'bundle 7:b t3']);
  });
});

describe('forged bundle properties', () => {
  it.each([
    ['a product that no step offers', { offeredBy: [] }],
    ['a product of another bundle', { offeredBy: ['8:1'] }],
    ['a gift card', { giftCard: true }],
    ['a line without a source', { properties: { _bundle: '7:a:1' } }],
    [
      'a bundle property with additional parts',
      { properties: { _bundle: '7:a:1:2', _source: 'bundle_builder' } },
    ],
  ])('give nothing for %s', (_, line) => {
    expect(paid(aBundle(), [aPart({ quantity: 3, ...line })])).toBe(30);
  });

  it('assign a part to its named step only if that step offers the product', () => {
    const steps = [aStep({ maxQuantityPerStep: 1 }), aStep()];
    const config = aBundle({}, { steps });
    expect(paid(config, [aPart({ quantity: 3, step: 1, offeredBy: ['7:2'] })])).toBe(27);
    expect(paid(config, [aPart({ quantity: 3, step: 99, offeredBy: ['7:2'] })])).toBe(27);
    expect(paid(config, [aPart({ quantity: 3, step: 1, offeredBy: ['7:1', '7:2'] })])).toBe(30);
  });
});

/** Failures that users of other apps report. */
describe('bundles in unusual carts', () => {
  it('discount two identical bundles separately', () => {
    const two = [
      ...units(3),
      ...units(3).map((line) => ({
        ...line,
        key: `${line.key}b`,
        properties: aPart({ instance: 'b' }).properties,
      })),
    ];
    expect(paid(aBundle(), two)).toBe(54);
    expect(rewardsOf(aBundle(), two).instances.map(({ instance, discount }) => [instance, discount])).toEqual(
      [
        ['a', 300],
        ['b', 300],
      ],
    );
  });

  it('discount a parent line with quantity two as two copies', () => {
    const config = aBundle({ parentVariantId: 5 });
    const parent = (quantity: number) => aPart({ step: null, variantId: 5, quantity, price: 0 });
    const parts = (quantity: number) =>
      [1, 2, 3].map((productId) => aPart({ productId, quantity, nested: true }));
    expect(paid(config, [parent(1), ...parts(1)])).toBe(27);
    expect(paid(config, [parent(2), ...parts(2)])).toBe(54);
    // Units that don't fit into every copy are at full price.
    expect(paid(config, [parent(2), ...parts(2), aPart({ productId: 4, nested: true })])).toBe(64);
    expect(rewardsOf(config, [parent(2), ...parts(2)]).instances[0]).toMatchObject({ copies: 2, units: 3 });
  });

  it('keep bundles with different parts apart below the same parent variant', () => {
    const config = aBundle({ parentVariantId: 5 });
    const below = (instance: string, count: number) => [
      aPart({ instance, step: null, variantId: 5, price: 0 }),
      ...units(count).map((line) => ({
        ...line,
        key: `${line.key}${instance}`,
        properties: aPart({ instance }).properties,
      })),
    ];
    expect(paid(config, [...below('a', 3), ...below('b', 2)])).toBe(27 + 20);
  });

  it('treat parts with quantities above 1 as a single bundle', () => {
    expect(paid(aBundle(), [aPart({ quantity: 2 }), aPart({ productId: 2, quantity: 2 })])).toBe(36);
  });

  it('count the same product in two bundles separately', () => {
    const own = [aPart({ quantity: 1 }), aPart({ productId: 2, quantity: 2 })];
    const other = [
      aPart({ instance: 'b', quantity: 1 }),
      aPart({ instance: 'b', productId: 3, quantity: 2 }),
    ];
    expect(paid(aBundle(), [...own, ...other])).toBe(54);
    // Two kinds of bundles: each reads the lines that name it.
    const second = aBundle({ tiers: [aTier(3, { discountValue: '50' })] }, { id: '8' });
    const mixed = [
      ...own,
      ...other.map((line) => ({
        ...line,
        offeredBy: ['8:1'],
        properties: { ...line.properties, _bundle: '8:b:1' },
      })),
    ];
    expect(paid(aBundle(), mixed)).toBe(57);
    expect(paid(second, mixed)).toBe(45);
  });

  it('use the current configuration after a merchant changes the bundle', () => {
    expect(paid(aBundle(), units(3))).toBe(27);
    expect(paid(aBundle({ tiers: [aTier(3, { discountValue: '15' })] }), units(3))).toBe(25.5);
    // A product removed from its step is an ordinary line.
    expect(paid(aBundle(), [...units(2), aPart({ productId: 3, offeredBy: [] })])).toBe(30);
  });

  it('drop the discount when parts are removed', () => {
    const six = [aPart({ quantity: 4 }), aPart({ productId: 2, step: 2, quantity: 2 })];
    expect(paid(aBundle(), six)).toBe(48);
    expect(paid(aBundle(), six.slice(1))).toBe(20);
  });
});

it('evaluates a selection like the lines it becomes', () => {
  const chosen = [1, 2, 3].map((productId) => ({
    step: 1,
    productId,
    variantId: productId * 10,
    quantity: 1,
    price: 1000,
    compareAtPrice: null,
    sellingPlanId: null,
  }));
  expect(paid(aBundle(), selectionLines('7', 'new', chosen))).toBe(27);
  expect(paid(aBundle(), [...units(3), ...selectionLines('7', 'new', chosen)])).toBe(54);
});
