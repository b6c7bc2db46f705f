import type { StorefrontComponent } from '@cartwright/core/storefront/config';

/** Components of an empty cart; of apps each block says so itself. Everything else needs lines. */
const IN_EMPTY_CART: readonly StorefrontComponent['type'][] = [
  'title_bar',
  'announcement_bar',
  'cart_items',
  'cross_sell_widget',
  'login',
];

/** Whether a component stands in a cart without lines. */
export function standsInEmptyCart({ type, settings }: StorefrontComponent): boolean {
  if (type === 'smart_cart_app') return settings.app?.showInEmptyCart ?? false;
  return IN_EMPTY_CART.includes(type);
}
