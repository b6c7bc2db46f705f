import type { CartTest, StorefrontCart } from '@cartwright/core/storefront/config';
import { markOf, shownInPlaceOf } from '@cartwright/core/storefront/shown-variant';
import type { ChooseVariant } from '@cartwright/storefront-kit/analytics/variant-choice';

/** Carts of a page as its shopper sees them. */
interface ShownCarts {
  /** Gives the cart to draw where this one is live. */
  shown(cart: StorefrontCart): StorefrontCart;
  /** The drawer opened, or closed. */
  toggled(isOpen: boolean): void;
  /** The shopper's cart was read: what it is marked with, and whether nothing is in it. */
  cartRead(mark: string, isEmpty: boolean): void;
}

interface Ports {
  /** Variants can differ in what the cart page does: who is on it is exposed, whatever they show. */
  readonly isCartPage: boolean;
  /** What the shopper's cart was marked with when the page was made; empty: with nothing. */
  readonly marked: string;
  /** Marks the shopper's cart; false where that failed. */
  readonly mark: (value: string) => Promise<boolean>;
  /** Something else is to be drawn, or checkout gives something else now: the cart is read and drawn again. */
  readonly redraw: () => void;
}

/** A store that doesn't keep what an empty cart is marked with isn't asked for ever. */
const MAX_TRIES = 4;

/**
 * The cart that is live, or the variant of its test that the shopper sees. Exposed to it is who has the drawer open, or is on the
 * cart page. A variant with rewards of its own is promised once the shopper's cart is marked for it, so that what is shown
 * is given. A page marks a cart once, and the next one after it. Where that failed, and where another page of the shopper has
 * marked it otherwise since, what checkout gives is shown: two pages don't fight over a cart.
 */
export function shownCarts(choose: ChooseVariant, ports: Ports): ShownCarts {
  const { isCartPage, mark, redraw } = ports;
  let isDrawn = isCartPage;
  let expose: (() => void) | null = null;
  let marked = ports.marked;
  let isMarking = false;
  let mayMark = true;
  let tries = 0;
  const check = () => {
    if (isDrawn) expose?.();
  };

  async function markFor(wanted: string): Promise<void> {
    isMarking = true;
    tries += 1;
    if (await mark(wanted)) marked = wanted;
    isMarking = false;
    redraw();
  }

  return {
    shown(cart) {
      const { test } = cart;
      const chosen = test && choose(test);
      expose = chosen?.expose ?? null;
      check();
      if (!test) return cart;
      const wanted = markOf(test, chosen?.variant);
      const given = variantOf(test, marked) ? marked : '';
      const isMarked = given === wanted;
      if (!isMarked && mayMark && !isMarking) void markFor(wanted);
      mayMark = false;
      if (isMarked) return inPlaceOf(cart, chosen?.variant);
      if (!isMarking) return inPlaceOf(cart, variantOf(test, given));
      return { ...inPlaceOf(cart, chosen?.variant), discountsActive: false };
    },
    toggled(isOpen) {
      isDrawn = isOpen || isCartPage;
      check();
    },
    cartRead(now, isEmpty) {
      if (isEmpty && tries < MAX_TRIES) mayMark = true;
      if (now === marked || isMarking) return;
      marked = now;
      redraw();
    },
  };
}

type Variant = CartTest['variants'][number];

function inPlaceOf(control: StorefrontCart, variant: Variant | undefined): StorefrontCart {
  return variant?.cart ? shownInPlaceOf(control, variant.cart) : control;
}

/** The variant whose rewards a cart has that is marked so; undefined where it has the control's. */
function variantOf(test: CartTest, mark: string): Variant | undefined {
  return test.variants.find((variant) => mark !== '' && markOf(test, variant) === mark);
}
