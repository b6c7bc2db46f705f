import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import { smallestUnit } from '@cartwright/core/money/currency';
import { subunits } from '@cartwright/core/money/subunits';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import type { RewardsConfig, VolumeDiscount } from '@cartwright/core/rewards/config';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { operationsThatFit, SHORTER } from '@cartwright/core/rewards/operations-that-fit';
import type { LineDiscount } from '@cartwright/core/rewards/rewards';
import { toCartOperations } from '@cartwright/core/rewards/to-discount-operations';
import { aBar, aConfig, amountOff, GIFT, gift, percentOff } from '@cartwright/core/testing/a-config';
import { aWorld, type World } from '@cartwright/core/testing/arbitraries';
import { FUNCTION_LIMITS, scaledLimits } from '@cartwright/dev-store/functions/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtFunction } from '../conformance/function/built-function';
import { asSold, checkout } from './store-checkout';

/** Line ids as the store has them. */
const idOf = (key: string) => `gid://shopify/CartLine/${key}`;
const linesOf = ({ cart }: World) => cart.lines.map((line) => ({ ...line, key: idOf(line.key) }));
const rewardsOf = (world: World) =>
  evaluateRewards(world.config, { ...world.cart, lines: linesOf(world) }, world.context, judgedOffers);
const total = (discounts: readonly LineDiscount[]) => discounts.reduce((sum, { amount }) => sum + amount, 0);

/** The checkout of a store in which one discount gives what widgets and bundles give, too. */
function inOneDiscount({ config, ...world }: World, operationsOf: Parameters<typeof checkout>[1]) {
  const { widgets: _, bundles: _bundles, gifts: _gifts, ...cartConfig } = config;
  return checkout({ ...world, config: cartConfig }, operationsOf);
}

/** Savings shown and discounts charged, by line key. */
function shownAndCharged(world: World, priced: ReturnType<typeof checkout>) {
  const shown = new Map(rewardsOf(world).lineDiscounts.map((each) => [each.lineKey, each]));
  const charged = new Map(
    priced.lines.flatMap(({ state, productShare }) =>
      productShare ? [[state.id, productShare.amount] as const] : [],
    ),
  );
  return world.cart.lines.map((line) => ({
    line,
    discount: shown.get(idOf(line.key)),
    charged: charged.get(line.key) ?? 0,
  }));
}

describe.each(Object.entries(SHORTER))('discounts shortened by %s', (way, shorter) => {
  it('charge the same total, and the same per line without a spread amount', () => {
    let spread = 0;
    fc.assert(
      fc.property(aWorld.map(asSold), (world) => {
        const rewards = rewardsOf(world);
        const priced = inOneDiscount(world, () => shorter(rewards, linesOf(world)));
        expect(priced.itemsSubtotal - priced.total).toBe(rewards.orderDiscount?.amount ?? 0);
        const lines = shownAndCharged(world, priced);
        expect(lines.reduce((sum, { charged }) => sum + charged, 0)).toBe(total(rewards.lineDiscounts));
        for (const { line, discount, charged } of lines) {
          expect(charged).toBeLessThanOrEqual(line.linePrice);
          if (discount?.value.kind !== 'amount') expect(charged).toBe(discount?.amount ?? 0);
          else spread += 1;
        }
      }),
      { numRuns: 1000 },
    );
    expect(spread, way).toBeGreaterThan(100);
  });
});

it('Discounts shortened by product charge the same per product, within a smallest unit per line.', () => {
  fc.assert(
    fc.property(aWorld.map(asSold), (world) => {
      const rewards = rewardsOf(world);
      const priced = inOneDiscount(world, () => SHORTER.byProduct(rewards, linesOf(world)));
      const spread = shownAndCharged(world, priced).filter(
        ({ discount }) => discount?.value.kind === 'amount',
      );
      for (const name of new Set(spread.map(groupOf))) {
        const group = spread.filter((each) => groupOf(each) === name);
        const differences = group.map(({ discount, charged }) => charged - (discount?.amount ?? 0));
        expect(differences.reduce((sum, each) => sum + each, 0)).toBe(0);
        const max = group.length * smallestUnit(world.cart.currency);
        expect(Math.max(...differences.map(Math.abs))).toBeLessThanOrEqual(max);
      }
    }),
    { numRuns: 3000 },
  );
});

const groupOf = ({ discount, line }: ReturnType<typeof shownAndCharged>[number]) => {
  if (discount?.source === 'volume') return `volume ${line.productId}`;
  if (discount?.source === 'bundle')
    return discount.quantity === line.quantity
      ? `bundle ${line.properties._bundle?.replace(/^(\w+:\w+).*/, '$1')}`
      : line.key;
  return discount?.source === 'widget' ? `${discount.message} ${discount.amount / line.linePrice}` : 'order';
};

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const FIRST_PRODUCT = 8_000_000_000_000;

/** Two lines of each product, and a gift at the end. */
function aLargeCart(count: number): RewardLine[] {
  return Array.from({ length: count }, (_, at): RewardLine => {
    const isGift = at === count - 1;
    const productId = isGift ? GIFT.productId : FIRST_PRODUCT + Math.floor(at / 2);
    return {
      key: uuid(at),
      variantId: isGift ? 901 : 40_000_000_000_000 + at,
      productId,
      quantity: 1 + (at % 3),
      linePrice: subunits((1 + (at % 3)) * (999 + at * 7)),
      othersDiscount: subunits(0),
      properties: isGift ? { _source: 'tiered_progress_bar', _tier: 'gift10' } : {},
      sellingPlanId: null,
      giftCard: false,
      charged: null,
    };
  });
}

/** Sixty letters of three bytes: the longest name that a discount may have. */
const LONG_NAME = 'ご'.repeat(60);

const products = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ productId: FIRST_PRODUCT + from + at, variantIds: [] }));
const volume = (kind: VolumeDiscount['kind'], value: string, count: number): VolumeDiscount => ({
  kind,
  products: products(0, count),
  tiers: [{ quantity: 2, value }],
  mechanism: 'functions',
  message: LONG_NAME,
});
const named = { message: LONG_NAME };
const percentTier = { ...percentOff(10, 15), ...named };
const amountTier = { ...amountOff(500, 500), ...named };

const CARTS: [string, number, RewardsConfig][] = [
  [
    'an order amount on its lines',
    200,
    aConfig([aBar([gift(10, named), amountTier], { lineItemMode: true })]),
  ],
  [
    'amounts off a hundred products, and an order percentage without half of them',
    200,
    aConfig(
      [aBar([gift(10, named), percentTier], { excluded: products(0, 50) })],
      volume('amount', '5', 100),
    ),
  ],
  [
    'percentages off a hundred products, and an order amount without half of them',
    200,
    aConfig(
      [aBar([gift(10, named), amountTier], { excluded: products(0, 50) })],
      volume('percentage', '5', 100),
    ),
  ],
  [
    'product amounts if better than an order amount on its lines',
    200,
    aConfig([aBar([gift(10, named), amountTier], { lineItemMode: true })], volume('amount', '2.5', 60)),
  ],
  ['an order amount on more lines', 300, aConfig([aBar([amountTier], { lineItemMode: true })])],
];

describe('large cart with every reward', () => {
  it.each(CARTS)(
    'stays within the limits, and is charged to the subunit: %s, %i lines',
    async (_what, count, config) => {
      const world = asSold({
        config,
        cart: { currency: 'USD', lines: aLargeCart(count), othersOrderDiscount: subunits(0) },
        context: { country: 'US', shopCurrency: 'USD', rate: '1', variants: {}, discountsActive: true },
      });
      const rewards = rewardsOf(world);
      const limits = scaledLimits(count);
      expect(Buffer.byteLength(JSON.stringify(config))).toBeLessThan(FUNCTION_LIMITS.metafieldBytes);
      const exact = JSON.stringify({ operations: toCartOperations(rewards) });
      expect(Buffer.byteLength(exact)).toBeGreaterThan(limits.outputBytes);
      const instance = (await builtFunction())();
      const run = (input: DeliveryInput) => {
        const key = JSON.stringify(input);
        expect(Buffer.byteLength(key)).toBeLessThan(limits.inputBytes);
        const output = instance.run('cartLinesDiscountsGenerateRun', key);
        expect(Buffer.byteLength(output)).toBeLessThanOrEqual(limits.outputBytes);
        return JSON.parse(output).operations;
      };
      const priced = checkout(world, run);
      instance.close();
      const charged = shownAndCharged(world, priced).reduce((sum, each) => sum + each.charged, 0);
      expect(charged).toBe(total(rewards.lineDiscounts));
      expect(charged).toBeGreaterThan(0);
      expect(priced.itemsSubtotal - priced.total).toBe(rewards.orderDiscount?.amount ?? 0);
    },
  );

  it('lists each share separately while there is room', () => {
    const world: World = {
      config: aConfig([aBar([amountOff(500, 500)], { lineItemMode: true })]),
      cart: { currency: 'USD', lines: aLargeCart(100), othersOrderDiscount: subunits(0) },
      context: { country: 'US', shopCurrency: 'USD', rate: '1', variants: {}, discountsActive: true },
    };
    const rewards = rewardsOf(world);
    expect(operationsThatFit(rewards, linesOf(world))).toEqual(toCartOperations(rewards));
  });
});
