import type { CartTest, StorefrontCart } from '@cartwright/core/storefront/config';
import { markOf, shownInPlaceOf } from '@cartwright/core/storefront/shown-variant';
import type { ChooseVariant } from '@cartwright/storefront-kit/analytics/variant-choice';

/** Cart to show on a page for its shopper. */
interface ShownCarts {
  /** Returns the cart to show in place of the live one. */
  shown(cart: StorefrontCart): StorefrontCart;
  /** Called when the drawer opens or closes. */
  toggled(isOpen: boolean): void;
  /** Called after the shopper's cart was read, with its variant mark and whether it is empty. */
  cartRead(mark: string, isEmpty: boolean): void;
}

interface Ports {
  /** Variants may change the cart page, so every visitor of it is exposed, whatever is shown. */
  readonly isCartPage: boolean;
  /** Variant mark of the cart when the page was rendered; empty: none. */
  readonly marked: string;
  /** Marks the shopper's cart; false where that failed. */
  readonly mark: (value: string) => Promise<boolean>;
  /** Reads and renders the cart again, after the shown cart or the rewards at checkout changed. */
  readonly redraw: () => void;
}

/** Retry limit for stores that don't keep an empty cart's attributes. */
const MAX_TRIES = 4;

/**
 * Live cart, or the test variant that the shopper sees. Opening the drawer or visiting the cart page is an exposure. A
 * variant with its own rewards is shown only once the cart is marked for it, so that shown rewards are given. A page
 * marks a cart at most once. After a failure, or if another page has marked it otherwise since, the rewards that
 * checkout gives are shown: pages don't overwrite each other's mark.
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

/** Variant for a cart's mark; undefined for the control. */
function variantOf(test: CartTest, mark: string): Variant | undefined {
  return test.variants.find((variant) => mark !== '' && markOf(test, variant) === mark);
}
