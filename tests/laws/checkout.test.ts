import {
  cartDeliveryOptionsDiscountsGenerateRun,
  type DeliveryInput,
} from '@cartwright/cart-rewards/delivery';
import { cartLinesDiscountsGenerateRun } from '@cartwright/cart-rewards/lines';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { aWorld } from '@cartwright/core/testing/arbitraries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asSold, checkout } from './store-checkout';

/**
 * Law 4: the discount function, run as Shopify runs it, charges to the subunit what `evaluateRewards` says and the
 * drawer shows, on every cart without discounts of others. The store applies operations with an allocator of its own.
 */
it('law 4: checkout charges what the drawer shows', () => {
  let withDiscounts = 0;
  fc.assert(
    fc.property(aWorld.map(asSold), ({ config, cart, context }) => {
      const rewards = evaluateRewards(config, cart, context);
      const priced = checkout({ config, cart, context }, answer);
      const shown = new Map(rewards.lineDiscounts.map(({ lineKey, amount }) => [lineKey, Number(amount)]));
      const charged = new Map(
        priced.lines.flatMap(({ state, productShare }) =>
          productShare ? [[state.id, productShare.amount] as const] : [],
        ),
      );
      const amounts = (of: ReadonlyMap<string, number>) =>
        cart.lines.map((line) => `${asTheFunctionSees(line)}: ${of.get(line.key) ?? 0}`).sort();
      expect(amounts(charged)).toEqual(amounts(shown));
      expect(priced.itemsSubtotal - priced.total).toBe(rewards.orderDiscount?.amount ?? 0);
      const cheapest = Math.min(...priced.delivery.map(({ originalPrice }) => originalPrice));
      for (const { originalPrice, finalPrice } of priced.delivery) {
        const free = rewards.freeShipping !== null && originalPrice === cheapest;
        expect(finalPrice).toBe(free ? 0 : originalPrice);
      }
      if (charged.size > 0 || rewards.orderDiscount) withDiscounts += 1;
    }),
    { numRuns: 3000 },
  );
  expect(withDiscounts).toBeGreaterThan(500);
});

const answer = (input: DeliveryInput) => [
  ...cartLinesDiscountsGenerateRun(input).operations,
  ...cartDeliveryOptionsDiscountsGenerateRun(input).operations,
];

/**
 * The function sees no properties but ours. Which of two lines that are else the same has the odd cent is therefore not
 * said (docs/adr/0002); what they have together is.
 */
function asTheFunctionSees({
  variantId,
  sellingPlanId,
  linePrice,
  quantity,
  properties,
}: RewardLine): string {
  return JSON.stringify([
    variantId,
    sellingPlanId,
    linePrice,
    quantity,
    properties._source,
    properties._tier,
  ]);
}
