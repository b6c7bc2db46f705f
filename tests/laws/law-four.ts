import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import type { World } from '@cartwright/core/testing/arbitraries';
import type { DiscountOperation } from '@cartwright/dev-store/engine/discounts/operation';
import { expect } from 'vitest';
import { checkout } from './store-checkout';

/**
 * Law 4: with a discount function that answers so, checkout charges to the subunit what `evaluateRewards` says and the
 * drawer shows. The store applies operations with an allocator of its own. Gives whether the cart has a discount at all.
 */
export function expectLawFour(
  { config, cart, context }: World,
  operationsOf: (input: DeliveryInput) => readonly DiscountOperation[],
): boolean {
  const rewards = evaluateRewards(config, cart, context);
  const priced = checkout({ config, cart, context }, operationsOf);
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
  return charged.size > 0 || rewards.orderDiscount !== null;
}

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
