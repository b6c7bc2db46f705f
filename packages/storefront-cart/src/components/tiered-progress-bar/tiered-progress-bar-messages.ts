import { PROMISE_MESSAGES } from './promise-messages';

/** English; translations are in `languages/`. */
export const TIERED_PROGRESS_BAR_MESSAGES = {
  again: 'Try again',
  units: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  freeGift: 'Free gift',
  rewards: 'Rewards',
  earned: 'Earned',
  notEarned: 'Not earned yet',
  /** Note below the missing amount if the subtotal is lower than the counted one. */
  beforeDiscounts: 'Counted before discounts',
  giftLocked: (threshold: string) => `Unlocks at ${threshold}`,
  giftDiscounted: (threshold: string) => `Removed: with the discount your order is below ${threshold}`,
  giftCharged: 'Removed: the store didn’t make it free',
  giftSoldOut: 'Sold out',
  giftOffered: 'Free with your order',
  giftChoose: 'Choose your free gift',
  giftLoading: 'Adding…',
  giftInCart: 'In your cart, free',
  giftRemoved: 'Removed',
  giftUnavailable: 'Not available right now',
  giftAdd: 'Add',
  giftAddBack: 'Add back',
  giftPicker: (title: string) => `Choose a variant of ${title}`,
  soldOut: 'sold out',
  ...PROMISE_MESSAGES,
  tierLost: 'Doesn’t apply',
  tierAtCheckout: 'Decided at checkout',
  giftLost: (causes: string) => `Not available with ${causes}`,
  /** Note on a gift that can be chosen but may be charged. */
  giftMayBeFree: (causes: string) => `Free if it combines with ${causes}`,
};
