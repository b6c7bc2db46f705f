import type { StorefrontComponent } from '@cartwright/core/storefront/config';

/** Component types shown in an empty cart; apps decide per block. All others need lines. */
const IN_EMPTY_CART: readonly StorefrontComponent['type'][] = [
  'title_bar',
  'announcement_bar',
  'cart_items',
  'cross_sell_widget',
  'login',
];

/** Whether a component is shown in an empty cart. */
export function standsInEmptyCart({ type, settings }: StorefrontComponent): boolean {
  if (type === 'smart_cart_app') return settings.app?.showInEmptyCart ?? false;
  return IN_EMPTY_CART.includes(type);
}
