import type { CartDocument } from '../smart-cart/cart-document';
import { visibleComponents } from '../smart-cart/components-of';

/** The ids of the products that a cart gives as gifts, each once: what has to be read before it is compiled. */
export function giftProductIds(document: CartDocument): number[] {
  const ids = visibleComponents(document).flatMap(({ component }) =>
    component.type === 'tiered_progress_bar'
      ? component.settings.bars.flatMap((bar) =>
          bar.tiers
            .filter((tier) => tier.type === 'product')
            .flatMap((tier) => tier.products.map((product) => product.product_id)),
        )
      : [],
  );
  return [...new Set(ids)];
}
