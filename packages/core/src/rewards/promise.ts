import type { RewardCart } from './cart';
import type { Choices } from './context';
import { isOfOffers } from './discount-classes';
import { areUnavailable, type GiftState } from './gift-state';
import type { Rewards, TierReward } from './rewards';

/**
 * Promise of a cart's earned rewards. Shopify applies a discount completely or not at all, so one result applies
 * to all of them. `lost`: the store doesn't give them to this cart. `at_checkout`: the cart can't show whether it
 * does, as for delivery combined with a code.
 */
export type RewardsPromise = 'given' | 'lost' | 'at_checkout';

/** Tier's status for the shopper; `locked` until it is earned. */
export type TierStatus = 'locked' | RewardsPromise;

/**
 * Whether the store gives none of a cart's earned rewards: a discount is expected, and none is ours. If the cart
 * can't show that, the last observation applies (`choices.lost`), until codes or lines change; a predicted cart
 * never shows it. Source: design "Rewards", what is promised beside codes.
 */
export function isLost(rewards: Rewards, cart: RewardCart, choices: Choices): boolean {
  const isAnswered = cart.lines.every(({ charged }) => charged !== null);
  return !cart.hasOurs && (choices.lost === true || (isAnswered && isExpected(rewards, cart)));
}

/** Promise of a bar's tiers. The store's response is in the choices already (`isLost`). */
export function promiseOf(rewards: Rewards, cart: RewardCart, choices: Choices): RewardsPromise {
  if (rewards.bar?.gives === false || choices.lost) return 'lost';
  if (cart.hasOurs) return 'given';
  return hasDiscountsOfOthers(cart) ? 'at_checkout' : 'given';
}

/** Status of a tier. Decorative tiers can't be lost; a tier whose gifts are all unavailable is lost. */
export function tierStatus(
  { id, type, earned }: TierReward,
  promise: RewardsPromise,
  gifts: readonly GiftState[],
): TierStatus {
  if (!earned) return 'locked';
  if (type === 'decorative') return 'given';
  return areUnavailable(id, gifts) ? 'lost' : promise;
}

/** Whether there are discounts of others. */
export function hasDiscountsOfOthers({ lines, othersOrderDiscount }: RewardCart): boolean {
  return othersOrderDiscount > 0 || lines.some(({ othersDiscount }) => othersDiscount > 0);
}

/**
 * Whether a discount is expected that no discount of others excludes: one of at least the same amount on the line,
 * or on units of it that are a line of their own.
 */
function isExpected({ lineDiscounts, orderDiscount }: Rewards, { lines }: RewardCart): boolean {
  return (
    Boolean(orderDiscount?.amount) ||
    lineDiscounts.some(({ source, lineKey, amount }) => {
      // Given by another discount of ours, which codes may keep or exclude separately.
      if (isOfOffers({ source })) return false;
      const variantId = lines.find(({ key }) => key === lineKey)?.variantId;
      return lines.every((line) => line.variantId !== variantId || line.othersDiscount < amount);
    })
  );
}
