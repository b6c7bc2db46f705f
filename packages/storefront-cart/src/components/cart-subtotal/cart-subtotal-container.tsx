import type { SettingsOf } from '@cartwright/core/smart-cart/component-types';
import { CartSubtotal } from '@cartwright/ui/cart/cart-subtotal/cart-subtotal';
import { isPriced } from '../../drawer/is-priced';
import type { CartSession } from '../../drawer/session';
import { WORDS } from '../../words';
import { giftCardsOf } from '../discount-code/gift-cards';
import { codeRow } from './code-row';
import { discountRows } from './discount-rows';

/** What the cart comes to; an empty one comes to nothing. */
export function CartSubtotalContainer(props: {
  readonly settings: SettingsOf<'cart_subtotal'>;
  readonly session: CartSession;
}) {
  const { settings, session } = props;
  const cart = session.kernel.view.value?.cart;
  if (!cart || cart.lines.length === 0) return null;
  const rows = discountRows(cart);
  const saved = rows.reduce((sum, { amount }) => sum + amount, 0);
  const less = (amount: number) => `−${session.money(amount)}`;
  const itemised = settings.showDiscountSummary;
  return (
    <CartSubtotal
      label={settings.language.subtotal}
      amount={isPriced(cart) ? session.money(cart.total) : null}
      before={saved > 0 && isPriced(cart) ? session.money(cart.total + saved) : null}
      beforeLabel={WORDS.priceBefore}
      discounts={
        itemised
          ? rows.map(({ title, amount }) => ({ ...codeRow(title, session), amount: less(amount) }))
          : []
      }
      payments={giftCardsOf(session).value.map(({ last, used }) => ({
        label: `•••• ${last}`,
        amount: less(used),
      }))}
      savings={
        saved > 0 && (!itemised || rows.length > 1)
          ? { label: settings.language.savings, amount: less(saved) }
          : null
      }
      note={settings.language.note}
    />
  );
}
