import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { SavedCart } from '@cartwright/core/contract/carts';
import { withBars } from '@cartwright/core/testing/with-bars';

/** Components of a cart whose bar gives these products from 75, in addition to its free shipping. */
export function withGifts(
  { cart }: Pick<SavedCart, 'cart'>,
  products: ProductSelection[],
): Pick<CartDocument, 'components'> {
  const gift = { ...newTier('gift', 'product'), minimum: 75, products };
  const { components } = withBars(cart, (bars) =>
    bars.map((bar) => ({ ...bar, tiers: [...bar.tiers, gift] })),
  );
  return { components };
}
