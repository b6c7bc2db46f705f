import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import type { World } from '@cartwright/core/testing/arbitraries';
import { cartJson } from '@cartwright/dev-store/engine/cart-json';
import type { DiscountOperation } from '@cartwright/dev-store/engine/discounts/operation';
import type { PricedCart } from '@cartwright/dev-store/engine/price-cart';
import { discountRows } from '@cartwright/storefront-cart/components/cart-subtotal/discount-rows';
import { readCart } from '@cartwright/storefront-cart/platform/shopify/read-cart';
import { rewardCart } from '@cartwright/storefront-cart/state/gifts/reward-cart';
import { expect } from 'vitest';
import { checkout } from './store-checkout';

/**
 * Law 4: with a discount function that answers so, checkout charges to the subunit what `evaluateRewards` says and the
 * drawer shows. The store applies operations with an allocator of its own. Gives what of rewards the cart has.
 */
export function expectLawFour(
  { config, cart, context }: World,
  operationsOf: (input: DeliveryInput) => readonly DiscountOperation[],
): { readonly discount: boolean; readonly offeredGift: boolean } {
  const rewards = evaluateRewards(config, cart, context, judgedOffers);
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
  expectDrawn({ config, cart, context }, rewards, priced);
  const cheapest = Math.min(...priced.delivery.map(({ originalPrice }) => originalPrice));
  for (const { originalPrice, finalPrice } of priced.delivery) {
    const free = rewards.freeShipping !== null && originalPrice === cheapest;
    expect(finalPrice).toBe(free ? 0 : originalPrice);
  }
  return {
    discount: charged.size > 0 || rewards.orderDiscount !== null,
    offeredGift: rewards.lineDiscounts.some(({ source }) => source === 'offered_gift'),
  };
}

/**
 * The drawer's figures: what it reads of the store's answer and shows on each line, as rows of discounts and as total. And
 * what it says of the cart so answered, from lines that now stand in parts, is what checkout has given.
 */
function expectDrawn({ config, cart, context }: World, rewards: Rewards, priced: PricedCart): void {
  const drawn = readCart(JSON.parse(JSON.stringify(cartJson(priced))));
  if (!drawn) throw new Error("The drawer can't read the store's cart.");
  const off = new Map(rewards.lineDiscounts.map(({ lineKey, amount }) => [lineKey, Number(amount)]));
  const shown = new Map<string, number>();
  priced.lines.forEach(({ state }, at) => {
    shown.set(state.id, (shown.get(state.id) ?? 0) + Number(drawn.lines[at]?.charged));
  });
  const given = [...rewards.lineDiscounts, ...(rewards.orderDiscount ? [rewards.orderDiscount] : [])];
  const rows = new Map<string, number>();
  for (const { message, amount } of given) {
    if (amount > 0) rows.set(message, (rows.get(message) ?? 0) + amount);
  }
  const saved = given.reduce((sum, { amount }) => sum + amount, 0);
  const seen = rewardCart(drawn, { discountTitles: [...rows.keys()] });
  const judged = evaluateRewards(config, seen, context, judgedOffers);
  const savedOnLines = (of: Rewards) => of.lineDiscounts.reduce((sum, { amount }) => sum + amount, 0);
  const amounts = (of: (line: RewardLine) => number) =>
    cart.lines.map((line) => `${asTheFunctionSees(line)}: ${of(line)}`).sort();
  expect({
    lines: amounts(({ key }) => shown.get(key) ?? 0),
    rows: Object.fromEntries(discountRows(drawn).map(({ title, amount }) => [title, amount])),
    total: drawn.total,
    savedOnLines: savedOnLines(judged),
    orderDiscount: judged.orderDiscount?.amount,
    freeShipping: judged.freeShipping,
  }).toEqual({
    lines: amounts(({ key, linePrice }) => linePrice - (off.get(key) ?? 0)),
    rows: Object.fromEntries(rows),
    total: cart.lines.reduce((sum, { linePrice }) => sum + linePrice, 0) - saved,
    savedOnLines: savedOnLines(rewards),
    orderDiscount: rewards.orderDiscount?.amount,
    freeShipping: rewards.freeShipping,
  });
}

/**
 * The function sees no properties but ours. Which of two lines that are else the same has the odd cent is therefore not
 * said (docs/adr/0002); what they have together is.
 */
export function asTheFunctionSees({
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
    properties._widget,
    properties._bundle,
  ]);
}
