import type { UpdateCart } from '@cartwright/storefront-kit/page/shopify-global';
import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';

/**
 * Answers the actions by our cart, where the platform lets us. A theme that has its own way of updating the cart keeps
 * it: it tells of the change, and we follow. Being refused, or there being no actions, is as good.
 */
export function handleActions(open: (fallback: () => unknown) => unknown, update: UpdateCart): void {
  const configure = () => {
    try {
      const { openCart, updateCart } = window.Shopify?.actions ?? {};
      if (!document.querySelector(`html${LEFT_ALONE}`)) openCart?.configure?.({ handler: open });
      if (updateCart?.isDefault?.()) updateCart.configure?.({ eventTarget: () => document, handler: update });
    } catch {
      // A page where this fails has its own cart, which goes on working.
    }
  };
  configure();
  // The platform promises its actions for this event; who comes last may be the one that counts.
  if (document.readyState !== 'complete') {
    document.addEventListener('DOMContentLoaded', () => setTimeout(configure), { once: true });
  }
}
