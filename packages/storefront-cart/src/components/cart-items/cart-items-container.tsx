import type { SettingsOf } from '@cartwright/core/smart-cart/component-types';
import { CartItems } from '@cartwright/ui/cart/cart-items/cart-items';
import { EmptyCart } from '@cartwright/ui/cart/cart-items/empty-cart';
import { LoadingLines } from '@cartwright/ui/cart/cart-items/loading-lines';
import { lineIds } from '../../drawer/line-ids';
import type { CartSession } from '../../drawer/session';
import { WORDS } from '../../words';
import { cartLineProps } from './cart-line-props';
import { inFamilies } from './in-families';

export function CartItemsContainer(props: {
  readonly settings: SettingsOf<'cart_items'>;
  readonly session: CartSession;
}) {
  const { settings, session } = props;
  const { language } = settings;
  const cart = session.kernel.view.value?.cart;
  if (!cart && session.error.value === null) return <LoadingLines label={WORDS.loading} />;
  if (!cart) {
    return (
      <EmptyCart
        title={WORDS.unread}
        message={WORDS.unreadMessage}
        continueLabel={WORDS.again}
        onContinue={() => void session.refresh()}
      />
    );
  }
  if (cart.lines.length === 0) {
    return (
      <EmptyCart
        title={language.emptyTitle}
        message={language.emptyMessage}
        continueLabel={language.continueShopping}
        onContinue={() => session.close?.()}
      />
    );
  }
  const ids = lineIds(cart);
  return (
    <CartItems
      label={WORDS.lines}
      lines={inFamilies(cart.lines).map(({ line, parent }) =>
        cartLineProps(line, ids.of(line), settings, session, parent),
      )}
    />
  );
}
