import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import type { BundleConfig } from '../rewards/bundle-config';
import type { RewardsContext } from '../rewards/context';
import { exchangeOf } from '../rewards/exchange';
import { inCanonicalOrder } from '../rewards/line-order';
import { aBundle, aPart, aStep, aTier } from '../testing/a-bundle';
import { bestDivision } from '../testing/best-division';
import type { BundleLine } from './bundle-line';
import { evaluateBundle } from './evaluate-bundle';
import { judgedBundles } from './judged-bundles';

const SHOP: RewardsContext = {
  country: 'US',
  shopCurrency: 'USD',
  rate: null,
  variants: {},
  discountsActive: true,
};

const SOLD = { currency: 'USD', lines: [], othersOrderDiscount: subunits(0) };

const rewardsOf = (config: BundleConfig, lines: readonly BundleLine[]) =>
  evaluateBundle(config, { ...SOLD, lines }, SHOP);

const offBy = (config: BundleConfig, lines: readonly BundleLine[]) =>
  rewardsOf(config, lines).lineDiscounts.reduce((sum, { amount }) => sum + amount, 0);

/** Small bundles that often reach their limits and tiers. */
const someBundle: fc.Arbitrary<BundleConfig> = fc
  .record({
    steps: fc.array(
      fc.record({
        enabled: fc.boolean(),
        maxQuantityPerProduct: fc.integer({ min: 1, max: 3 }),
        maxQuantityPerStep: fc.integer({ min: 1, max: 4 }),
        minQuantityPerStep: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    minValue: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 3 }),
    enabledForceToMax: fc.boolean(),
    requiredTarget: fc.constantFrom('quantity' as const, 'subtotal' as const),
    tiers: fc.array(
      fc.record({
        discountType: fc.constantFrom('percentage' as const, 'fixed_amount' as const, 'fixed_price' as const),
        discountValue: fc.constantFrom('3', '10', '33.3', '12.5'),
        requiredQuantity: fc.integer({ min: 1, max: 4 }),
        requiredSubtotal: fc.constantFrom('1', '12', '25'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    enabledLimitLineQuantityDiscount: fc.boolean(),
    maxQuantityPerLine: fc.integer({ min: 1, max: 2 }),
    excludedAddOnDiscountOnSub: fc.boolean(),
    parentVariantId: fc.constantFrom(null, 5),
  })
  .map(({ steps, minValue, more, enabledForceToMax, tiers, ...discount }) =>
    aBundle(
      { ...discount, tiers: tiers.map((tier, index) => ({ ...aTier(1), ...tier, id: `t${index}` })) },
      {
        steps: steps.map((inputs) => aStep(inputs)),
        container: { minValue, maxValue: minValue + more, enabledForceToMax },
      },
    ),
  );

const OFFERED = [[], ['7:1'], ['7:2'], ['7:1', '7:2']];

/** Lines of at most ten units in total, with any bundle properties a shopper could write. */
const someLines = (max = 10): fc.Arbitrary<BundleLine[]> =>
  fc
    .array(
      fc.record({
        productId: fc.integer({ min: 1, max: 4 }),
        quantity: fc.integer({ min: 1, max: 4 }),
        sellingPlanId: fc.constantFrom(null, null, 3),
        instance: fc.constantFrom('a', 'a', 'b'),
        step: fc.constantFrom(1, 2, null),
        parent: fc.constantFrom(false, false, false, true),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((parts) => {
      let left = max;
      return parts.flatMap(({ parent, productId, ...part }) => {
        if (parent) return aPart({ ...part, productId: 6, variantId: 5, price: 0 });
        const quantity = Math.min(part.quantity, left);
        left -= quantity;
        // Offers and prices belong to the product.
        const product = { productId, price: 500 + productId * 211, offeredBy: OFFERED[productId - 1] ?? [] };
        return quantity === 0 ? [] : aPart({ ...part, ...product, quantity });
      });
    });

describe('bundle laws', () => {
  it('1: The result depends neither on line order nor on line keys.', () => {
    fc.assert(
      fc.property(someBundle, someLines(), fc.infiniteStream(fc.nat()), (config, lines, numbers) => {
        const shuffled = lines
          .map((line) => ({ line, rank: numbers.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ line }) => line);
        fc.pre(new Set(lines.map(identity)).size === lines.length);
        expect(rewardsOf(config, shuffled)).toEqual(rewardsOf(config, lines));
        const renamed = lines.map((line) => ({ ...line, key: `other ${line.key}` }));
        expect(JSON.stringify(rewardsOf(config, renamed)).replaceAll('"other ', '"')).toBe(
          JSON.stringify(rewardsOf(config, lines)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('2: No discount exceeds the best division of the same units into bundles.', () => {
    fc.assert(
      fc.property(someBundle, someLines(), (config, lines) => {
        expect(offBy(config, lines)).toBeLessThanOrEqual(bestDivision(config, lines, exchangeOf(SOLD, SHOP)));
      }),
      { numRuns: 400 },
    );
  });

  it('3: Splitting a bundle’s units into more lines doesn’t change the result.', () => {
    fc.assert(
      fc.property(someBundle, someLines(), (config, lines) => {
        const cut = lines.flatMap((line) =>
          Array.from({ length: line.quantity }, (_, index) => ({
            ...line,
            key: `${line.key}-${index}`,
            quantity: 1,
            linePrice: subunits(line.linePrice / line.quantity),
          })),
        );
        const [whole, pieces] = [rewardsOf(config, lines), rewardsOf(config, cut)];
        expect(
          pieces.instances.map(({ discount, units, missing, tierId }) => ({
            discount,
            units,
            missing,
            tierId,
          })),
        ).toEqual(
          whole.instances.map(({ discount, units, missing, tierId }) => ({
            discount,
            units,
            missing,
            tierId,
          })),
        );
        expect(offBy(config, cut)).toBe(offBy(config, lines));
      }),
      { numRuns: 500 },
    );
  });

  it('4: Shares add up to the discount, and none exceeds its line’s price.', () => {
    fc.assert(
      fc.property(someBundle, someLines(), (config, lines) => {
        const { instances, lineDiscounts } = rewardsOf(config, lines);
        expect(instances.reduce((sum, { discount }) => sum + discount, 0)).toBe(offBy(config, lines));
        expect(new Set(lineDiscounts.map(({ lineKey }) => lineKey)).size).toBe(lineDiscounts.length);
        for (const { lineKey, amount, quantity } of lineDiscounts) {
          const line = lines.find(({ key }) => key === lineKey);
          expect(amount).toBeLessThanOrEqual(line?.linePrice ?? 0);
          expect(quantity).toBeLessThanOrEqual(line?.quantity ?? 0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('6: A bundle published with its steps’ products gives the same discount.', () => {
    let given = 0;
    fc.assert(
      fc.property(someBundle, someLines(), (config, all) => {
        // No step offers a parent.
        const lines = all.filter(({ variantId }) => variantId !== 5);
        const published = {
          ...config,
          steps: config.steps.map((step, at) => ({
            ...step,
            products: OFFERED.flatMap((names, product) =>
              names.includes(`7:${at + 1}`) ? { productId: product + 1, variantIds: [] } : [],
            ),
          })),
        };
        const cart = { ...SOLD, lines };
        const { discounts } = judgedBundles([published], inCanonicalOrder(cart), exchangeOf(cart, SHOP));
        const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
        expect(off).toBe(offBy(config, lines));
        if (off > 0) given += 1;
      }),
      { numRuns: 300 },
    );
    expect(given).toBeGreaterThan(30);
  });

  it('5: Lines of other bundles don’t change a bundle’s result.', () => {
    fc.assert(
      fc.property(someBundle, someLines(), (config, lines) => {
        const own = lines.filter(({ properties }) => properties._bundle?.startsWith('7:a'));
        const alone = rewardsOf(config, own).instances.find(({ instance }) => instance === 'a');
        expect(rewardsOf(config, lines).instances.find(({ instance }) => instance === 'a')).toEqual(alone);
      }),
      { numRuns: 500 },
    );
  });
});

const identity = ({ variantId, properties, sellingPlanId, quantity }: BundleLine) =>
  JSON.stringify([variantId, properties, sellingPlanId, quantity]);
