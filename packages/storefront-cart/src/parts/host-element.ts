import type { CartSession } from '../session/session';

/** The cart's element in the page; what is slotted into the cart is a child of it. */
export function hostElement(): Element {
  const host = document.querySelector('cartwright-cart');
  if (!host) throw new Error('The cart is not in the page.');
  return host;
}

/** Whether a component is of the cart that is shown now: one that is merely not drawn comes back. */
export function isOfCart({ rules }: CartSession, componentId: string): boolean {
  return rules.peek().config.components.some(({ id }) => id === componentId);
}
