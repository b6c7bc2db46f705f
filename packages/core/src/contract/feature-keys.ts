import { GIFT_CARD_INPUT_KEY } from './private-keys';

/**
 * The features that take a private key: those of the personalisation specification, in its
 * order, by ids of ours.
 */
export const FEATURE_KEYS = {
  bundleBuilder: 'bundle-builder',
  checkoutButtonWidget: 'checkout-button-widget',
  customerAccountExtensions: 'customer-account-extensions',
  /** Events for an email marketing service, sent at set times. */
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

/** Every key: what a shop has that lacks nothing. */
export const ALL_FEATURE_KEYS: readonly FeatureKey[] = Object.values(FEATURE_KEYS);
