import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { findComponent, placeOf, visibleComponents } from '@cartwright/core/cart/components-of';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { standsInEmptyCart } from '../drawer/empty-cart';
import type { PagePort } from '../state/ports/ports';
import type { Rules } from '../state/ports/rules';
import type { StoreCart } from '../state/ports/store-cart';

/** Context of the component; `cart` is null while unread. */
interface Shown {
  readonly rules: Rules;
  readonly cart: StoreCart | null;
  readonly offered?: NonNullable<PagePort['preview']>['offered'] | undefined;
}

/**
 * Explains to the merchant why a component renders nothing and what to do. Whether it does is for the caller to know.
 */
export function whyNothing(component: StorefrontComponent, { rules, cart, offered }: Shown): string {
  if (!cart) return 'Shown once the cart has loaded.';
  if (cart.lines.length === 0 && !standsInEmptyCart(component)) return 'Not shown while the cart is empty.';
  if (component.template) return 'The template draws nothing for this cart.';
  switch (component.type) {
    case 'tiered_progress_bar':
      return ofBars(component, rules);
    case 'cross_sell_widget':
      return ofWidget(component, offered);
    case 'announcement_bar':
      return 'Add a message to show it here.';
    default:
      return 'Nothing to show here yet.';
  }
}

function ofWidget(
  { settings: { widget } }: Extract<StorefrontComponent, { type: 'cross_sell_widget' }>,
  offered: Shown['offered'],
): string {
  if (!widget) return 'Choose a widget to show it here.';
  if (widget.dataSource === 'hand_picked' && widget.products.length === 0)
    return 'No products chosen yet. Choose some to show the widget here.';
  const asked = offered?.(widget);
  if (asked?.isAsked && asked.status === 'failed')
    return 'The products of this data source couldn’t be loaded.';
  if (asked?.isAsked) return 'This data source gives no products for this cart.';
  return 'No products to recommend for this cart yet.';
}

function ofBars(
  { settings }: Extract<StorefrontComponent, { type: 'tiered_progress_bar' }>,
  { config, context }: Rules,
): string {
  if (settings.bars.every(({ tiers }) => tiers.length === 0)) return 'Add a tier to show the bar here.';
  const isEverywhere = config.rewards.bars.some(({ countries }) => countries === null);
  if (!isEverywhere && context.country === null) return 'No bar for shoppers outside its countries.';
  return 'No bar for this country or currency.';
}

/** Explains why a component isn't in the rendered cart; null if it is, or if there is no such component. */
export function whyNotThere(document: CartDocument, componentId: string): string | null {
  if (!findComponent(document, componentId)) return null;
  if (placeOf(document, componentId)?.anchor === 'needsAttention')
    return 'Finish setting it up to show it in the cart.';
  const isThere = visibleComponents(document).some(({ component }) => component.componentId === componentId);
  return isThere ? null : 'Hidden from shoppers.';
}
