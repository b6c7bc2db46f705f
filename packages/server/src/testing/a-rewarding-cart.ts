import type { SavedCart } from '@cartwright/core/contract/carts';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { ProductSelection } from '@cartwright/core/smart-cart/merchant-input';
import { newTier } from '@cartwright/core/smart-cart/tiered-progress-bar/defaults';

/** The components of a cart whose bar gives these products from 75 on, beside the free shipping that it has anyway. */
export function withGifts(
  { cart }: Pick<SavedCart, 'cart'>,
  products: ProductSelection[],
): Pick<CartDocument, 'components'> {
  return {
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? {
            ...component,
            settings: {
              bars: component.settings.bars.map((bar) => ({
                ...bar,
                tiers: [...bar.tiers, { ...newTier('gift', 'product'), minimum: 75, products }],
              })),
            },
          }
        : component,
    ),
  };
}
