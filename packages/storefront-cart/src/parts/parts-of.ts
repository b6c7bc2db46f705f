import type { StorefrontCart, StorefrontComponent } from '@cartwright/core/storefront/config';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import type { LazyType, PartName } from '../app/part-name';

import { isCartShared } from './shared-cart-address';

const EAGER = ['cart_items', 'cart_subtotal', 'checkout', 'title_bar'];

/**
 * Lazy parts a cart needs beyond the drawer's own, by the same rule for loader and drawer. `page` is the current page,
 * `search` its URL query.
 */
export function partsOf(
  {
    components,
    template: ofCart,
    lineMetafields,
    volume,
    switchToSubscriptionEnabled,
  }: Pick<StorefrontCart, 'components'> & Partial<StorefrontCart>,
  page?: Pick<PageInfo, 'itemCount' | 'products'>,
  search = '',
): PartName[] {
  const names: PartName[] = [];
  if (lineMetafields) names.push('product_facts');
  for (const { type, settings, template = ofCart } of components) {
    if (template) names.push('custom_template');
    if (isLazy(type)) names.push(type);
    else if (type === 'checkout' && (settings.showExpress || settings.attributes?.[0]))
      names.push('checkout_extras');
  }
  // Variants can be changed in the line, which makes it taller on a phone.
  const mayHaveVariants = page && (page.itemCount > 0 || page.products.some(({ variants }) => variants[1]));
  if (volume || switchToSubscriptionEnabled || mayHaveVariants) names.push('line_offers');
  if (isCartShared(search)) names.push('shared_cart');
  return names;
}

function isLazy(type: StorefrontComponent['type']): type is LazyType {
  return !EAGER.includes(type);
}
