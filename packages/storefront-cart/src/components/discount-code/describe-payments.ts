import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import { isPriced } from '../../session/is-priced';
import type { CartSession } from '../../session/session';
import type { StoreCart } from '../../state/ports/store-cart';
import type { Payments } from '../cart-subtotal/gift-cards';
import type { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';
import { type CartGiftCards, payByGiftCards } from './pay-by-gift-cards';

type Messages = Pick<
  InAnyLanguage<typeof DISCOUNT_CODE_MESSAGES>,
  'giftCard' | 'paysNothing' | 'due' | 'dueWithoutDelivery'
>;

/** Describes gift card payments of a cart, with summary rows; null without cards. */
export function describePayments(
  giftCards: CartGiftCards,
  messages: Messages,
  money: CartSession['money'],
): ((cart: StoreCart) => Payments) | null {
  if (giftCards.cards.length === 0) return null;
  return (cart) => {
    const paid = payByGiftCards(giftCards, cart);
    if (paid.cards.length === 0) return { ...paid, rows: [] };
    const shown = (amount: number | null, text: (amount: number) => string) =>
      amount === null || !isPriced(cart) ? null : text(amount);
    const rows = paid.cards.map(({ last, used }) => ({
      label: messages.giftCard(last),
      amount: shown(used, (pays) => (pays > 0 ? `−${money(pays)}` : messages.paysNothing)),
    }));
    const label = paid.due === 0 ? messages.dueWithoutDelivery : messages.due;
    return { ...paid, rows: [...rows, { kind: 'due', label, amount: shown(paid.due, money) }] };
  };
}
