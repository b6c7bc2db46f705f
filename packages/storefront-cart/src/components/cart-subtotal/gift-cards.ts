import type { SummaryRow } from '@cartwright/ui/cart/cart-subtotal/summary-rows';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import type { StoreCart } from '../../state/ports/store-cart';

/** Payments of a cart by gift cards. Amounts are subunits of its currency; null until the cards have been read again. */
export interface Payments {
  readonly cards: readonly { readonly id: string; readonly last: string; readonly used: number | null }[];
  /** What is left to pay, before delivery. */
  readonly due: number | null;
  /** A row for each card, and one for what is left to pay. */
  readonly rows: readonly SummaryRow[];
}

/**
 * Payments by the cart's gift cards, as far as they are known; null for a cart without any. The part that asks for them
 * writes; the subtotal and the checkout button read, and cost the drawer no more than this.
 */
export const giftCardsOf = (session: CartSession): Signal<((cart: StoreCart) => Payments) | null> =>
  session.stateOf('gift_cards', () => signal(null));
