import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { CartSession } from '../drawer/session';
import { CartItemsContainer } from './cart-items/cart-items-container';
import { CartSubtotalContainer } from './cart-subtotal/cart-subtotal-container';
import { CheckoutContainer } from './checkout/checkout-container';
import { TieredProgressBarContainer } from './tiered-progress-bar/tiered-progress-bar-container';
import { TitleBarContainer } from './title-bar/title-bar-container';

/** Draws a component of the cart: one line for each type. */
export function CartComponent(props: {
  readonly component: StorefrontComponent;
  readonly session: CartSession;
}) {
  const { component, session } = props;
  switch (component.type) {
    case 'title_bar':
      return <TitleBarContainer settings={component.settings} session={session} />;
    case 'tiered_progress_bar':
      return (
        <TieredProgressBarContainer id={component.id} bars={component.settings.bars} session={session} />
      );
    case 'cart_items':
      return <CartItemsContainer settings={component.settings} session={session} />;
    case 'cart_subtotal':
      return <CartSubtotalContainer settings={component.settings} session={session} />;
    case 'checkout':
      return <CheckoutContainer settings={component.settings} session={session} />;
    // The editor does not offer these yet; a document that has them shows nothing in their place.
    case 'announcement_bar':
    case 'cart_share':
    case 'cross_sell_widget':
    case 'custom_code_block':
    case 'discount_code':
    case 'login':
    case 'notes':
    case 'smart_cart_app':
      return null;
    default:
      return component satisfies never;
  }
}
