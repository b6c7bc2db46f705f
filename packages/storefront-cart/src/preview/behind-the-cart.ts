import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import { bone, productGrid } from '@cartwright/storefront-kit/preview/skeleton';
import { storePage } from '@cartwright/storefront-kit/preview/store-page';
import dimCss from './behind-the-cart.css';

/** The store's page behind the cart. */
export interface PageBehind {
  show(isWanted: boolean, look: StorefrontLook | undefined): void;
}

/** Page skeleton, shown if wanted and if `cart` leaves space, dimmed as in the storefront. */
export function pageBehind(cart: () => Element | null): PageBehind {
  const page = storePage([bone('line line--title'), productGrid(12)], dimCss);
  page.showHeader(true);
  let isWanted = false;

  function place(): void {
    const width = cart()?.getBoundingClientRect().width ?? innerWidth;
    page.element.hidden = !isWanted || width >= innerWidth;
  }

  document.body.prepend(page.element);
  const sizes = new ResizeObserver(place);
  return {
    show(wanted, look) {
      isWanted = wanted;
      page.wear(look);
      // Each visit has a new cart element. Observing it triggers placement before the next paint, without a forced
      // layout.
      sizes.disconnect();
      for (const each of [document.documentElement, cart()]) if (each) sizes.observe(each);
    },
  };
}
