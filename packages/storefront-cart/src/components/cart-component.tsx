import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { FunctionComponent } from 'react';
import type { CartParts } from '../parts/part';
import type { CartSession } from '../session/session';
import { CartItemsContainer } from './cart-items/cart-items-container';
import { CartSubtotalContainer, type SubtotalPart } from './cart-subtotal/cart-subtotal-container';
import { CheckoutContainer } from './checkout/checkout-container';
import { TitleBarContainer } from './title-bar/title-bar-container';

/** Draws a component of the cart: one line for each type. */
export function CartComponent(props: {
  readonly component: StorefrontComponent;
  readonly session: CartSession;
  readonly parts: CartParts;
  /** Of a subtotal, what of it is drawn. */
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
      // Until its part has come there is nothing in its place; the drawer opens while the cart is read as well.
      return Lazy ? <Lazy component={component} session={session} /> : null;
    }
  }
}
