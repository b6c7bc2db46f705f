import { cartLinesDiscountsGenerateRun } from '@cartwright/cart-rewards/lines';
import { bundleMark, bundleName } from '@cartwright/core/bundles/bundle-line';
import { judgedChoice } from '@cartwright/core/bundles/judged-choice';
import { type ChosenPart, selectionLines } from '@cartwright/core/bundles/selection';
import { subunits } from '@cartwright/core/money/subunits';
import { lostByReducing } from '@cartwright/core/offers/bundle-in-cart';
import { offBesideCart } from '@cartwright/core/offers/off-beside-cart';
import { isGiftLine, type RewardLine } from '@cartwright/core/rewards/cart';
import type { DiscountedBundle } from '@cartwright/core/rewards/config';
import { inScope } from '@cartwright/core/rewards/qualifying';
import { aWorld, type World } from '@cartwright/core/testing/arbitraries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asSold, checkout } from './store-checkout';

const CARTS = Number(process.env.CARTS ?? 1000);

/** A shopper's choice: variants of the products that bundles offer, at their own price in the store. */
const choice = fc.array(
  fc.record({
    step: fc.integer({ min: 1, max: 2 }),
    variantId: fc.constantFrom(11, 12, 21, 22, 31),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);

type Chosen = Pick<ChosenPart, 'step' | 'variantId' | 'quantity'>;

/** The chosen parts that the bundle offers, each once, at the price that a line of the cart has for the variant. */
function partsIn(
  { cart }: World,
  { steps, discount }: DiscountedBundle,
  chosen: readonly Chosen[],
): ChosenPart[] {
  const unit = cart.currency === 'JPY' ? 100 : 1;
  const once = new Map(chosen.map((each) => [`${each.step} ${each.variantId}`, each]));
  return [...once.values()].flatMap((each) => {
    const known = cart.lines.find(({ variantId }) => variantId === each.variantId);
    const price = known ? known.linePrice / known.quantity : each.variantId * 97 * unit;
    const productId = Math.floor(each.variantId / 10) * 10;
    const { variantId } = each;
    const isOffered = steps[each.step - 1]?.products.some((scope) =>
      inScope(scope, { productId, variantId }),
    );
    // No step offers what its parts are nested under.
    if (!isOffered || variantId === discount.parentVariantId) return [];
    return { ...each, productId, price, compareAtPrice: null, sellingPlanId: null };
  });
}

it(`The builder shows what checkout charges for the lines it adds, on ${CARTS} carts.`, {
  timeout: 120_000 + CARTS * 20,
}, () => {
  const seen = { discounted: 0, byOthers: 0 };
  fc.assert(
    fc.property(aWorld.map(asSold), choice, (world, chosen) => {
      const { config, cart, context } = world;
      const [bundle] = config.bundles ?? [];
      fc.pre(bundle !== undefined);
      const parts = partsIn(world, bundle, chosen);
      fc.pre(parts.length > 0);
      const { currency } = cart;
      const at = { parts, instance: 'new' };
      const shown = judgedChoice(bundle, at, { ...context, currency }, offBesideCart(config, cart, context));
      const lines: RewardLine[] = selectionLines(bundle.id, at.instance, parts);
      const giftCards = new Set(cart.lines.flatMap((line) => (line.giftCard ? line.productId : [])));
      fc.pre(lines.every(({ productId }) => !giftCards.has(productId)));
      const priced = checkout(
        { config, cart: { ...cart, lines: [...cart.lines, ...lines] }, context },
        (input) => cartLinesDiscountsGenerateRun(input).operations,
      );
      const keys = new Set(lines.map(({ key }) => key));
      const own = priced.lines.filter(({ state }) => keys.has(state.id));
      const charged = own.reduce((sum, { productShare }) => sum + (productShare?.amount ?? 0), 0);
      const price = lines.reduce((sum, { linePrice }) => sum + linePrice, 0);
      expect([shown.price, shown.discount]).toEqual([price, charged]);
      const alone = judgedChoice(bundle, at, { ...context, currency });
      if (shown.discount > 0) seen.discounted += 1;
      if (shown.discount !== alone.discount) seen.byOthers += 1;
      // If only bundles discount products, the bundle's own discount is the whole discount.
      if (!config.volume && !config.bars.some(({ lineItemMode }) => lineItemMode))
        expect(alone.discount).toBe(subunits(charged));
    }),
    { numRuns: CARTS },
  );
  expect(Math.min(seen.discounted, seen.byOthers)).toBeGreaterThan(CARTS / 50);
});

it(`Before a removal the cart shows how much more checkout charges for the rest, on ${CARTS} carts.`, {
  timeout: 120_000 + CARTS * 20,
}, () => {
  let requests = 0;
  fc.assert(
    fc.property(aWorld.map(asSold), (world) => {
      const { config, cart, context } = world;
      const nameOf = (line: RewardLine) => {
        const mark = bundleMark(line);
        return mark && bundleName(mark);
      };
      for (const gone of cart.lines) {
        const { amount: lost } = lostByReducing(config, cart, context, { lineKey: gone.key, quantity: 0 });
        if (lost === 0) continue;
        requests += 1;
        // A gift that goes with its tier is taken out of the cart.
        const isRest = (line: RewardLine) =>
          line !== gone && !isGiftLine(line) && nameOf(line) === nameOf(gone);
        const rest = new Set(cart.lines.filter(isRest).map(({ key }) => key));
        const offRest = (lines: readonly RewardLine[]) =>
          checkout(
            { config, cart: { ...cart, lines }, context },
            (input) => cartLinesDiscountsGenerateRun(input).operations,
          ).lines.reduce(
            (sum, { state, productShare }) => sum + (rest.has(state.id) ? (productShare?.amount ?? 0) : 0),
            0,
          );
        expect(lost).toBe(offRest(cart.lines) - offRest(cart.lines.filter((line) => line !== gone)));
      }
    }),
    { numRuns: CARTS },
  );
  expect(requests).toBeGreaterThan(CARTS / 100);
});
