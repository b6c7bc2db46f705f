import type { PricedCart } from './price-cart';

/** Where a shopper is when a validation runs. Source: Function API, `BuyerJourneyStep`. */
export type BuyerJourneyStep = 'CART_INTERACTION' | 'CHECKOUT_INTERACTION' | 'CHECKOUT_COMPLETION';

/** Why a cart is refused: a sentence for the shopper, and the part of the cart that it is about (`$.cart`). */
export interface ValidationProblem {
  readonly message: string;
  readonly target: string;
}

/** Runs what may refuse a cart, on its final prices. No problems: the shopper goes on. */
export type RunValidations = (cart: PricedCart, step: BuyerJourneyStep) => readonly ValidationProblem[];
