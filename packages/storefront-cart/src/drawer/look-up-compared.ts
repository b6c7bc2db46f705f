import { effect } from '@preact/signals';
import type { CartSession } from '../session/session';

/** Looks up what the products of an open cart are compared at, where it shows that: a cart does not say so itself. */
export function lookUpCompared({
  cartStore,
  rules,
  page,
}: Pick<CartSession, 'cartStore' | 'rules' | 'page'>): void {
  effect(() => {
    const cart = cartStore.truth.value;
    const comparing = rules.value.config.components.some(
      ({ type, settings }) => type === 'cart_items' && settings.showCompareAtPrice,
    );
    if (comparing && page.isOpen.value && cart) page.learn(cart.lines.map(({ handle }) => handle));
  });
}
