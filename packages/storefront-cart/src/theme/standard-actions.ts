import { LEFT_ALONE } from './left-alone';

/** How a page asks for the cart: the platform's actions, as far as we answer them. Source: shopify.dev, configure actions. */
export interface StandardActions {
  readonly openCart?: {
    configure?(options: { handler(fallback: () => unknown): unknown }): boolean;
  };
  readonly updateCart?: {
    isDefault?(): boolean;
    configure?(options: { eventTarget(): EventTarget; handler: UpdateCart }): boolean;
  };
}

/** `fallback` is the platform's own way of doing it. */
export type UpdateCart = (fallback: () => Promise<unknown>, payload?: unknown) => Promise<unknown>;

/**
 * Answers the actions by our cart, where the platform lets us. A theme that has its own way of updating the cart keeps
 * it: it tells of the change, and we follow. Being refused, or there being no actions, is as good.
 */
export function answerActions(open: (fallback: () => unknown) => unknown, update: UpdateCart): void {
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
