import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';

/** Default messages of the cart. Merchants' texts are in the config. */
const ENGLISH = {
  cart: 'Cart',
  close: 'Close cart',
  dismiss: 'Dismiss',
  loading: 'Loading your cart',
  unread: 'Your cart is safe',
  unreadMessage: 'We couldn’t load it just now. Nothing in it has changed.',
  again: 'Try again',
  lines: 'Items in your cart',
  units: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  quantityOf: (title: string) => `Quantity of ${title}`,
  decrease: (title: string) => `Decrease quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  remove: (label: string, title: string) => `${label}: ${title}`,
  partOf: (title: string) => `belongs to ${title}`,
  each: (price: string) => `${price} each`,
  /** Error of a typed quantity. */
  notAQuantity: 'Enter a whole number from 0 to 99,999.',
  soldOutSince: 'Sold out since you added it',
  price: 'Price',
  priceBefore: 'Price before discounts',
  comparedAt: 'Compared at',
  free: 'Free',
  freeGift: 'Free gift',
  reached: (tier: string) => `Reward earned: ${tier}`,
  giftAdded: (title: string) => `Free gift added: ${title}`,
  removeCode: (code: string) => `Remove ${code}`,
  /** Message about units that couldn't be added; in the store's own words of 4 March 2025. */
  onlyAdded: (units: number) =>
    units === 0
      ? 'The maximum quantity of this item is already in your cart.'
      : `Only ${units === 1 ? '1 item was' : `${units} items were`} added to your cart due to availability.`,
  summary: (units: string, subtotal: string) => `Cart updated: ${units}, subtotal ${subtotal}`,
  retrying: {
    busy: 'The store is busy. Trying again…',
    lost: 'Connection lost. Trying again…',
    broken: 'Something went wrong at the store. Trying again…',
  },
  /** Reasons for a held checkout. */
  held: {
    changed: 'Your cart has changed. Check the new amounts, then check out again.',
    unchecked: 'The store hasn’t confirmed these amounts. Check out again to continue without waiting.',
    gift: 'You have a free gift to choose. Check out again to continue without it.',
  },
  failed: {
    refused: 'The store couldn’t do that. Try another quantity.',
    busy: 'The store is busy right now. Try again in a moment.',
    lost: 'The store couldn’t be reached. Check your connection and try again.',
    broken: 'Something went wrong at the store. Try again in a moment.',
    line_gone: 'This item is no longer in your cart.',
    code_unusable: 'This discount code doesn’t apply to your cart.',
    gift_unavailable: 'This gift isn’t available right now. Choose another one.',
  },
} as const;

export type Messages = InAnyLanguage<typeof ENGLISH>;

/** Messages in the page's language, one set per page. */
export let MESSAGES: Messages = ENGLISH;

/** Switches the language for subsequent renders. */
export function speak(messages: Messages): void {
  MESSAGES = messages;
}
