import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import { aBundle, aStep } from '../testing/a-bundle';
import { evaluateBundle } from './evaluate-bundle';
import { roomFor } from './room-for';
import { type ChosenPart, selectionLines } from './selection';

const part = (step: number, productId: number): ChosenPart => ({
  step,
  productId,
  variantId: productId * 10,
  quantity: 1,
  price: 1000,
  compareAtPrice: null,
  sellingPlanId: null,
});
const count = fc.integer({ min: 1, max: 4 });

it('returns the remaining room and marks a full bundle complete', () => {
  const stepOf = fc.record({ max: count, ofProduct: count, min: fc.integer({ min: 0, max: 2 }) });
  fc.assert(
    fc.property(
      fc.tuple(stepOf, stepOf),
      fc.integer({ min: 4, max: 8 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 4 })), { maxLength: 40 }),
      (steps, maxValue, presses) => {
        const config = aBundle(
          { tiers: [] },
          {
            steps: steps.map(({ max, ofProduct, min }) =>
              aStep({
                maxQuantityPerStep: max,
                maxQuantityPerProduct: ofProduct,
                minQuantityPerStep: Math.min(min, max),
              }),
            ),
            container: { minValue: 1, maxValue, enabledForceToMax: false },
          },
        );
        const chosen: ChosenPart[] = [];
        for (const [step, productId] of presses) {
          if (roomFor(config, chosen, { step, productId }) > 0) chosen.push(part(step, productId));
        }
        if (chosen.length === 0) return;
        const [bundle] = evaluated(config, chosen);
        expect(bundle?.units).toBe(chosen.length);
        const isFull = [1, 2].every((step) =>
          [1, 2, 3, 4].every((productId) => roomFor(config, chosen, { step, productId }) === 0),
        );
        if (isFull) expect(bundle?.missing).toBe(0);
      },
    ),
  );
});

function evaluated(config: ReturnType<typeof aBundle>, chosen: readonly ChosenPart[]) {
  const lines = selectionLines(config.id, 'a', chosen);
  const cart = { currency: 'USD', lines, othersOrderDiscount: subunits(0) };
  const context = { country: null, shopCurrency: 'USD', rate: null, variants: {}, discountsActive: true };
  return evaluateBundle(config, cart, context).instances;
}
