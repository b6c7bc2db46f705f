import { cartDeliveryOptionsDiscountsGenerateRun } from '@cartwright/cart-rewards/delivery';
import { cartLinesDiscountsGenerateRun } from '@cartwright/cart-rewards/lines';
import { subunits } from '@cartwright/core/money/subunits';
import { offByRules } from '@cartwright/core/offers/bundle-in-cart';
import type { BundleConfig } from '@cartwright/core/rewards/bundle-config';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import type { DiscountedBundle, RewardsConfig } from '@cartwright/core/rewards/config';
import type { RewardsContext } from '@cartwright/core/rewards/context';
import { aBundle, aPart, aTier } from '@cartwright/core/testing/a-bundle';
import { aConfig } from '@cartwright/core/testing/a-config';
import { cartJson } from '@cartwright/dev-store/engine/cart-json';
import { bundleOf, inGroups } from '@cartwright/storefront-cart/components/bundle-groups/in-groups';
import { readCart } from '@cartwright/storefront-cart/platform/shopify/read-cart';
import { describe, expect, it } from 'vitest';
import { expectLawFour } from './law-four';
import { checkout } from './store-checkout';

/**
 * Failures that users of other bundle apps report (docs/bundles.md), each on a cart that is priced by the discount function and the
 * store, and read by the drawer. Products cost 10.00; 10 % are off three, 20 % off six.
 */

const CONTEXT: RewardsContext = {
  country: 'US',
  shopCurrency: 'USD',
  rate: '1',
  variants: {},
  discountsActive: true,
};

/** As it is published: every step offers products 1 to 4, and tiers have a message. */
function offered({ steps, discount, ...rule }: BundleConfig): DiscountedBundle {
  const products = [1, 2, 3, 4].map((productId) => ({ productId, variantIds: [] }));
  const tiers = discount.tiers.map((tier) => ({ ...tier, message: 'Box' }));
  return { ...rule, steps: steps.map((step) => ({ ...step, products })), discount: { ...discount, tiers } };
}

const configOf = (bundles: readonly DiscountedBundle[], volume: RewardsConfig['volume'] = null) => ({
  ...aConfig([], volume),
  bundles,
});

const cartOf = (lines: readonly RewardLine[]) => ({
  currency: 'USD',
  lines: [...lines],
  othersOrderDiscount: subunits(0),
});

/** Each bundle's cost at checkout and in the drawer, by its name, with the units of its lines. */
function sold(config: RewardsConfig, lines: readonly RewardLine[]) {
  const world = { config, cart: cartOf(lines), context: CONTEXT };
  const operationsOf = (input: Parameters<typeof cartDeliveryOptionsDiscountsGenerateRun>[0]) => [
    ...cartLinesDiscountsGenerateRun(input).operations,
    ...cartDeliveryOptionsDiscountsGenerateRun(input).operations,
  ];
  expectLawFour(world, operationsOf);
  const priced = checkout(world, operationsOf);
  const paid: Record<string, number> = {};
  const byLine: Record<string, number> = {};
  for (const { state, finalPrice } of priced.lines) {
    const name = bundleOf(state) ?? 'none';
    paid[name] = (paid[name] ?? 0) + finalPrice;
    byLine[state.id] = (byLine[state.id] ?? 0) + finalPrice;
  }
  const drawn = readCart(JSON.parse(JSON.stringify(cartJson(priced))));
  if (!drawn) throw new Error("The drawer can't read the store's cart.");
  const groups = inGroups(drawn.lines).map(({ bundle, lines: own }) => [
    bundle,
    own.reduce((sum, { quantity }) => sum + quantity, 0),
  ]);
  return { paid, byLine, groups };
}

/** Parts of a bundle, one line for each product. */
const parts = (instance: string, products: readonly number[], quantity = 1) =>
  products.map((productId) => aPart({ instance, productId, quantity }));

describe('public failures of bundles', () => {
  it('B1: two identical bundles in a cart stay two, at one price', () => {
    const { paid, groups } = sold(configOf([offered(aBundle())]), [
      ...parts('a', [1, 2, 3]),
      ...parts('b', [1, 2, 3]),
    ]);
    expect(paid).toEqual({ '7:a': 2700, '7:b': 2700 });
    expect(groups).toEqual([
      ['7:a', 3],
      ['7:b', 3],
    ]);
  });

  it('B2: a second copy doubles quantities, not lines', () => {
    const config = configOf([offered(aBundle({ parentVariantId: 50 }))]);
    const copies = (count: number) => [
      aPart({ step: null, productId: 5, variantId: 50, quantity: count, price: 0 }),
      ...parts('a', [1, 2, 3], count),
    ];
    expect(sold(config, copies(1))).toMatchObject({ paid: { '7:a': 2700 }, groups: [['7:a', 4]] });
    expect(sold(config, copies(2))).toMatchObject({ paid: { '7:a': 5400 }, groups: [['7:a', 8]] });
  });

  it('B3: bundles with different parts below one parent variant stay separate', () => {
    const config = configOf([offered(aBundle({ parentVariantId: 50 }))]);
    const below = (instance: string, products: readonly number[]) => [
      aPart({ instance, step: null, productId: 5, variantId: 50, price: 0 }),
      ...parts(instance, products),
    ];
    const { paid, groups } = sold(config, [...below('a', [1, 2, 3]), ...below('b', [3, 4])]);
    expect(paid).toEqual({ '7:a': 2700, '7:b': 2000 });
    expect(groups).toEqual([
      ['7:a', 4],
      ['7:b', 3],
    ]);
  });

  it('B4: a better discount on one line applies beside the bundle’s on the others', () => {
    const volume: RewardsConfig['volume'] = {
      kind: 'percentage',
      products: [{ productId: 1, variantIds: [] }],
      tiers: [{ quantity: 1, value: '15' }],
      mechanism: 'functions',
      message: 'Buy More',
    };
    const lines = parts('a', [1, 2, 3]);
    const { byLine } = sold(configOf([offered(aBundle())], volume), lines);
    expect(lines.map(({ key }) => byLine[key])).toEqual([850, 900, 900]);
  });

  it('B5: a bundle whose parts all have a quantity above 1 counts once', () => {
    expect(sold(configOf([offered(aBundle())]), parts('a', [1, 2], 2)).paid).toEqual({ '7:a': 3600 });
  });

  it('B6: two bundles sharing a product each keep their own units', () => {
    const other = offered(aBundle({ tiers: [aTier(3, { discountValue: '50' })] }, { id: '8' }));
    const ofOther = parts('b', [1, 4, 3]).map((line) => ({
      ...line,
      properties: { ...line.properties, _bundle: '8:b:1' },
    }));
    const config = configOf([offered(aBundle()), other]);
    expect(sold(config, [...parts('a', [1, 2, 3]), ...ofOther]).paid).toEqual({ '7:a': 2700, '8:b': 1500 });
    // Two units on one line, which can name one bundle: the other lacks its part, and costs its price.
    const [shared, ...rest] = parts('a', [1, 2, 3]);
    const taken = [{ ...(shared ?? aPart()), quantity: 2, linePrice: subunits(2000) }, ...rest];
    expect(sold(config, [...taken, ...ofOther.slice(1)]).paid).toEqual({ '7:a': 3600, '8:b': 2000 });
  });

  it('B7: a bundle changed by the merchant gets its current discount in carts, compared with the old one', () => {
    const rule = aBundle();
    const lines = parts('a', [1, 2, 3]);
    const today = configOf([offered(aBundle({ tiers: [aTier(3, { discountValue: '5' })] }))]);
    const mark = { bundleId: '7', instance: 'a' };
    expect(sold(today, lines).paid).toEqual({ '7:a': 2850 });
    expect(offByRules(today, cartOf(lines), CONTEXT, mark, rule)).toEqual({ today: 150, built: 300 });
    expect(sold(configOf([]), lines).paid).toEqual({ '7:a': 3000 });
    expect(offByRules(configOf([]), cartOf(lines), CONTEXT, mark, rule)).toEqual({ today: 0, built: 300 });
  });

  it('B8: after a removal the discount matches the remaining lines', () => {
    const config = configOf([offered(aBundle())]);
    const ofStepTwo = [3, 4].map((productId) => aPart({ productId, step: 2 }));
    const six = [...parts('a', [1, 2], 2), ...ofStepTwo];
    const left = (count: number) => sold(config, six.slice(0, count)).paid;
    expect([4, 3, 2, 1].map(left)).toEqual([
      { '7:a': 4800 },
      { '7:a': 4500 },
      { '7:a': 3600 },
      { '7:a': 2000 },
    ]);
  });
});
