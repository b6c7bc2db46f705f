import type { RewardsConfig } from '../rewards/config';
import { variantMark } from '../rewards/variant-rewards';
import type { CartTest, CartUnderTest, StorefrontCart } from './config';

/** Control as displayed to a shopper of this variant. */
export function shownInPlaceOf(
  control: StorefrontCart,
  { products, gives, ...shown }: CartUnderTest,
): StorefrontCart {
  const { id, live, rewards, givesGifts, discountsActive } = control;
  const { discountTitles, offerTitles } = gives ?? control;
  return {
    id,
    live,
    rewards: { ...rewards, ...gives?.rewards },
    ...(givesGifts && { givesGifts }),
    discountsActive,
    // Shopify names the automatic discount after the control.
    discountTitles: [...new Set([...control.discountTitles, ...discountTitles])],
    ...(offerTitles && { offerTitles }),
    ...shown,
    products: [
      ...control.products.filter((each) => !products.some((own) => own.id === each.id)),
      ...products,
    ],
  };
}

/** Mark of a shopper's cart for which checkout gives the variant's rewards; empty if they are the control's. */
export function markOf(
  { id: test }: Pick<CartTest, 'id'>,
  variant: { readonly id: string; readonly cart?: CartUnderTest } | undefined,
): string {
  return variant?.cart?.gives ? variantMark(test, variant.id) : '';
}

/** Rewards that checkout may give while a compiled cart is live: its own, and those of its test's variants. */
export function checkoutRewards({ rewards, test }: StorefrontCart): RewardsConfig {
  const own = (test?.variants ?? []).flatMap(({ id, cart }) =>
    test && cart?.gives ? [[variantMark(test.id, id), cart.gives.rewards] as const] : [],
  );
  return own.length > 0 ? { ...rewards, variants: Object.fromEntries(own) } : rewards;
}
