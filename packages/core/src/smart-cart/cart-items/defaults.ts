import type { CartItemsSettings } from './schema';

export const cartItemsDefaults = (): CartItemsSettings => ({
  linkToProduct: true,
  showVendor: false,
  showCompareAtPrice: true,
  language: {
    emptyTitle: 'Your cart is empty',
    emptyMessage: 'Find something you like, and it will wait for you here.',
    continueShopping: 'Continue shopping',
    remove: 'Remove',
    subscribe: 'Subscribe and save',
    oneTime: 'One-time purchase',
  },
});
