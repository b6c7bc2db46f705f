import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import type { CartApp } from '../app/cart-app';
import { cartControl } from './cart-controls';

/**
 * Opens our cart, the one that is live, where the theme's links and buttons would open theirs; without it the way is the
 * cart page.
 */
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
      // The theme's own drawer would open as well.
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
