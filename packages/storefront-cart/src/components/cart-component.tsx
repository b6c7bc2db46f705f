import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { FunctionComponent } from 'react';
import type { CartParts } from '../parts/part';
import type { CartSession } from '../session/session';
import { CartItemsContainer } from './cart-items/cart-items-container';
import { CartSubtotalContainer, type SubtotalPart } from './cart-subtotal/cart-subtotal-container';
import { CheckoutContainer } from './checkout/checkout-container';
import { TitleBarContainer } from './title-bar/title-bar-container';

/** Renders a cart component by its type. */
export function CartComponent(props: {
  readonly component: StorefrontComponent;
  readonly session: CartSession;
  readonly parts: CartParts;
  /** Rendered section of a subtotal. */
  readonly only: SubtotalPart | undefined;
}) {
  const { component, session, parts } = props;
  switch (component.type) {
    case 'title_bar':
      return <TitleBarContainer settings={component.settings} session={session} />;
    case 'cart_items':
      return <CartItemsContainer settings={component.settings} session={session} parts={parts} />;
    case 'cart_subtotal':
      return <CartSubtotalContainer settings={component.settings} session={session} only={props.only} />;
    case 'checkout':
      return <CheckoutContainer settings={component.settings} session={session} parts={parts} />;
    default: {
      const Lazy = parts.get(component.type)?.Component as
        | FunctionComponent<{
            component: StorefrontComponent;
            session: CartSession;
          }>
        | undefined;
      // Nothing is rendered until the part has loaded, as while the cart is still being read.
      return Lazy ? <Lazy component={component} session={session} /> : null;
    }
  }
}
