import { effect } from '@preact/signals';
import type { CartSession } from '../session/session';

/** Looks up compare-at prices of products in an open cart, if shown: the cart response lacks them. */
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
