import type { SettingsOf } from '@cartwright/core/components/component-types';
import { CartItems } from '@cartwright/ui/cart/cart-items/cart-items';
import { EmptyCart } from '@cartwright/ui/cart/cart-items/empty-cart';
import { LoadingLines } from '@cartwright/ui/cart/cart-items/loading-lines';
import { MESSAGES } from '../../messages/messages';
import type { CartParts } from '../../parts/part';
import type { CartSession } from '../../session/session';
import { drawLines } from './draw-lines';

export function CartItemsContainer(props: {
  readonly settings: SettingsOf<'cart_items'>;
  readonly session: CartSession;
  readonly parts: CartParts;
}) {
  const { settings, session } = props;
  const { language } = settings;
  const cart = session.cartStore.view.value?.cart;
  if (!(cart && props.parts.isReady()) && session.error.value === null)
    return <LoadingLines label={MESSAGES.loading} />;
  const lines = cart ? drawLines(cart, settings, session, props.parts) : [];
  return (
    <>
      {lines[0] && <CartItems label={MESSAGES.lines}>{lines}</CartItems>}
      {!cart?.lines[0] && (
        <EmptyCart
          title={cart ? language.emptyTitle : MESSAGES.unread}
          message={cart ? language.emptyMessage : MESSAGES.unreadMessage}
          continueLabel={cart ? language.continueShopping : MESSAGES.again}
          onContinue={() => (cart ? session.close?.() : void session.refresh())}
        />
      )}
    </>
  );
}
