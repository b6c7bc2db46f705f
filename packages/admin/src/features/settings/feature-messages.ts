import { FEATURE_KEYS, type FeatureKey } from '@cartwright/core/contract/feature-keys';

interface FeatureMessage {
  readonly name: string;
  /** Description; future tense if not built yet. */
  readonly use: string;
  /** Whether the key has no effect yet. */
  readonly planned?: true;
}

/** Features that need a key, in merchants' words. */
export const FEATURES: Readonly<Record<FeatureKey, FeatureMessage>> = {
  [FEATURE_KEYS.search]: {
    name: 'Search',
    use: 'Opens Search: keyword groups, synonyms, the results page and suggestions.',
  },
  [FEATURE_KEYS.smartCollections]: {
    name: 'Collections',
    use: 'Opens Collections: campaigns, default settings, and settings of single collections.',
  },
  [FEATURE_KEYS.bundleBuilder]: {
    name: 'Bundle builder',
    use: 'Opens bundle builders, in which shoppers choose products step by step.',
  },
  [FEATURE_KEYS.giftCardInput]: {
    name: 'Gift cards in the cart',
    use: 'Shoppers can enter gift cards before checkout. Needs storefront access.',
  },
  [FEATURE_KEYS.nestedCartItems]: {
    name: 'Nested cart items',
    use: 'Will group add-ons and bundle parts below the item they belong to.',
    planned: true,
  },
  [FEATURE_KEYS.marketsShortcut]: {
    name: 'Markets shortcut',
    use: 'Will let shoppers change country and currency in the cart.',
    planned: true,
  },
  [FEATURE_KEYS.remindAndSave]: {
    name: 'Remind and save',
    use: 'Will let shoppers save items for later and be reminded of them.',
    planned: true,
  },
  [FEATURE_KEYS.searchEngineBeta]: {
    name: 'Search engine beta',
    use: 'Will try new versions of the search engine before everyone gets them.',
    planned: true,
  },
  [FEATURE_KEYS.smartFlows]: {
    name: 'Smart Flows beta',
    use: 'Will offer more products in steps after an item is added.',
    planned: true,
  },
  [FEATURE_KEYS.checkoutButtonWidget]: {
    name: 'Checkout button widget',
    use: 'Will put a checkout button on any page of your store.',
    planned: true,
  },
  [FEATURE_KEYS.customerAccountExtensions]: {
    name: 'Customer account extensions',
    use: 'Will show recommendations on your customers’ account pages.',
    planned: true,
  },
  [FEATURE_KEYS.scheduledEmailEvents]: {
    name: 'Scheduled email events',
    use: 'Will send events to your email marketing service at set times.',
    planned: true,
  },
  [FEATURE_KEYS.legacyCheckoutWidgets]: {
    name: 'Legacy checkout widgets',
    use: 'Will keep widgets of earlier checkouts working.',
    planned: true,
  },
  [FEATURE_KEYS.legacyThankYouPageWidgets]: {
    name: 'Legacy thank-you page widgets',
    use: 'Will keep widgets of earlier thank-you pages working.',
    planned: true,
  },
};

/** Name of a feature by its key; the key itself if unknown. */
export function featureName(key: string): string {
  return (FEATURES as Readonly<Record<string, FeatureMessage>>)[key]?.name ?? key;
}
