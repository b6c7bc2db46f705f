import type { UpdateCart } from '@cartwright/storefront-kit/page/shopify-global';
import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';

/**
 * Handles the standard actions by our cart, where the platform allows it. A theme with its own cart update keeps it,
 * and we follow its events. Refusal or missing actions are fine.
 */
export function handleActions(open: (fallback: () => unknown) => unknown, update: UpdateCart): void {
  const configure = () => {
    try {
      const { openCart, updateCart } = window.Shopify?.actions ?? {};
      if (!document.querySelector(`html${LEFT_ALONE}`)) openCart?.configure?.({ handler: open });
      if (updateCart?.isDefault?.()) updateCart.configure?.({ eventTarget: () => document, handler: update });
    } catch {
      // On failure the page's own cart keeps working.
    }
  };
  configure();
  // The platform guarantees its actions by this event; the last handler may win.
  if (document.readyState !== 'complete') {
    document.addEventListener('DOMContentLoaded', () => setTimeout(configure), { once: true });
  }
}
