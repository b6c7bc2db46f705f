import type { CartComponent } from '@cartwright/core/smart-cart/component';
import { CartItemsPanel } from './cart-items/panel';
import { CartSubtotalPanel } from './cart-subtotal/panel';
import { CheckoutPanel } from './checkout/panel';
import { OtherPanel } from './other/panel';
import { TieredProgressBarPanel } from './tiered-progress-bar/panel';
import { TitleBarPanel } from './title-bar/panel';

/** The settings of a component, by its type. */
export function ComponentPanel({ component }: { component: CartComponent }) {
  switch (component.type) {
    case 'title_bar':
      return <TitleBarPanel component={component} />;
    case 'tiered_progress_bar':
      return <TieredProgressBarPanel component={component} />;
    case 'cart_items':
      return <CartItemsPanel component={component} />;
    case 'cart_subtotal':
      return <CartSubtotalPanel component={component} />;
    case 'checkout':
      return <CheckoutPanel component={component} />;
    case 'announcement_bar':
    case 'cart_share':
    case 'cross_sell_widget':
    case 'custom_code_block':
    case 'discount_code':
    case 'login':
    case 'notes':
    case 'smart_cart_app':
      return <OtherPanel component={component} />;
    default: {
      const unknown: never = component;
      return unknown;
    }
  }
}
