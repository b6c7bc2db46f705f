import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import type { CartApp } from '../app/cart-app';
import { cartControl } from './cart-controls';

/** Opens our live cart instead of the theme's from its links and buttons; falls back to the cart page. */
export function interceptControls(
  root: string,
  live: () => Pick<StorefrontCart, 'cartPageEnabled'> | null,
  load: () => Promise<CartApp | null>,
): void {
  document.addEventListener(
    'click',
    (event) => {
      const cart = live();
      const control = cart && cartControl(event.target, root, cart.cartPageEnabled);
      if (!control || !isPlain(event)) return;
      event.preventDefault();
      // Keeps the theme's drawer from opening too.
      event.stopImmediatePropagation();
      const at = performance.now();
      void load()
        .then((app) => {
          app?.open(true, at);
          return app;
        })
        .catch(() => null)
        .then((app) => app ?? location.assign(control.page));
    },
    true,
  );
}
