import { shownInPlaceOf } from '@cartwright/core/storefront/cart-test';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { ChooseVariant } from '@cartwright/storefront-kit/analytics/variant-choice';

/** Carts of a page as its shopper sees them. */
interface ShownCarts {
  /** Gives the cart to draw where this one is live. */
  shown(cart: StorefrontCart): StorefrontCart;
  /** The drawer opened, or closed. */
  toggled(isOpen: boolean): void;
}

/**
 * The cart that is live, or the variant of its test that the shopper sees. Exposed to it is who has the drawer open, and who is
 * on the cart page (`isCartPage`), where variants can differ in what the page does: whatever they show, alike.
 */
export function shownCarts(choose: ChooseVariant, isCartPage: boolean): ShownCarts {
  let isDrawn = isCartPage;
  let expose: (() => void) | null = null;
  const look = () => {
    if (isDrawn) expose?.();
  };
  return {
    shown(cart) {
      const chosen = cart.test && choose(cart.test);
      expose = chosen?.expose ?? null;
      look();
      const tested = chosen?.variant?.cart;
      return tested ? shownInPlaceOf(cart, tested) : cart;
    },
    toggled(isOpen) {
      isDrawn = isOpen || isCartPage;
      look();
    },
  };
}
