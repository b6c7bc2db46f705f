import { FEATURE_KEYS, type FeatureKey } from '@cartwright/core/contract/feature-keys';

/** Features that come with a key and are built, as merchants know them. The others say nothing to a merchant yet. */
export const FEATURES: readonly { readonly key: FeatureKey; readonly name: string; readonly use: string }[] =
  [
    {
      key: FEATURE_KEYS.giftCardInput,
      name: 'Gift cards in the cart',
      use: 'Shoppers can enter gift cards before checkout. Needs storefront access.',
    },
  ];
