import * as z from 'zod';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

/** Texts of cart items. Buttons would have no name without the required ones. */
export const CART_ITEMS_TEXTS = textTable<unknown>()({
  emptyTitle: { label: 'Empty cart title', limit: 'title', default: 'Your cart is empty', required: true },
  emptyMessage: {
    label: 'Empty cart message',
    limit: 'message',
    default: 'Items you add will appear here.',
  },
  continueShopping: {
    label: 'Continue shopping',
    limit: 'button',
    default: 'Continue shopping',
    required: true,
  },
  remove: {
    label: 'Remove',
    limit: 'button',
    default: 'Remove',
    required: true,
    help: 'The button that removes an item.',
  },
  subscribe: {
    label: 'Subscribe',
    limit: 'button',
    default: 'Subscribe and save',
    required: true,
    help: 'The button that turns an item into a subscription. Its savings are shown below.',
  },
  oneTime: { label: 'One-time purchase', limit: 'button', default: 'One-time purchase', required: true },
});

const settings = z.strictObject({
  linkToProduct: z.boolean(),
  showVendor: z.boolean(),
  showCompareAtPrice: z.boolean(),
  language: textsSchema(CART_ITEMS_TEXTS),
});

/** List of the cart's lines. */
export const cartItems = defineComponent({
  name: 'Cart Items',
  description: 'The items in the cart, with quantities and prices.',
  version: '1.5',
  anchor: 'body',
  settings,
  labels: {
    linkToProduct: 'Link to the product',
    showVendor: 'Show the vendor',
    showCompareAtPrice: 'Show the compare-at price',
    ...textLabels(CART_ITEMS_TEXTS, 'language'),
  },
  defaults: () => ({
    linkToProduct: true,
    showVendor: false,
    showCompareAtPrice: true,
    language: textDefaults(CART_ITEMS_TEXTS),
  }),
  validate: ({ language }) => textIssues(CART_ITEMS_TEXTS, language, null, ['language'], 'Cart Items'),
});
