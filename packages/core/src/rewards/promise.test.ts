import { describe, expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import { aCart } from '../testing/a-cart';
import {
  aBar,
  aConfig,
  aContext,
  GIFT,
  GIFT_IN_SIZES,
  gift,
  onSale,
  percentOff,
  shipping,
} from '../testing/a-config';
import type { RewardCart } from './cart';
import type { RewardTier } from './config';
import { type Choices, NO_CHOICES, type RewardsContext } from './context';
import { evaluateRewards } from './evaluate-rewards';
import { giftStates } from './gift-states';
import { planCartChanges } from './plan-cart-changes';
import { isLost, promiseOf, type TierStatus, tierStatus } from './promise';

/** A cart confirmed by the store: `ours` says if it shows our discount, `others` what a code takes off. */
function confirmed(cart: RewardCart, { ours = false, others = 0 } = {}): RewardCart {
  return {
    ...cart,
    hasOurs: ours,
    othersOrderDiscount: subunits(others * 100),
    lines: cart.lines.map((line) => ({ ...line, charged: line.charged ?? line.linePrice })),
  };
}

/** Statuses of the tiers, as the storefront determines them. */
function statuses(
  tiers: readonly RewardTier[],
  cart: RewardCart,
  context: Partial<RewardsContext> = {},
  remembered: Choices = NO_CHOICES,
): TierStatus[] {
  const rewards = evaluateRewards(aConfig([aBar(tiers)]), cart, aContext(context));
  const choices = { ...remembered, lost: isLost(rewards, cart, remembered) };
  const gifts = giftStates(rewards, cart, choices, []);
  const promise = promiseOf(rewards, cart, choices);
  return (rewards.bar?.tiers ?? []).map((tier) => tierStatus(tier, promise, gifts));
}

const FOUR = [
  shipping(50),
  gift(75),
  percentOff(90, 10),
  { ...gift(95, { gifts: [GIFT_IN_SIZES] }), id: 'sizes' },
];
const CART = aCart().line(100).gift('gift75', 901);

describe('earned rewards in the store’s cart', () => {
  it('are given when there are no codes or other discounts', () =>
    expect(statuses([shipping(50)], confirmed(aCart().line(60).done()))).toEqual(['given']));

  it('are all given beside a code when any of them shows', () =>
    expect(statuses(FOUR, confirmed(CART.done(), { ours: true, others: 20 }))).toEqual(
      Array.from(FOUR, () => 'given'),
    ));

  it('are all lost, shipping too, when one should show and none does', () =>
    expect(statuses(FOUR, confirmed(CART.done(), { others: 30 }))).toEqual(Array.from(FOUR, () => 'lost')));

  it('are lost even if nothing shows why', () =>
    expect(statuses(FOUR, confirmed(CART.done()))).toEqual(Array.from(FOUR, () => 'lost')));

  it('are decided at checkout when none can show and another discount applies', () => {
    expect(statuses([shipping(50)], confirmed(aCart().line(60).done(), { others: 10 }))).toEqual([
      'at_checkout',
    ]);
    const toPick = [shipping(50), gift(75, { gifts: [GIFT_IN_SIZES] })];
    expect(statuses(toPick, confirmed(aCart().line(80).done(), { others: 10 }))).toEqual([
      'at_checkout',
      'at_checkout',
    ]);
  });

  it('stay lost when none can show any more', () => {
    const tiers = [shipping(50), gift(75)];
    const without = confirmed(aCart().line(80).done(), { others: 24 });
    expect(statuses(tiers, without)).toEqual(['at_checkout', 'at_checkout']);
    expect(statuses(tiers, without, {}, { ...NO_CHOICES, lost: true })).toEqual(['lost', 'lost']);
  });

  it('are given again as soon as one shows', () =>
    expect(statuses(FOUR, confirmed(CART.done(), { ours: true }), {}, { ...NO_CHOICES, lost: true })[0]).toBe(
      'given',
    ));

  it('aren’t given while our discounts are inactive', () =>
    expect(statuses(FOUR, confirmed(aCart().line(100).done()), { discountsActive: false })).toEqual(
      Array.from(FOUR, () => 'lost'),
    ));

  it('aren’t given by a tier without available gifts', () => {
    const soldOut = { variants: { ...aContext().variants, 901: { ...onSale, available: false } } };
    const cart = confirmed(aCart().line(80).done());
    expect(statuses([shipping(50), gift(75)], cart, soldOut)).toEqual(['given', 'lost']);
    const two = gift(75, { gifts: [GIFT, GIFT_IN_SIZES] });
    expect(statuses([two], cart, soldOut), 'another gift is available').toEqual(['given']);
  });

  it('aren’t lost in a predicted cart', () => {
    const cart = { ...CART.done(), hasOurs: false };
    const rewards = evaluateRewards(aConfig([aBar(FOUR)]), cart, aContext());
    expect(isLost(rewards, cart, NO_CHOICES)).toBe(false);
  });

  it('ignore a line that other discounts make free', () => {
    const cart = confirmed(CART.done());
    const free = {
      ...cart,
      lines: cart.lines.map((line) =>
        line.properties._tier ? { ...line, othersDiscount: line.linePrice, charged: subunits(0) } : line,
      ),
    };
    expect(statuses([shipping(50), gift(75)], free)).toEqual(['at_checkout', 'at_checkout']);
  });

  it('always include decorative tiers', () => {
    const thanks: RewardTier = { id: 'thanks', type: 'decorative', minimum: '10', message: '' };
    expect(statuses([thanks, shipping(50)], confirmed(CART.done(), { others: 30 }))).toEqual([
      'given',
      'at_checkout',
    ]);
    expect(statuses([thanks, gift(75)], confirmed(CART.done(), { others: 30 }))).toEqual(['given', 'lost']);
  });

  it('remove and offer no gifts while lost', () => {
    const cart = confirmed(CART.done(), { others: 30 });
    const rewards = evaluateRewards(aConfig([aBar(FOUR)]), cart, aContext());
    const choices = { ...NO_CHOICES, lost: true };
    expect(planCartChanges(rewards, cart, choices)).toEqual([
      { type: 'set', lineKey: 'line-2', quantity: 0, reason: 'not_earned' },
    ]);
    expect(giftStates(rewards, cart, choices, []).map(({ status, reason }) => [status, reason])).toEqual([
      ['unavailable', 'lost'],
      ['unavailable', 'lost'],
    ]);
  });
});
