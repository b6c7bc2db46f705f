import { bundleMark } from '@cartwright/core/bundles/bundle-line';
import { publishedParts } from '@cartwright/core/bundles/judged-bundles';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { exchangeOf } from '@cartwright/core/rewards/exchange';
import { offerMessages } from '@cartwright/core/storefront/compile-offers';
import type { World } from '@cartwright/core/testing/arbitraries';
import { bestDivision } from '@cartwright/core/testing/best-division';
import { cartJson } from '@cartwright/dev-store/engine/cart-json';
import type { DiscountOperation } from '@cartwright/dev-store/engine/discounts/operation';
import type { DiscountCode } from '@cartwright/dev-store/engine/model/catalogue';
import { readCart } from '@cartwright/storefront-cart/platform/shopify/read-cart';
import { rewardCart } from '@cartwright/storefront-cart/state/gifts/reward-cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtFunction } from '../conformance/function/built-function';
import { aWorldWithBundles } from './built-bundles';
import { asTheFunctionSees } from './law-four';
import { isGift, ownProductDiscounts } from './own-allocator';
import { asSold, checkout, OUR_TITLE } from './store-checkout';

const CARTS = Number(process.env.CARTS ?? 1000);
const CARTS_OF_AN_INSTANCE = 100;
const TIMEOUT = 120_000 + CARTS * 200;
/** Trying every division of more units takes too long for so many carts. */
const MAX_UNITS_DIVIDED = 8;

const TOGETHER = { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true };

/** A code for products, and one for the order, as they may stand beside everything. */
const codes: fc.Arbitrary<DiscountCode[]> = fc
  .record({
    percentage: fc.constantFrom(null, 3, 8, 12, 40),
    productIds: fc.constantFrom('all' as const, [10], [20, 30]),
    order: fc.constantFrom(null, null, '5.00'),
  })
  .map(({ percentage, productIds, order }) => [
    ...(percentage === null ? [] : [code('PRODUCTS', { kind: 'products' as const, percentage, productIds })]),
    ...(order === null ? [] : [code('ORDER', { kind: 'order' as const, amount: order })]),
  ]);

function code(name: string, gives: DiscountCode['gives']): DiscountCode {
  return { code: name, title: name, status: 'ACTIVE', combinesWith: TOGETHER, gives };
}

/** The order discount of a bar stays one of the order, so that a line has product discounts of three kinds. */
const someWorld = aWorldWithBundles.map(asSold).map(
  ({ config, ...world }): World => ({
    ...world,
    config: { ...config, bars: config.bars.map((bar) => ({ ...bar, lineItemMode: false })) },
  }),
);

/** Amount that a product code takes off a line: a percentage of its price, rounded half up. */
function offByCode(
  [first]: readonly DiscountCode[],
  { productId, linePrice }: RewardLine,
  step: number,
): number {
  if (first?.gives.kind !== 'products') return 0;
  const { productIds, percentage } = first.gives;
  if (productIds !== 'all' && !productIds.includes(productId)) return 0;
  return Math.floor((2 * linePrice * percentage + 100 * step) / (200 * step)) * step;
}

/** Discounts of each line at checkout, and ours as shown in the drawer, with the function's operations. */
function charged(
  world: World,
  given: readonly DiscountCode[],
  operationsOf: (input: unknown) => readonly DiscountOperation[],
) {
  const priced = checkout(world, operationsOf, { codes: given, automatic: [] });
  const drawn = readCart(JSON.parse(JSON.stringify(cartJson(priced))));
  if (!drawn) throw new Error("The drawer can't read the store's cart.");
  const { config, context } = world;
  const messages = config.bars.flatMap(({ tiers }) => tiers.map(({ message }) => message));
  const offerTitles = offerMessages(config);
  const discountTitles = [
    OUR_TITLE,
    ...messages,
    ...(config.volume ? [config.volume.message] : []),
    ...offerTitles,
  ];
  const seen = rewardCart(drawn, { discountTitles, offerTitles });
  const judged = evaluateRewards(config, seen, context, judgedOffers);
  const off = new Map<string, number>();
  const shown = new Map<string, number>();
  priced.lines.forEach(({ state, productShare }, at) => {
    const line = drawn.lines[at];
    off.set(state.id, (off.get(state.id) ?? 0) + (productShare?.amount ?? 0));
    const own = judged.lineDiscounts.find(({ lineKey }) => lineKey === line?.key);
    shown.set(state.id, (shown.get(state.id) ?? 0) + (own?.amount ?? 0));
    expect(Number(line?.linePrice) - Number(line?.charged)).toBe(productShare?.amount ?? 0);
  });
  expect(drawn.total).toBe(priced.total);
  return { off, shown };
}

/** Bundles in a cart. */
function bundlesIn({ config, cart, context }: World) {
  const alone = { ...config, bars: [], volume: null, widgets: [], gifts: [] };
  const { lineDiscounts } = evaluateRewards(alone, cart, context, judgedOffers);
  const discounted = lineDiscounts.filter(({ source }) => source === 'bundle');
  const lineOf = (key: string) => cart.lines.find((line) => line.key === key);
  const marks = discounted.flatMap(({ lineKey }) => bundleMark(lineOf(lineKey) ?? { properties: {} }) ?? []);
  const parents = (config.bundles ?? []).flatMap(({ id, discount }) =>
    cart.lines.filter(
      (line) =>
        line.variantId === discount.parentVariantId &&
        line.quantity > 1 &&
        marks.some(({ bundleId, instance }) => bundleId === id && bundleMark(line)?.instance === instance),
    ),
  );
  const offOf = (id: string) =>
    discounted.reduce((sum, { lineKey, amount }) => {
      const line = lineOf(lineKey);
      return sum + (line && bundleMark(line)?.bundleId === id ? amount : 0);
    }, 0);
  return {
    discounted,
    instances: new Set(marks.map(({ bundleId, instance }) => `${bundleId}:${instance}`)).size,
    copies: parents.length,
    offOf,
  };
}

describe(`bundles with copies, forged lines, other discounts, gifts and codes, on ${CARTS} carts`, () => {
  it('Function, store, drawer and an independent allocator agree to the subunit.', {
    timeout: TIMEOUT,
  }, async () => {
    const make = await builtFunction();
    let instance = make();
    const counts = { carts: 0, bundles: 0, several: 0, copies: 0, byCode: 0, byOthers: 0 };
    const operations = (exportName: string, input: unknown) =>
      JSON.parse(instance.run(exportName, JSON.stringify(input))).operations;
    fc.assert(
      fc.property(someWorld, codes, (world, given) => {
        if (counts.carts++ % CARTS_OF_AN_INSTANCE === 0) {
          instance.close();
          instance = make();
        }
        const { cart } = world;
        const { off, shown } = charged(world, given, (input) => [
          ...operations('cartLinesDiscountsGenerateRun', input),
          ...operations('cartDeliveryOptionsDiscountsGenerateRun', input),
        ]);
        const own = ownProductDiscounts(world);
        const step = cart.currency === 'JPY' ? 100 : 1;
        const bought = cart.lines.filter((line) => !isGift(line));
        const byCode = (line: RewardLine) => offByCode(given, line, step);
        const ours = (line: RewardLine) => own.get(line.key) ?? 0;
        const amounts = (of: (line: RewardLine) => number) =>
          bought.map((line) => `${asTheFunctionSees(line)}: ${of(line)}`).sort();
        expect(amounts(({ key }) => off.get(key) ?? 0)).toEqual(
          amounts((line) => Math.max(ours(line), byCode(line))),
        );
        expect(amounts(({ key }) => shown.get(key) ?? 0)).toEqual(
          amounts((line) => (ours(line) >= byCode(line) ? ours(line) : 0)),
        );
        const { discounted, instances, copies } = bundlesIn(world);
        if (discounted.length > 0) counts.bundles += 1;
        if (instances > 1) counts.several += 1;
        if (copies > 0) counts.copies += 1;
        if (bought.some((line) => byCode(line) > ours(line))) counts.byCode += 1;
        const isMore = ({ lineKey, amount }: (typeof discounted)[number]) => (own.get(lineKey) ?? 0) > amount;
        if (discounted.some(isMore)) counts.byOthers += 1;
      }),
      { numRuns: CARTS },
    );
    instance.close();
    process.stdout.write(`${JSON.stringify(counts)}\n`);
    expect(Math.min(counts.bundles, counts.byCode)).toBeGreaterThan(CARTS / 6);
    expect(Math.min(counts.several, counts.copies, counts.byOthers)).toBeGreaterThan(CARTS / 20);
  });

  it('law 2: No bundle gives more than the best division of its units.', {
    timeout: TIMEOUT,
  }, () => {
    let divided = 0;
    fc.assert(
      fc.property(someWorld, (world) => {
        const { config, cart, context } = world;
        const { offOf } = bundlesIn(world);
        for (const bundle of config.bundles ?? []) {
          const marked = cart.lines.filter(
            (line) =>
              line.properties._source === 'bundle_builder' &&
              !line.giftCard &&
              bundleMark(line)?.bundleId === bundle.id,
          );
          const units = marked.reduce((sum, { quantity }) => sum + quantity, 0);
          if (units === 0 || units > MAX_UNITS_DIVIDED) continue;
          const best = bestDivision(bundle, publishedParts(bundle, marked), exchangeOf(cart, context));
          expect(offOf(bundle.id)).toBeLessThanOrEqual(best);
          if (best > 0) divided += 1;
        }
      }),
      { numRuns: CARTS },
    );
    expect(divided).toBeGreaterThan(CARTS / 20);
  });
});
