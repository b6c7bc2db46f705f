import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';

/** English texts of a bundle builder. */
export const BUNDLE_ENGLISH = {
  /** Read out of a builder without a title. */
  label: 'Bundle',
  /** Read out before the ways in which everything is bought. */
  purchase: 'Purchase options',
  choose: 'Choose',
  chosen: 'Chosen',
  /** Read out of buttons, with the title of a product. */
  remove: (title: string) => `Remove ${title}`,
  decrease: (title: string) => `Decrease quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  /** Number of products to choose at a step; `min` may be 0. */
  pick: (min: number, max: number) =>
    min === max ? `Choose ${max}` : min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`,
  of: (count: number, max: number) => `${count} of ${max}`,
  inBundle: 'In your bundle',
  emptySlot: 'Empty',
  /** Before the gifts of a tier. */
  gift: 'Free gift',
  /** Condition of a tier: `products`, or an amount. */
  tierFrom: (needed: string) => `From ${needed}`,
  /** Discount of a tier: `percent`, or an amount. */
  off: (reward: string) => `${reward} off`,
  /** Formats a number, given as `String` writes it. */
  percent: (number: string) => `${number}%`,
  /** Price of a bundle of exactly this many products. */
  fixed: (count: number, amount: string) => `${count} for ${amount}`,
  /** Read out of a tier that is reached. */
  earned: 'Earned',
  /** Reward of the next tier, and the amount missing: a number of products, or an amount. */
  withMore: (reward: string, more: number | string) => `${reward} with ${more} more`,
  full: 'Your bundle is full',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  total: 'Total:',
  nextStep: (title: string) => `Next: ${title}`,
  previousStep: (title: string) => `Back: ${title}`,
  adding: 'Adding…',
  isAdded: 'Your bundle is in the cart',
  /** Note at the total if the cart has a discount code. */
  codes: 'Discount codes apply in the cart.',
};

export type BundleMessages = InAnyLanguage<typeof BUNDLE_ENGLISH>;
