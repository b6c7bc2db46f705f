import type { SummaryRow } from '@cartwright/ui/cart/cart-subtotal/summary-rows';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import type { StoreCart } from '../../state/ports/store-cart';

/** Gift card payments of a cart. Amounts are subunits of its currency; null until the cards have been read again. */
export interface Payments {
  readonly cards: readonly { readonly id: string; readonly last: string; readonly used: number | null }[];
  /** Amount left to pay, before delivery. */
  readonly due: number | null;
  /** Rows of the cards, and of the amount left to pay. */
  readonly rows: readonly SummaryRow[];
}

/**
 * Known gift card payments of the cart; null without any. Written by the part that reads them; the subtotal and
 * checkout button only read, so the drawer needs no more code than this.
 */
export const giftCardsOf = (session: CartSession): Signal<((cart: StoreCart) => Payments) | null> =>
  session.stateOf('gift_cards', () => signal(null));
