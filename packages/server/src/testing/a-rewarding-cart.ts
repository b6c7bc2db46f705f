import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { SavedCart } from '@cartwright/core/contract/carts';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';

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
