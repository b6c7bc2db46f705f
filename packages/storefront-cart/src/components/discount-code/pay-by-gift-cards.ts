import type { StoreCart } from '../../state/ports/store-cart';
import type { Payments } from '../cart-subtotal/gift-cards';

/** The gift cards of a cart, as the store answered them last. Amounts are subunits of `currency`. */
export interface CartGiftCards {
  /** The cart's. */
  readonly token: string;
  /** ISO 4217. */
  readonly currency: string;
  /** What the cart came to in that answer, before gift cards and delivery. */
  readonly total: number;
  /** In the order in which they pay, with what each paid of that total. */
  readonly cards: readonly { readonly id: string; readonly last: string; readonly used: number }[];
}

/**
 * Payments of a cart by gift cards that may have changed since they were read. What a card paid of a total it pays of
 * any, as far as there is anything left to pay; and where they have left something to pay they have no more to give. So
 * the figures are exact for every cart of less than the cards paid, and for every cart at all once they are used up.
 * Else a balance that nobody has told would be needed: then nothing is said, until the cards have been read again.
 */
export function payByGiftCards(
  giftCards: CartGiftCards,
  cart: Pick<StoreCart, 'token' | 'currency' | 'total'>,
): Pick<Payments, 'cards' | 'due'> {
  // Another cart: the one that the cards were of was paid, or left behind.
  if (giftCards.token !== cart.token) return { cards: [], due: cart.total };
  let due: number = cart.total;
  let paid = 0;
  const cards = giftCards.cards.map((card) => {
    const used = Math.min(due, card.used);
    due -= used;
    paid += card.used;
    return { ...card, used };
  });
  const isKnown = cart.currency === giftCards.currency && (due === 0 || paid < giftCards.total);
  return isKnown ? { cards, due } : { cards: cards.map((card) => ({ ...card, used: null })), due: null };
}
