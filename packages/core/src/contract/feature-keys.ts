import { GIFT_CARD_INPUT_KEY } from './private-keys';

/** Features with a private key: those of the personalisation specification, in its order, with our ids. */
export const FEATURE_KEYS = {
  bundleBuilder: 'bundle-builder',
  checkoutButtonWidget: 'checkout-button-widget',
  customerAccountExtensions: 'customer-account-extensions',
  /** Scheduled events for an email marketing service. */
  scheduledEmailEvents: 'scheduled-email-events',
  legacyCheckoutWidgets: 'legacy-checkout-widgets',
  legacyThankYouPageWidgets: 'legacy-thank-you-page-widgets',
  marketsShortcut: 'markets-shortcut',
  remindAndSave: 'remind-and-save',
  search: 'search',
  searchEngineBeta: 'search-engine-beta',
  giftCardInput: GIFT_CARD_INPUT_KEY,
  nestedCartItems: 'nested-cart-items',
  smartCollections: 'smart-collections-beta',
  smartFlows: 'smart-flows-beta',
} as const;

export type FeatureKey = (typeof FEATURE_KEYS)[keyof typeof FEATURE_KEYS];

/** All keys, of a shop with every feature. */
export const ALL_FEATURE_KEYS: readonly FeatureKey[] = Object.values(FEATURE_KEYS);
