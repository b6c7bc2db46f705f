import type { CartSession } from '../session/session';

/** Host element of the cart; slotted content is its child. Throws if it isn't in the page. */
export function hostElement(): Element {
  const host = document.querySelector('cartwright-cart');
  if (!host) throw new Error('The cart is not in the page.');
  return host;
}

/** Whether a component is in the current config, even if it isn't rendered now. */
export function isOfCart({ rules }: CartSession, componentId: string): boolean {
  return rules.peek().config.components.some(({ id }) => id === componentId);
}
