import type { StoreCart } from '../../state/ports/store-cart';
import type { Payments } from '../cart-subtotal/gift-cards';

/** Gift cards of a cart from the last response. Amounts are subunits of `currency`. */
export interface CartGiftCards {
  /** The cart's. */
  readonly token: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Cart total in that response, before gift cards and delivery. */
  readonly total: number;
  /** In payment order, with the amount each paid of that total. */
  readonly cards: readonly { readonly id: string; readonly last: string; readonly used: number }[];
}

/**
 * Estimates gift card payments after the cart has changed. A card pays up to what it paid before; if an amount remained
 * due, the cards have no balance left. So results are exact for totals below what the cards paid, and for any total
 * once the cards are used up. Otherwise the balance is unknown: null until the cards have been read again.
 */
export function payByGiftCards(
  giftCards: CartGiftCards,
  cart: Pick<StoreCart, 'token' | 'currency' | 'total'>,
): Pick<Payments, 'cards' | 'due'> {
  // Another cart: the previous one was paid or abandoned.
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
