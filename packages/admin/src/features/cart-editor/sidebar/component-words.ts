import type { AddableType } from '@cartwright/core/smart-cart/commands/add-component';

/** What each type does for shoppers, in a sentence. */
export const COMPONENT_WORDS: Readonly<Record<AddableType, string>> = {
  announcement_bar: 'Messages that take turns, with a timer if you like.',
  cart_items: 'The lines of the cart, with quantities and prices.',
  cart_share: 'A link with which shoppers send their cart to others.',
  cart_subtotal: 'What the cart costs, and what it saves.',
  checkout: 'The button that leads to checkout, and terms to agree to.',
  cross_sell_widget: 'Products that go with what is in the cart.',
  custom_code_block: 'Your own HTML, CSS and script.',
  discount_code: 'A field for discount codes and gift cards.',
  login: 'Lets shoppers sign in without leaving the cart.',
  notes: 'A note that shoppers leave with their order.',
  tiered_progress_bar: 'How far it is to free shipping, gifts and discounts.',
  title_bar: 'The heading of the cart, and the button that closes it.',
};
