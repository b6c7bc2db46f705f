import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../drawer/session';

/** A gift card in the cart. `used` is what it pays, in subunits of the cart's currency. */
export interface GiftCard {
  readonly id: string;
  readonly last: string;
  readonly used: number;
}

/** The cart's gift cards as far as they are known: the part that asks for them writes, the subtotal reads. */
export const giftCardsOf = (session: CartSession): Signal<readonly GiftCard[]> =>
  session.stateOf('gift_cards', () => signal<readonly GiftCard[]>([]));
