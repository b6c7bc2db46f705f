import type { SettingsOf } from '@cartwright/core/components/component-types';
import { CartSubtotal } from '@cartwright/ui/cart/cart-subtotal/cart-subtotal';
import { type SummaryRow, SummaryRows } from '@cartwright/ui/cart/cart-subtotal/summary-rows';
import { MESSAGES } from '../../messages/messages';
import { isPriced } from '../../session/is-priced';
import type { CartSession } from '../../session/session';
import { codeRow } from './code-row';
import { discountRows } from './discount-rows';
import { giftCardsOf } from './gift-cards';

/** Sections of a split subtotal: discounts scroll, the total stays in view. */
export type SubtotalPart = 'discounts' | 'total';

/** Subtotal of the cart; nothing for an empty cart. */
export function CartSubtotalContainer(props: {
  readonly settings: SettingsOf<'cart_subtotal'>;
  readonly session: CartSession;
  /** Absent: both. */
  readonly only: SubtotalPart | undefined;
}) {
  const { settings, session, only } = props;
  const cart = session.cartStore.view.value?.cart;
  if (!cart || cart.lines.length === 0) return null;
  const rows = discountRows(cart);
  const saved = rows.reduce((sum, { amount }) => sum + amount, 0);
  const itemised = settings.showDiscountSummary;
  const discounts: SummaryRow[] = itemised
    ? rows.map(({ title, amount }) => ({ ...codeRow(title, session), amount: `−${session.money(amount)}` }))
    : [];
  if (saved > 0 && discounts.length !== 1)
    discounts.push({ kind: 'savings', label: settings.language.savings, amount: session.money(saved) });
  if (only === 'discounts') return <SummaryRows part="discounts" rows={discounts} />;
  return (
    <CartSubtotal
      label={settings.language.subtotal}
      amount={isPriced(cart) ? session.money(cart.total) : null}
      before={saved > 0 && isPriced(cart) ? session.money(cart.total + saved) : null}
      beforeLabel={MESSAGES.priceBefore}
      discounts={only ? [] : discounts}
      payments={giftCardsOf(session).value?.(cart).rows ?? []}
      note={settings.language.note}
    />
  );
}
